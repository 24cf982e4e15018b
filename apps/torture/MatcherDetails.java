// args: 3 | 10 | 25
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Matchers in all their states, over texts that change and that count; exact numbers; digits of bytes. */
public class MatcherDetails {
    static int failed;
    static int asked;

    /** A text that counts who looks, and that may be changed. */
    static final class Watched implements CharSequence {
        private final StringBuilder text;

        Watched(String text) {
            this.text = new StringBuilder(text);
        }

        @Override public int length() {
            return text.length();
        }

        @Override public char charAt(int i) {
            asked++;
            return text.charAt(i);
        }

        @Override public CharSequence subSequence(int from, int to) {
            asked += 10;
            return text.substring(from, to);
        }

        @Override public String toString() {
            asked += 1000;
            return text.toString();
        }
    }

    static int ends(int n) {
        Matcher m = Pattern.compile("ab+$|abc").matcher("x".repeat(n % 4) + "ab".repeat(n % 3 + 1));
        int s = 0;
        while (m.find()) {
            s += m.hitEnd() ? 3 : 5;
            s += m.requireEnd() ? 7 : 11;
        }
        s += m.hitEnd() ? 100 : 200;
        return s + (m.reset("abc").lookingAt() && !m.hitEnd() ? 13 : 17);
    }

    static int regions(int n) {
        Matcher m = Pattern.compile("(?<=a)b$|^c").matcher("abcab".repeat(n));
        m.region(1 + n % 3, n * 2);
        int s = m.regionStart() * 10 + m.regionEnd();
        s += m.find() ? 1000 : 2000;
        m.useTransparentBounds(n % 2 == 0);
        m.region(1, 2);
        s += m.find() ? m.start() : 50;
        m.useAnchoringBounds(n > 5);
        s += m.region(2, 4).find() ? m.end() : 70;
        s += (m.hasTransparentBounds() ? 1 : 2) + (m.hasAnchoringBounds() ? 4 : 8);
        m.reset();
        try {
            m.region(0, n * 100 % 2100);
            s += m.regionEnd();
        } catch (IndexOutOfBoundsException e) {
            failed++;
        }
        try {
            s += m.find(n * 3) ? 3 : 5;
            m.find(1000 * (n % 2));
        } catch (IndexOutOfBoundsException e) {
            failed += 10;
        }
        return s;
    }

    static int kept(int n) {
        Matcher m = Pattern.compile("(?<word>[a-z]+)(?<number>\\d*)").matcher("ab1 cd22 e333 ".repeat(n % 3 + 1));
        List<MatchResult> results = new ArrayList<>();
        while (m.find()) {
            results.add(m.toMatchResult());
            if (results.size() == n % 5) {
                m.usePattern(Pattern.compile("(?<word>\\d)(?<number>)"));
            }
        }
        m.reset("other0");
        int s = m.groupCount();
        for (MatchResult r : results) {
            s += r.group(1).length() + r.start(2) * 2 + r.end();
        }
        try {
            s += m.group("number").length();
        } catch (IllegalStateException e) {
            failed += 100;
        }
        try {
            m.find();
            s += m.group("word").length() + m.start("number") + m.group(n % 4).length();
        } catch (IndexOutOfBoundsException e) {
            failed += 1000;
        }
        return s + m.pattern().pattern().length() + (m.reset().results().mapToInt(r -> r.group().length() + 1).sum());
    }

    /** The text changes behind the back of the matcher. */
    static int changing(int n) {
        StringBuilder text = new StringBuilder("a1b2c3");
        Matcher m = Pattern.compile("[a-z](\\d)").matcher(text);
        m.find();
        text.setCharAt(1, (char) ('0' + n % 10));
        int s = m.group(1).charAt(0);
        MatchResult kept = m.toMatchResult();
        text.insert(0, "zz" + n % 7);
        s += kept.group(1).charAt(0) * 2 + m.group(1).charAt(0) * 3;
        m.reset();
        while (m.find()) {
            s++;
        }
        return s;
    }

