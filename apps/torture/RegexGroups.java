// args: 3 a=1;bb=22 | 10 key=7;x;yy=300 | 25 none
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Matcher state: named groups, find from a place, replaceAll with a function and references, split, bad patterns. */
public class RegexGroups {
    static final Pattern PAIR = Pattern.compile("(?<key>[a-z]+)=(?<value>\\d+)");
    static int replaced;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Matcher m = PAIR.matcher(args[1]);
        int total = 0;
        while (m.find()) {
            for (int i = Integer.parseInt(m.group("value")); i > 0; i /= 2) {
                total++;
            }
            total += m.start("value") + m.end();
        }
        String doubled = PAIR.matcher(args[1]).replaceAll(r -> {
            replaced++;
            return r.group(2) + r.group(1);
        });
        String swapped = args[1].replaceAll("([a-z])([a-z])", "$2-$1");
        for (int i = 0; i < swapped.length(); i++) {
            total += swapped.charAt(i) == '-' ? 5 : 0;
        }
        m.reset(doubled + ";z=" + n);
        if (m.find(doubled.length())) {
            total += m.groupCount() * Integer.parseInt(m.group(2));
        }
        StringBuilder out = new StringBuilder();
        Matcher digits = Pattern.compile("\\d").matcher(args[1] + n);
        while (digits.find()) {
            digits.appendReplacement(out, digits.group().equals("2") ? "two" : "$0$0");
        }
        digits.appendTail(out);
        int broken = 0;
        for (int i = 0; i < n; i++) {
            try {
                if (Pattern.matches(i % 3 == 0 ? "(" + i : "[0-" + i % 10 + "]*", "" + i)) {
                    broken++;
                }
            } catch (PatternSyntaxException e) {
                broken += e.getIndex() > 0 ? 10 : 1;
            }
        }
        for (int i = 0; i < out.length() + replaced; i++) {
            total++;
        }
        System.out.println(total + " " + broken);
    }
}
