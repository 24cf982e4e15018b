// args: 3 abc | 8 xyzzy | 14 q
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.util.InputMismatchException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Properties;
import java.util.Random;
import java.util.Scanner;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;

/** Details of scanners, texts, numbers, properties and generators of numbers. */
public class ScannerDetails {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    /** Gives words until it fails. */
    static class Source implements Readable, Closeable {
        int left;
        int reads;
        int closed;

        Source(int left) {
            this.left = left;
        }

        @Override
        public int read(CharBuffer to) throws IOException {
            reads++;
            if (left-- <= 0) {
                throw new IOException("worn out");
            }
            to.put("word" + left + " ");
            return 6 + (left > 9 ? 1 : 0);
        }

        @Override
        public void close() {
            closed++;
        }
    }

    static class Letters implements CharSequence {
        final String text;
        int lengths;
        int chars;

        Letters(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            lengths++;
            return text.length();
        }

        @Override
        public char charAt(int i) {
            chars++;
            return text.charAt(i);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return new Letters(text.substring(from, to));
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** A generator with one method. */
    static class Plain implements RandomGenerator {
        long at;
        int drawn;

        Plain(long at) {
            this.at = at;
        }

        @Override
        public long nextLong() {
            drawn++;
            at = at * 6364136223846793005L + 1442695040888963407L;
            return at;
        }
    }

    static class Seeded extends Random {
        int seeds;

        Seeded(long seed) {
            super(seed);
        }

        @Override
        public synchronized void setSeed(long seed) {
            seeds++;
            super.setSeed(seed + 1);
        }
    }

    static void found(int n, String word) {
        Scanner in = new Scanner("a=" + n + ", " + word + "=22; c\nnext " + n * 3 + " line");
        String pair = in.findInLine("(\\w+)=(\\d+)");
        MatchResult m = in.match();
        int r1 = pair.length() + m.end(1);
        count(r1);
        String second = in.findInLine(Pattern.compile("(\\w+)=(\\d+)"));
        int r2 = Integer.parseInt(in.match().group(2)) + second.length();
        count(r2);
        int r3 = Integer.parseInt(m.group(2));
        count(r3);
        String none = in.findInLine("nothing");
        int r4 = none == null ? n : 50;
        count(r4);
        String far = in.findWithinHorizon("\\d+", n);
        int r5 = far == null ? 1 : far.length() + 3;
        count(r5);
        String anywhere = in.findWithinHorizon("\\d+", 0);
        int r6 = anywhere == null ? 2 : anywhere.length() + 5;
        count(r6);
        in.skip(" l");
        int r7 = in.next().length();
        count(r7);
        int bad = 0;
        try {
            in.skip("z");
        } catch (NoSuchElementException e) {
            bad += n;
        }
        count(bad);
        int unmatched = 0;
        try {
            new Scanner("x").match();
        } catch (IllegalStateException e) {
            unmatched += n;
        }
        count(unmatched);
    }

    static void numbers(int n) {
        Scanner in = new Scanner("12 ff 7 1.5 123456789012345678901 2.25 1,5 300 x 9").useLocale(Locale.ROOT);
        int a = in.nextByte();
        in.useRadix(16);
        int b = in.nextShort();
        int r1 = a + b + in.radix();
        count(r1);
        in.useRadix(10);
        int r2 = in.nextInt(n > 5 ? 8 : 10);
        count(r2);
        float f = in.nextFloat();
        int r3 = (int) (f * 4);
        count(r3);
        if (in.hasNextBigInteger() && !in.hasNextLong()) {
            int r4 = in.nextBigInteger().mod(BigInteger.valueOf(97)).intValue();
            count(r4);
        }
        int r5 = in.nextBigDecimal().scale();
        count(r5);
        in.useLocale(Locale.GERMANY);
        int r6 = (int) (in.nextDouble() * 10);
        count(r6);
        int r7 = in.locale().getCountry().length();
        count(r7);
        int wrong = 0;
        try {
            in.nextByte();
        } catch (InputMismatchException e) {
            wrong += in.nextInt();
        }
        count(wrong);
        int r8 = in.hasNextInt() ? 50 : in.next().length();
        count(r8);
        in.reset();
        int r9 = in.hasNext("\\d") ? in.nextInt() : 50;
        count(r9);
        int end = 0;
        try {
            in.nextInt();
        } catch (NoSuchElementException e) {
            end += n;
        }
        count(end);
    }

    static void delimiters(int n, String word) {
        Scanner in = new Scanner(word + ",b;c d,e;" + n).useDelimiter(",");
        int r1 = in.next().length();
        count(r1);
        in.useDelimiter(";");
        String odd = in.next();
        int r2 = odd.length();
        count(r2);
        in.useDelimiter("[ ,;]+");
        int r3 = in.next().length() + in.delimiter().pattern().length();
        count(r3);
        in.next();
        in.next();
        int r4 = in.nextInt();
        count(r4);
        Scanner many = new Scanner("1 2 3 4 5 6");
        long some = many.tokens().limit(2).count();
        int next = many.nextInt();
        int r5 = (int) some;
        count(r5);
        count(next);
        Scanner all = new Scanner("a1b22c333 d" + n);
        int digits = all.findAll("\\d+").mapToInt(m -> m.group().length()).limit(2).sum();
        String rest = all.hasNext() ? all.next() : "";
        count(digits);
        int r6 = rest.length();
        count(r6);
    }

    static void failing(int n) {
        Source source = new Source(n);
        Scanner in = new Scanner(source);
        int words = 0;
        while (in.hasNext()) {
            words += in.next().length();
        }
        count(words);
        IOException e = in.ioException();
        int r1 = e == null ? 50 : e.getMessage().length();
        count(r1);
        int r2 = source.reads;
        count(r2);
        in.close();
        int r3 = source.closed;
        count(r3);
        int closed = 0;
        try {
            in.hasNext();
        } catch (IllegalStateException x) {
            closed += n;
        }
        count(closed);
        Scanner quiet = new Scanner(new Source(0));
        boolean any = quiet.hasNext();
        int failed = quiet.ioException() != null ? n : 50;
        int r4 = any ? 40 : 2;
        count(r4);
        count(failed);
        StringReader shut = new StringReader("abc");
        if (n > 5) {
            shut.close();
        }
        Scanner plain = new Scanner(shut);
        plain.hasNext();
        int thrown = plain.ioException() == null ? n : n + 3;
        count(thrown);
    }

    static void texts(int n, String word) {
        int r1 = word.regionMatches(true, 1, "XYZ", 1, 2) ? n : n + 1;
        count(r1);
        int r2 = word.compareToIgnoreCase("ABD") + 30;
        count(r2);
        int r3 = word.indent(n).length() + ("  " + word + "\n   x").stripIndent().length();
        count(r3);
        int r4 = (word + "\\t\\101").translateEscapes().length();
        count(r4);
        int[] calls = new int[1];
        String twice = word.transform(s -> {
            calls[0]++;
            return s + s;
        });
        int r5 = twice.length() + calls[0];
        count(r5);
        int r6 = twice.chars().filter(c -> c > 'b').map(c -> c & 7).sum();
        count(r6);
        String built = new StringBuilder(word).toString();
        int r7 = built == word ? 50 : n;
        count(r7);
        int r8 = built.intern() == word.intern() ? n : 50;
        count(r8);
        int r9 = ("ab" + "c") == "abc" && n > 0 ? 3 : 50;
        count(r9);
        int r10 = String.join("-", List.of(word, "x", "" + n)).length() + String.join(word, "a", new StringBuilder("b")).length();
        count(r10);
        Letters letters = new Letters(word);
        letters.length();
        letters.charAt(0);
        new StringBuilder().append(letters, 0, 1);
        int r11 = CharSequence.compare(letters, "abb") + 30;
        count(r11);
        int r12 = letters.chars;
        count(r12);
        int r13 = letters.isEmpty() ? 50 : letters.lengths;
        count(r13);
        int r14 = (int) letters.chars().filter(c -> c == 'z').count();
        count(r14);
        int r15 = letters.chars;
        count(r15);
        int r16 = Integer.parseInt(new Letters("x" + n + "y"), 1, 2, 16);
        count(r16);
        Letters number = new Letters("-" + n);
        int r17 = -Integer.parseInt(number, 0, 2, 10);
        count(r17);
        int r18 = number.chars;
        count(r18);
    }

    static void builders(int n, String word) {
        StringBuilder a = new StringBuilder(word);
        StringBuilder b = new StringBuilder("xyz");
        int r1 = a.compareTo(b) + 40;
        count(r1);
        b.insert(1, n).insert(0, new char[] {'q'}).insert(2, word, 0, 1);
        int r2 = b.length();
        count(r2);
        b.replace(1, 3, "\ud83d\ude00");
        int r3 = b.codePointAt(1) & 31;
        count(r3);
        int r4 = b.offsetByCodePoints(0, 2);
        count(r4);
        a.ensureCapacity(100 + n);
        int more = a.capacity();
        a.trimToSize();
        int less = a.capacity();
        count(more);
        count(less);
        StringBuilder text = new StringBuilder("a1");
        Matcher m = Pattern.compile("\\d").matcher(text);
        int first = m.find() ? m.start() : 50;
        text.append("b2c3").setCharAt(1, 'x');
        m.reset();
        int found = 0;
        while (m.find()) {
            found += m.start() + n;
        }
        count(first);
        count(found);
        StringBuilder digits = new StringBuilder("12");
        digits.setCharAt(0, (char) ('0' + n % 10));
        int r5 = Integer.parseInt(digits, 0, 2, 10);
        count(r5);
        int bad = 0;
        try {
            digits.insert(n, "x");
            digits.deleteCharAt(n);
        } catch (StringIndexOutOfBoundsException e) {
            bad += n;
        }
        count(bad);
        StringJoiner j = new StringJoiner(",", "[", "]").setEmptyValue("none" + n);
        int r6 = j.length();
        count(r6);
        StringJoiner k = new StringJoiner("--").add(word).add("z");
        k.add("more");
        j.merge(k);
        k.add("late");
        int r7 = j.toString().length();
        count(r7);
        StringTokenizer t = new StringTokenizer("a,b;c," + word, ",");
        int r8 = t.countTokens();
        count(r8);
        t.nextToken(";");
        int left = t.countTokens();
        int r9 = left + t.nextToken(",").length();
        count(r9);
        int r10 = ((String) t.nextElement()).length();
        count(r10);
    }

    static void characters(int n, String word) {
        int kinds = 0;
        for (int i = 0; i < n * 20; i += 7) {
            kinds += Character.getType(i);
            if (Character.isLetterOrDigit(i) || Character.isWhitespace(i)) {
                kinds++;
            }
            if (Character.isJavaIdentifierStart(i) && !Character.isTitleCase(i)) {
                kinds += 2;
            }
            if (Character.isISOControl(i) || Character.isMirrored(i)) {
                kinds += 3;
            }
        }
        count(kinds);
        int r1 = Character.getNumericValue(word.charAt(0)) + Character.digit('f', 16) + Character.forDigit(n, 16) / 10;
        count(r1);
        int r2 = Character.toChars(0x1f600 + n)[1] & 31;
        count(r2);
        int r3 = Character.UnicodeBlock.of(word.charAt(0)) == Character.UnicodeBlock.BASIC_LATIN ? n : 50;
        count(r3);
        int r4 = Character.getName('a' + n).length();
        count(r4);
        int r5 = Integer.parseUnsignedInt("4294967295") + Integer.decode("0x" + n) + 2;
        count(r5);
        int r6 = Integer.compareUnsigned(-n, n) + Integer.divideUnsigned(-1, n) % 40;
        count(r6);
        Integer x = n * 10;
        Integer y = n * 10;
        int r7 = x == y ? 3 : 4;
        count(r7);
        int r8 = x.equals(y) && x.compareTo(y) == 0 ? n : 50;
        count(r8);
        int[] exact = new int[5];
        try {
            Math.multiplyExact(n, 200_000_000);
            exact[0] = 2;
        } catch (ArithmeticException e) {
            exact[0] = n;
        }
        try {
            Math.toIntExact(n * 200_000_000L);
            exact[1] = 2;
            Math.addExact(Integer.MAX_VALUE - 10, n);
            exact[2] = 7;
        } catch (ArithmeticException e) {
            exact[3] = n;
        }
        int r9 = exact[0] + exact[1];
        count(r9);
        int r10 = exact[2] + exact[3];
        count(r10);
        int format = 0;
        try {
            format += Integer.parseInt(word, 36) & 15;
            format += Integer.decode(word);
        } catch (NumberFormatException e) {
            format += n;
        }
        count(format);
        int r11 = System.lineSeparator().length() + Math.floorMod(-n, 5);
        count(r11);
    }

    static void property(int n) {
        Integer level = Integer.getInteger("no.such.property", n);
        count(level);
    }

    static void properties(int n, String word) throws IOException {
        Properties defaults = new Properties();
        defaults.setProperty("size", "" + n);
        Properties p = new Properties(defaults);
        p.load(new StringReader("# note\nname = " + word + "\\\n  end\nempty\n"));
        int r1 = Integer.parseInt(p.getProperty("size"));
        count(r1);
        defaults.setProperty("size", "" + (n + 1));
        defaults.setProperty("other", "o");
        int r2 = Integer.parseInt(p.getProperty("size"));
        count(r2);
        int r3 = p.getProperty("name").length() + p.size();
        count(r3);
        Iterator<String> names = p.stringPropertyNames().iterator();
        int length = 0;
        while (names.hasNext()) {
            length += names.next().length();
        }
        count(length);
        StringWriter listed = new StringWriter();
        p.list(new PrintWriter(listed, true));
        int r4 = listed.toString().length() % 50;
        count(r4);
        ByteArrayOutputStream xml = new ByteArrayOutputStream();
        p.storeToXML(xml, "c" + word);
        Properties back = new Properties();
        back.loadFromXML(new ByteArrayInputStream(xml.toByteArray()));
        int r5 = back.getProperty("name").length();
        count(r5);
        StringWriter stored = new StringWriter();
        p.store(stored, "head");
        Properties again = new Properties();
        again.load(new StringReader(stored.toString()));
        int r6 = again.size();
        count(r6);
        int malformed = 0;
        try {
            p.load(new StringReader("k=\\u00g" + n));
        } catch (IllegalArgumentException e) {
            malformed += n;
        }
        count(malformed);
    }

    static void generators(int n) {
        UUID id = UUID.nameUUIDFromBytes(new byte[] {1, (byte) n});
        int r1 = (int) (id.getLeastSignificantBits() & 15) + id.version();
        count(r1);
        Random r = new Random(n);
        int r2 = r.ints(n, 0, 5).sum();
        count(r2);
        DoubleStream doubles = r.doubles(3, 1, 9);
        int between = r.nextInt(50);
        int drawn = (int) doubles.sum();
        int behind = r.nextInt(50);
        count(between);
        count(drawn);
        count(behind);
        r.nextGaussian();
        int gaussian = (int) (r.nextGaussian() * 10) + 40;
        r.setSeed(5);
        count(gaussian);
        int r3 = r.nextInt(40);
        count(r3);
        SplittableRandom s = new SplittableRandom(n);
        SplittableRandom t = s.split();
        t.nextInt();
        int r4 = t.nextInt(40);
        count(r4);
        int r5 = s.nextInt(40);
        count(r5);
        int r6 = (int) s.ints(4, 0, 9).filter(x -> x > 3).count() + s.nextInt(20);
        count(r6);
        Seeded seeded = new Seeded(n);
        int r7 = seeded.seeds;
        count(r7);
        seeded.setSeed(n);
        int r8 = seeded.nextInt(40);
        count(r8);
        Plain plain = new Plain(n);
        plain.nextLong();
        int direct = plain.drawn;
        count(direct);
        int r9 = plain.nextInt(30);
        count(r9);
        int r10 = (int) (plain.nextDouble() * 20) + (plain.nextBoolean() ? 1 : 2);
        count(r10);
        int r11 = plain.drawn;
        count(r11);
        byte[] bytes = new byte[12];
        plain.nextBytes(bytes);
        int r12 = bytes[9] & 31;
        count(r12);
        int r13 = plain.ints(5, 0, 9).sum();
        count(r13);
        int r14 = plain.drawn;
        count(r14);
        int r15 = (int) (plain.at & 15);
        count(r15);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        found(n, word);
        numbers(n);
        delimiters(n, word);
        failing(n);
        texts(n, word);
        builders(n, word);
        characters(n, word);
        property(n);
        properties(n, word);
        generators(n);
        System.out.println(total);
    }
}