    static int watched(int n) {
        Watched w = new Watched("k1=v1,k2=v" + "2".repeat(n));
        Matcher m = Pattern.compile("(k\\d)=(v\\d+)").matcher(w);
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            m.appendReplacement(out, n % 2 == 0 ? "$2" : "\\$$1");
        }
        m.appendTail(out.append("|"));
        int s = out.length();
        w.text.append(",k3=v3");
        s += m.replaceAll(r -> r.group(1).repeat(n % 3)).length();
        s += m.reset(w).replaceFirst("x").length() + (int) Pattern.compile(",").splitAsStream(w).count();
        try {
            m.reset(w).replaceAll("$" + n);
        } catch (IndexOutOfBoundsException e) {
            failed += 10_000;
        }
        return s + (Pattern.matches("[a-z0-9=,]+", w) ? 1 : 2) + Pattern.compile("=").split(w).length;
    }

    static int predicates(int n) {
        Pattern p = Pattern.compile(n % 2 == 0 ? "a+" : "b+");
        Predicate<String> finds = p.asPredicate();
        Predicate<String> matches = p.asMatchPredicate();
        int s = 0;
        for (String t : new String[] {"aa", "b", "ab", ""}) {
            s = s * 4 + (finds.test(t) ? 2 : 0) + (matches.negate().test(t) ? 1 : 0);
        }
        String[] parts = p.split("xaybz");
        parts[0] = "long".repeat(n);
        return s + parts[0].length();
    }

    static int exact(int n) {
        BigInteger big = BigInteger.valueOf(100).add(BigInteger.valueOf(n * 10L).pow(n % 6));
        int s = 0;
        try {
            s += big.shortValueExact();
            s += big.byteValueExact();
        } catch (ArithmeticException e) {
            failed += 3;
        }
        try {
            s += (int) (big.pow(n).longValueExact() % 100);
        } catch (ArithmeticException e) {
            failed += 5;
        }
        try {
            s += big.nextProbablePrime().bitLength() + new BigInteger("-1").setBit(2 - n % 5).bitCount();
        } catch (ArithmeticException e) {
            failed += 7;
        }
        BigDecimal d = new BigDecimal("1234.5").add(BigDecimal.valueOf(n, n % 3));
        BigDecimal[] parts = d.divideAndRemainder(BigDecimal.valueOf(n));
        s += parts[0].intValue() + parts[1].scale() + d.divideToIntegralValue(BigDecimal.TEN).intValueExact();
        try {
            s += (int) d.longValueExact();
        } catch (ArithmeticException e) {
            failed += 11;
        }
        try {
            s += d.round(new MathContext(n % 6 + 1, RoundingMode.UNNECESSARY)).precision();
        } catch (ArithmeticException e) {
            failed += 13;
        }
        parts[0] = BigDecimal.valueOf(n);
        BigInteger[] whole = BigInteger.valueOf(n * 7).divideAndRemainder(BigInteger.valueOf(n + 1));
        whole[0] = whole[0].add(whole[1]);
        return s + parts[0].intValue() + whole[0].intValue();
    }

    static int digits(int n) throws java.io.IOException {
        byte[] bytes = new byte[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) (i * n);
        }
        HexFormat hex = HexFormat.ofDelimiter(":").withPrefix("0x".substring(n % 3)).withUpperCase();
        String text = hex.formatHex(bytes);
        int s = text.length() + hex.parseHex(text)[n - 1] + hex.toHexDigits((long) n, n % 16).length() + HexFormat.fromHexDigit("0123456789abcdef".charAt(n % 16));
        StringBuilder sb = new StringBuilder();
        hex.formatHex(sb, bytes).append('!');
        HexFormat.of().toHexDigits(sb, bytes[0]);
        bytes[0] = 1;
        try {
            s += HexFormat.of().parseHex(n > 5 ? "0g" : "0f")[0];
        } catch (IllegalArgumentException e) {
            failed += 17;
        }
        return s + sb.length() + HexFormat.fromHexDigits("ff", n % 2, 2) + (HexFormat.isHexDigit("fg".charAt(n % 2)) ? 3 : 5);
    }

    /** Looks at a text that has changed since. */
    static int late(int n) {
        StringBuilder text = new StringBuilder("a1b2c3");
        Matcher m = Pattern.compile("[a-z](\\d)").matcher(text);
        Stream<String> parts = Pattern.compile("\\d").splitAsStream(text);
        text.append("d4".repeat(n));
        int s = m.regionEnd();
        m.reset();
        return s + m.regionEnd() * 10 + (int) parts.count() * 1000;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int[] results = {ends(n), regions(n), kept(n), changing(n), watched(n), predicates(n), exact(n), digits(n), late(n), failed, asked};
        int sum = 0;
        for (int r : results) {
            for (int i = 0; i < r; i++) {
                sum += i & 1;
            }
            System.out.print(r + " ");
        }
        System.out.println(sum);
    }
}
