// args: level 3 a1b22c333|Was-it_a-car 5 9z8y7|xX 11 \u1F600q1\u1F3FDq22
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class TextSurgeon {
    static final String TEMPLATE = """
            Dear ${name},\
             you owe \t${amount}
              "quoted" and ""\"triple""\"
            trailing\s\s
            """;

    static String codepoints(String s) { // \\u1F600 stands for one code point
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); )
            if (s.startsWith("\\u", i)) {
                sb.appendCodePoint(Integer.parseInt(s.substring(i + 2, i + 7), 16));
                i += 7;
            } else sb.append(s.charAt(i++));
        return sb.toString();
    }

    static int palindromes(String s) {
        int found = 0;
        StringBuilder sb = new StringBuilder(s.toLowerCase(Locale.ROOT));
        for (int i = sb.length() - 1; i >= 0; i--) if (!Character.isLetter(sb.charAt(i))) sb.deleteCharAt(i);
        for (int a = 0; a < sb.length(); a++)
            for (int b = a + 2; b <= sb.length(); b++) {
                String part = sb.substring(a, b);
                if (new StringBuilder(part).reverse().compareTo(new StringBuilder(part)) == 0) found++;
            }
        return found;
    }

    static class Gap implements CharSequence { // a gap buffer
        private char[] buf = new char[4];
        private int start, end = 4;
        int moves, grown;
        void insert(int at, CharSequence s) {
            for (int i = 0; i < s.length(); i++) {
                if (start == end) {
                    char[] n = new char[buf.length * 2];
                    System.arraycopy(buf, 0, n, 0, start);
                    System.arraycopy(buf, end, n, n.length - (buf.length - end), buf.length - end);
                    end = n.length - (buf.length - end);
                    buf = n;
                    grown++;
                }
                seek(at + i);
                buf[start++] = s.charAt(i);
            }
        }
        void seek(int at) {
            while (start > at) { buf[--end] = buf[--start]; moves++; }
            while (start < at) { buf[start++] = buf[end++]; moves++; }
        }
        public int length() { return buf.length - (end - start); }
        public char charAt(int i) { return buf[i < start ? i : i + end - start]; }
        public CharSequence subSequence(int a, int b) { return toString().substring(a, b); }
        @Override public String toString() { return new StringBuilder(this).toString(); } // StringBuilder(CharSequence)
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[1]);
        String code = codepoints(args[2]);
        int pals = palindromes(args[0].repeat(n % 3 + 1));
        StringBuilder sb = new StringBuilder().repeat(args[0], n).repeat(0x1F600, n % 4).repeat('-', 2);
        int at = -1, hits = 0;
        while ((at = sb.indexOf(args[0].substring(1), at + 1)) >= 0 && at < sb.length() - n) { sb.replace(at, at + 1, hits % 2 == 0 ? "" : "<>"); hits++; }
        int upper = 0, emoji = 0, surrogates = 0;
        for (int i = 0, cp; i < sb.length(); i += Character.charCount(cp)) {
            cp = sb.codePointAt(i);
            if (Character.isEmoji(cp)) emoji++;
            if (Character.isUpperCase(cp)) upper++;
        }
        for (char c : (sb + code).toCharArray()) if (Character.isHighSurrogate(c)) surrogates++;
        String[] parts = code.splitWithDelimiters("\\d+", n);
        int digits = 0, delims = 0;
        for (int i = 0; i < parts.length; i++) {
            if (i % 2 == 1) delims++;
            for (int d : parts[i].chars().filter(Character::isDigit).map(c -> c - '0').toArray()) for (; d > 0; d--) digits++;
        }
        String letter = TEMPLATE.replace("${name}", args[0]).replace("${amount}", "" + n * 100).indent(n % 3 - 1).stripTrailing();
        List<String> lines = letter.lines().map(l -> l.strip().translateEscapes()).collect(Collectors.toCollection(ArrayList::new));
        int quotes = lines.stream().mapToInt(l -> l.indexOf('"', 1, Math.min(l.length(), 4 + n))).map(i -> Math.clamp(i, 0, 5)).sum();
        Gap gap = new Gap();
        for (int i = 0; i < n; i++) gap.insert(gap.length() * (i % 3) / 2, i % 2 == 0 ? args[0] : code);
        int same = 0;
        for (int i = 0; i < gap.length(); i++) if (gap.charAt(i) == gap.charAt(gap.length() - 1 - i)) same++;
        BreakIterator words = BreakIterator.getWordInstance(Locale.ROOT);
        words.setText(letter);
        int breaks = 0;
        while (words.next() != BreakIterator.DONE) breaks++;
        Map<Integer, Long> histogram = gap.codePoints().boxed().collect(Collectors.groupingBy(Character::getType, TreeMap::new, Collectors.counting()));
        StringTokenizer st = new StringTokenizer(sb + "-" + code, "<>-123", true);
        int tokens = 0;
        while (st.hasMoreTokens()) tokens += st.nextToken().length() > 1 ? 10 : st.countTokens() % 2;
        String collated = Arrays.stream(Pattern.compile("(?<=\\d)(?=\\D)").split(code))
                .sorted(String.CASE_INSENSITIVE_ORDER.reversed()).collect(Collectors.joining("|", "[", "]"));
        System.out.println(pals + " " + hits + " " + upper + " " + emoji + " " + surrogates + " " + delims + " " + digits + " " + quotes + " " + lines.size());
        System.out.println(gap.moves + " " + gap.grown + " " + same + " " + breaks + " " + histogram + " " + tokens + " " + collated.length() + " "
                + (int) code.transform(s -> s.charAt(s.length() - 1)));
    }
}
