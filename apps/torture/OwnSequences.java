// args: 3 abc | 10 xy | 25 qrst
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A CharSequence, a Formattable-like toString and a Number of the program inside calls of the JDK. */
public class OwnSequences {
    static int chars;
    static int shown;

    static final class Repeated implements CharSequence {
        private final String unit;
        private final int from;
        private final int to;

        Repeated(String unit, int from, int to) {
            this.unit = unit;
            this.from = from;
            this.to = to;
        }

        @Override
        public int length() {
            return to - from;
        }

        @Override
        public char charAt(int i) {
            chars++;
            return unit.charAt((from + i) % unit.length());
        }

        @Override
        public CharSequence subSequence(int a, int b) {
            return new Repeated(unit, from + a, from + b);
        }

        @Override
        public String toString() {
            shown++;
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < length(); i++) {
                b.append(charAt(i));
            }
            return b.toString();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        CharSequence s = new Repeated(args[1], 0, n * 2);
        int total = 0;
        Matcher m = Pattern.compile(args[1].substring(1) + "|" + args[1].charAt(0) + "$").matcher(s);
        while (m.find()) {
            total += m.end() - m.start();
        }
        StringBuilder b = new StringBuilder(s).append(s, 1, 3).insert(0, s.subSequence(n, n + 1));
        if (args[1].contentEquals(new Repeated(args[1], 0, args[1].length()))) {
            total += 40;
        }
        if (b.toString().contains(s)) {
            total += 7;
        }
        String joined = String.join(s.subSequence(0, 1), "a", "b", String.valueOf(s));
        String text = "" + s + n + String.format("%s|%4s", s, s.subSequence(0, 2));
        for (int i = 0; i < joined.length() + text.length(); i += 2) {
            total++;
        }
        total += (int) s.chars().filter(c -> c == args[1].charAt(0)).count() + CharSequence.compare(s, args[1]);
        for (int i = 0; i < chars; i += 5) {
            total++;
        }
        for (int i = 0; i < shown; i++) {
            total++;
        }
        System.out.println(total + " " + shown);
    }
}
