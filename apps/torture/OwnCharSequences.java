// args: 3 | 17 | 27
import java.io.IOException;
import java.io.StringWriter;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A rope that is a CharSequence: matchers, joiners, parsers and buffers of the JDK read it, and each read leaves its mark. */
public class OwnCharSequences {
    static abstract class Rope implements CharSequence {
        static int reads;
        static int cuts;

        abstract int depth();

        @Override
        public CharSequence subSequence(int a, int b) {
            cuts++;
            return new Slice(this, a, b);
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < length(); i++) {
                b.append(charAt(i));
            }
            return b.toString();
        }
    }

    static class Leaf extends Rope {
        final String text;

        Leaf(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int i) {
            reads++;
            return text.charAt(i);
        }

        @Override
        int depth() {
            return 1;
        }
    }

    static class Slice extends Rope {
        final Rope base;
        final int from;
        final int to;

        Slice(Rope base, int from, int to) {
            if (from < 0 || to < from || to > base.length()) {
                throw new StringIndexOutOfBoundsException(from + ".." + to);
            }
            this.base = base;
            this.from = from;
            this.to = to;
        }

        @Override
        public int length() {
            return to - from;
        }

        @Override
        public char charAt(int i) {
            return base.charAt(from + i);
        }

        @Override
        int depth() {
            return base.depth() + 1;
        }
    }

    static class Pair extends Rope {
        final Rope left;
        final Rope right;
        final int length;

        Pair(Rope left, Rope right) {
            this.left = left;
            this.right = right;
            this.length = left.length() + right.length();
        }

        @Override
        public int length() {
            return length;
        }

        @Override
        public char charAt(int i) {
            return i < left.length() ? left.charAt(i) : right.charAt(i - left.length());
        }

        @Override
        int depth() {
            return 1 + Math.max(left.depth(), right.depth());
        }
    }

    /** Changes while it is read. */
    static class Ticker implements CharSequence {
        int ticks;

        @Override
        public int length() {
            return 6;
        }

        @Override
        public char charAt(int i) {
            return (char) ('a' + ticks++ % 5);
        }

        @Override
        public CharSequence subSequence(int a, int b) {
            return "sub".repeat(b - a);
        }

        @Override
        public String toString() {
            return "ticker";
        }
    }

    public static void main(String[] args) throws IOException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Rope r = new Leaf("x1");
        for (int i = 0; i < n; i++) {
            Rope leaf = new Leaf(i % 3 == 0 ? "ab" + i : i % 3 == 1 ? "-" : "42 ");
            r = i % 2 == 0 ? new Pair(r, leaf) : new Pair(leaf, r);
            if (i % 7 == 6) {
                r = (Rope) r.subSequence(1, r.length() - 1);
            }
        }
        List<String> numbers = new ArrayList<>();
        Matcher m = Pattern.compile("(\\d+)(?=\\D|$)").matcher(r);
        while (m.find()) {
            numbers.add(m.group(1));
            if (numbers.size() % 4 == 3) {
                m.region(m.end(), Math.max(m.end(), r.length() - 1));
            }
        }
        int sum = 0;
        for (String s : numbers) {
            sum += Integer.parseInt(s, 0, Math.min(3, s.length()), 10);
        }
        int parsed = Integer.parseInt(new Pair(new Leaf("1"), new Leaf("" + n)), 0, 2, 10);
        int readsBefore = Rope.reads;
        boolean same = r.toString().contentEquals(r);
        int compared = CharSequence.compare(r, new Leaf("ab")) + "z".compareTo("a");
        long digits = r.chars().filter(Character::isDigit).count();
        StringBuilder b = new StringBuilder().append(r, 0, Math.min(4, r.length())).insert(1, new Leaf("!"));
        StringJoiner j = new StringJoiner(new Leaf("/"), new Leaf("<"), ">");
        Ticker t = new Ticker();
        for (int i = 0; i < n % 5; i++) {
            j.add(i % 2 == 0 ? t.subSequence(0, 1) : new StringBuilder().append(t, 0, 3));
        }
        StringWriter w = new StringWriter();
        w.append(r, 1, 3).append(t);
        CharBuffer view = CharBuffer.wrap(t);
        int bytes = StandardCharsets.UTF_8.encode(view).remaining();
        int outside = 0;
        for (int i = 0; i < n; i++) {
            try {
                outside += r.subSequence(i, r.length() - i).length();
            } catch (StringIndexOutOfBoundsException e) {
                outside += 1000;
            }
        }
        int rounds = 0;
        for (int left = Rope.reads - readsBefore; left > 0; left -= r.depth() + Rope.cuts) {
            rounds++;
        }
        System.out.println(sum + " " + parsed + " " + same + " " + compared + " " + digits + " " + b + " " + j + " " + w.toString().length() + " " + bytes + " " + t.ticks
            + " " + outside + " " + (rounds > 0) + " " + r.depth());
    }
}
