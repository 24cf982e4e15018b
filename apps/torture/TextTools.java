// args: 3 Ab,cd;Ef | 10 hello,World;x | 25 a;bb;CCC;dd;e;F
import java.text.BreakIterator;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tools for text: matches as a stream, replacements that are computed, breaks, collation, tables by key ignoring case. */
public class TextTools {
    static int replaced;

    static String upper(MatchResult m) {
        replaced += m.end() - m.start();
        return m.group().toUpperCase(Locale.ROOT);
    }

    static int matches(String text, int n) {
        Pattern word = Pattern.compile("(?<head>[a-z])(?<tail>\\w*)", Pattern.CASE_INSENSITIVE);
        int total = word.matcher(text).results().mapToInt(m -> m.group(1).charAt(0)).sum();
        String s = word.matcher(text.repeat(n % 3 + 1)).replaceAll(TextTools::upper);
        Matcher m = word.matcher(s);
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            m.appendReplacement(out, m.group("tail").isEmpty() ? "-" : "$2$1");
        }
        m.appendTail(out);
        m.reset("zz top");
        total += m.lookingAt() ? m.end() : 0;
        m.region(3, 6);
        total += m.matches() ? m.start("tail") : -1;
        Predicate<String> number = Pattern.compile("\\d+").asMatchPredicate();
        total += number.test(String.valueOf(n)) ? out.length() : 0;
        total += Pattern.compile("[,;]").splitAsStream(text).filter(p -> p.length() > 1).count();
        return total + Pattern.quote(text).length() + Matcher.quoteReplacement("a$b").length();
    }

    static int scans(String text, int n) {
        int total = 0;
        try (Scanner in = new Scanner(text + " " + n + " 0x1F true 1.5")) {
            in.useDelimiter("[,; ]+").useLocale(Locale.ROOT);
            while (in.hasNext()) {
                if (in.hasNextInt()) {
                    total += in.nextInt();
                } else if (in.hasNextBoolean()) {
                    total += in.nextBoolean() ? 7 : 0;
                } else if (in.hasNextDouble()) {
                    total += (int) (in.nextDouble() * 10);
                } else {
                    total += in.next().length();
                }
            }
        }
        total += (int) new Scanner("a1b22c333").findAll("\\d+").filter(r -> r.group().length() > n % 3).count();
        List<String> tokens = new Scanner(text).useDelimiter(",").tokens().collect(Collectors.toList());
        return total + tokens.size() + tokens.get(0).length();
    }

    static int breaks(String text) {
        BreakIterator words = BreakIterator.getWordInstance(Locale.ROOT);
        words.setText(text.replace(',', ' '));
        int count = 0;
        for (int at = words.first(); at != BreakIterator.DONE; at = words.next()) {
            count += at;
        }
        Collator collator = Collator.getInstance(Locale.ROOT);
        collator.setStrength(Collator.PRIMARY);
        List<String> parts = new ArrayList<>(Arrays.asList(text.split("[,;]")));
        parts.sort(collator);
        Collections.sort(parts, String.CASE_INSENSITIVE_ORDER.reversed());
        Map<String, Integer> table = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String p : parts) {
            table.merge(p, p.length(), Integer::sum);
            table.merge(p.toUpperCase(Locale.ROOT), 1, Integer::sum);
        }
        int sum = 0;
        for (Map.Entry<String, Integer> e : table.entrySet()) {
            sum = sum * 3 + e.getValue();
        }
        return count + sum + parts.get(0).length() + (collator.compare("a", "A") == 0 ? 5 : 0);
    }

    static int strings(String text, int n) {
        int k = 0;
        for (String line : ("  " + text + "\n\n" + n + "\t").lines().map(String::strip).filter(l -> !l.isBlank()).collect(Collectors.toList())) {
            k += line.length();
        }
        k += text.chars().filter(Character::isUpperCase).count() + text.codePoints().map(Character::getNumericValue).sum();
        k += text.indent(n % 4).length() + "-".repeat(n).transform(String::length) + (text.regionMatches(true, 0, "AB", 0, 2) ? 3 : 0);
        return k;
    }

    static int strings2(String text, int n) {
        int k = text.compareToIgnoreCase("B") + CharSequence.compare(text, "b") + text.lastIndexOf(';') + text.indexOf("c", 1);
        k += String.join("+", Collections.nCopies(n % 5, text)).length() + text.concat("x").replaceFirst("[a-z]", "").length();
        char[] chars = text.toCharArray();
        Arrays.sort(chars);
        k += String.valueOf(chars, 0, 2).hashCode() % 10 + String.copyValueOf(chars).strip().length();
        k += new String(chars, 1, chars.length - 1).contentEquals(new StringBuilder(text)) ? 1 : 2;
        text.getChars(0, 2, chars, 1);
        return k + chars[1] + "%d-%s".formatted(n, text).length() + (text.endsWith("f") ? 1 : 0);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = matches(args[1], n) + scans(args[1], n) + breaks(args[1]) + strings(args[1], n) + strings2(args[1], n);
        int steps = 0;
        for (int i = 0; i < Math.floorMod(total, 100) + replaced; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + replaced + " " + steps);
    }
}
