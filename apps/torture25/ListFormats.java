// args: 3 | 17 | 30
import java.io.IOException;
import java.io.Reader;
import java.text.ListFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Lists written as text and parsed back, ambiguous ones included, read through readers over char sequences of the program. */
public class ListFormats {
    static final class Growing implements CharSequence {
        private final StringBuilder text;
        private int reads;

        Growing(String s) {
            text = new StringBuilder(s);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int i) {
            if (++reads % 9 == 0 && text.length() < 120) {
                text.append('+');
            }
            return text.charAt(i);
        }

        @Override
        public void getChars(int from, int to, char[] into, int at) {
            reads += 100;
            for (int i = from; i < to; i++) {
                into[at + i - from] = text.charAt(i) == ',' ? ';' : text.charAt(i);
            }
        }

        @Override
        public CharSequence subSequence(int a, int b) {
            return text.subSequence(a, b);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }

    static List<String> names(int n) {
        List<String> l = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            l.add(i % 5 == 4 ? "x and y" : i % 7 == 3 ? "a, b" : "n" + i);
        }
        return l;
    }

    static int back(ListFormat f, List<String> l) {
        String s = f.format(l);
        try {
            List<String> parsed = f.parse(s);
            int same = 0;
            while (same < Math.min(parsed.size(), l.size()) && parsed.get(same).equals(l.get(same))) {
                same++;
            }
            return same * 10 + parsed.size() - l.size();
        } catch (ParseException e) {
            return -1 - e.getErrorOffset();
        }
    }

    static int through(CharSequence c, int step) throws IOException {
        int separators = 0;
        try (Reader r = Reader.of(c)) {
            char[] buffer = new char[step];
            for (int k = r.read(buffer); k > 0; k = r.read(buffer, 0, Math.max(1, k / 2))) {
                for (int i = 0; i < k; i++) {
                    separators += buffer[i] == ',' ? 1 : buffer[i] == ';' ? 10 : buffer[i] == '+' ? 100 : 0;
                }
                r.skip(k % 3);
            }
        }
        return separators;
    }

    public static void main(String[] args) throws IOException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Map<String, Integer> results = new TreeMap<>();
        for (ListFormat.Type t : ListFormat.Type.values()) {
            for (ListFormat.Style s : ListFormat.Style.values()) {
                ListFormat f = ListFormat.getInstance(n % 2 == 0 ? Locale.US : Locale.GERMANY, t, s);
                int sum = 0;
                for (int k = 1; k <= n % 6 + 2; k++) {
                    sum += back(f, names(k));
                }
                results.put(t.name().charAt(0) + s.name(), sum);
            }
        }
        ListFormat own = ListFormat.getInstance(new String[] {"<{0}|{1}", "{0}|{1}", "{0}~{1}>", n % 3 == 0 ? "" : "{0}&{1}", "({0}):({1}):({2})"});
        int owned = 0;
        List<String> longest = names(n);
        while (!longest.isEmpty()) {
            String s = own.format(longest);
            ParsePosition at = new ParsePosition(0);
            Object parsed = own.parseObject(s, at);
            owned = (owned * 3 + (parsed instanceof Object[] a ? a.length : parsed instanceof List<?> p ? p.size() + 50 : 200) + at.getIndex()) % 100_003;
            longest = longest.subList(0, longest.size() / 2);
        }
        int refused = 0;
        for (String[] patterns : new String[][] {{"{0}", "", "", "", ""}, {"{0},{1}", "{0},{1}", "{0}{1}", "", ""}, {"x"}}) {
            try {
                refused += ListFormat.getInstance(patterns).format(List.of("p", "q")).length();
            } catch (IllegalArgumentException e) {
                refused += 1000;
            }
        }
        String text = ListFormat.getInstance(Locale.US, ListFormat.Type.UNIT, ListFormat.Style.FULL).format(names(n));
        int plain = through(text, n % 5 + 3);
        int growing = through(new Growing(text), n % 5 + 3);
        Growing g = new Growing(text);
        int whole = Reader.of(g).readAllAsString().length() + Reader.of(String.join("\n", Arrays.asList("a", "b", text))).readAllLines().size() * 1000;
        int rounds = 0;
        for (int left = plain * 10 + growing; left > 0; left -= results.size()) {
            rounds++;
        }
        System.out.println(results + " " + owned + " " + refused + " " + plain + " " + growing + " " + whole + " " + rounds);
    }
}
