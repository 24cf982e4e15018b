// args: 7 | 15 2 | 31 3
import java.text.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

/**
 * Regex callbacks over a virtual CharSequence, MatchResult reuse, java.text formats with user
 * sub-formats, CharacterIterator, RuleBasedCollator.
 */
public class RegexWeave {
    static int chars, fmts;

    /** Never materialised: character i is computed. */
    static class Virtual implements CharSequence {
        final int from, len, k;

        Virtual(int from, int len, int k) {
            this.from = from;
            this.len = len;
            this.k = k;
        }

        @Override
        public int length() {
            return len;
        }

        @Override
        public char charAt(int i) {
            if (i < 0 || i >= len) throw new IndexOutOfBoundsException("v" + i);
            chars++;
            int x = from + i;
            return x % 5 == 4
                    ? ' '
                    : x % 7 == 3 ? (char) ('0' + x * k % 10) : (char) ('a' + x * k % 26);
        }

        @Override
        public CharSequence subSequence(int a, int b) {
            return new Virtual(from + a, b - a, k);
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < len; i++) sb.append(charAt(i));
            return sb.toString();
        }
    }

    static class Roman extends Format {
        private static final long serialVersionUID = 1;
        final int limit;

        Roman(int l) {
            limit = l;
        }

        @Override
        public StringBuffer format(Object o, StringBuffer sb, FieldPosition p) {
            fmts++;
            int v = ((Number) o).intValue();
            if (v > limit) throw new IllegalArgumentException("big" + v);
            for (int i = 0; i < v % 5; i++) sb.append('i');
            return sb.append(v >= 5 ? "v" : "");
        }

        @Override
        public Object parseObject(String s, ParsePosition p) {
            int i = p.getIndex(), v = 0;
            while (i < s.length() && (s.charAt(i) == 'i' || s.charAt(i) == 'v'))
                v += s.charAt(i++) == 'v' ? 5 : 1;
            if (i == p.getIndex()) {
                p.setErrorIndex(i);
                return null;
            }
            p.setIndex(i);
            return v;
        }
    }

    static class Loop implements CharacterIterator { // cyclic view: wraps once
        final String s;
        int pos;

        Loop(String s) {
            this.s = s;
        }

        public char first() {
            pos = 0;
            return current();
        }

        public char last() {
            pos = getEndIndex() - 1;
            return current();
        }

        public char current() {
            return pos < getEndIndex() ? s.charAt(pos % s.length()) : DONE;
        }

        public char next() {
            if (pos < getEndIndex()) pos++;
            return current();
        }

        public char previous() {
            return pos == 0 ? DONE : setIndex(pos - 1);
        }

        public char setIndex(int p) {
            if (p < 0 || p > getEndIndex()) throw new IllegalArgumentException();
            pos = p;
            return current();
        }

        public int getBeginIndex() {
            return 0;
        }

        public int getEndIndex() {
            return s.length() * 2;
        }

        public int getIndex() {
            return pos;
        }

        @Override
        public Object clone() {
            Loop l = new Loop(s);
            l.pos = pos;
            return l;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Virtual v = new Virtual(mode, n * 4, mode + 2);
        Matcher m = Pattern.compile("(?<w>[a-z]+)(?<d>\\d)?").matcher(v);
        int[] calls = {0, 0};
        String rep =
                m.replaceAll(
                        r -> {
                            calls[0]++;
                            if (r.group(2) == null)
                                return r.group(1).length() % 2 == 0
                                        ? "$1$1"
                                        : Matcher.quoteReplacement("$" + r.start());
                            calls[1] += r.end(2);
                            return "${d}";
                        });
        System.out.println(rep + " " + Arrays.toString(calls));
        String cm;
        try {
            Matcher z = Pattern.compile("[aeiou]").matcher(rep);
            cm =
                    z.replaceAll(
                            r -> {
                                if (r.start() > n) z.reset();
                                return "_";
                            });
        } catch (ConcurrentModificationException e) {
            cm = "cme";
        }
        StringBuilder sb = new StringBuilder();
        m.reset().usePattern(Pattern.compile("\\b(\\w)(\\w*?)(?=\\d|\\s|$)"));
        int bad = 0;
        m.region(n % 5, Math.min(v.length(), 3 * n)).useAnchoringBounds(false);
        while (m.find()) {
            int was = sb.length();
            try {
                m.appendReplacement(
                        sb,
                        m.group(2).length() == 1 ? "$3" : m.group(2).isEmpty() ? "\\" : "<$2$1>");
            } catch (IndexOutOfBoundsException e) {
                bad++;
                sb.setLength(was);
            } catch (IllegalArgumentException e) {
                bad += 100;
                sb.setLength(was);
            }
            if (m.hitEnd()) bad += 10000;
        }
        m.appendTail(sb);
        System.out.println(
                cm.equals("cme")
                        + " bad="
                        + bad
                        + " "
                        + sb.substring(0, Math.min(40, sb.length())));

        Pattern p = Pattern.compile("(a|b)*\\1", Pattern.CASE_INSENSITIVE);
        Predicate<String> find = p.asPredicate(), full = p.asMatchPredicate().negate();
        List<MatchResult> snaps = new ArrayList<>();
        Matcher f = Pattern.compile("\\d+|(\\s)").matcher(rep);
        while (f.find()) snaps.add(f.toMatchResult());
        int loops = 0;
        for (MatchResult r : snaps)
            for (int i = r.start();
                    i < r.end() + (r.groupCount() == 1 && r.start(1) >= 0 ? 2 : 0);
                    i++) loops++;
        Map<Boolean, List<String>> parts =
                Pattern.compile("(?=[aeiou ])")
                        .splitAsStream(v)
                        .filter(find.or(full))
                        .collect(Collectors.partitioningBy(s -> s.length() > mode + 1));
        long dis =
                Pattern.compile("[ -]")
                        .matcher(v)
                        .results()
                        .map(MatchResult::start)
                        .filter(x -> x % (mode + 1) == 0)
                        .count();
        String[] sp = "a,,b,c,,".split(",", n % 4 - 1);
        int st = 0;
        for (StringTokenizer t = new StringTokenizer(rep, " $", mode % 2 == 0);
                t.hasMoreTokens();
                st++)
            if (t.countTokens() % 3 == 0) t.nextToken("_ ");
            else t.nextToken();
        System.out.println(
                "loops="
                        + loops
                        + " "
                        + parts.get(true).size()
                        + "/"
                        + parts.get(false).size()
                        + " dis="
                        + dis
                        + " sp="
                        + sp.length
                        + " st="
                        + st
                        + " chars="
                        + (chars > n));

        MessageFormat mf =
                new MessageFormat(
                        "{1,choice,-1#neg|0#none|1#one {0}|1<many {2}}-{0,number,#.##}-'{x}'",
                        Locale.ROOT);
        ((ChoiceFormat) mf.getFormats()[0])
                .applyPattern(mode % 2 == 0 ? "0#zero|3<{0}!{2}" : "-1#neg|1#one {2}|1<many {0}");
        mf.setFormatByArgumentIndex(0, new Roman(n));
        int err = 0, back = 0;
        sb.setLength(0);
        for (int i = -1; i < n + 3; i += 2)
            try {
                String s = mf.format(new Object[] {i, i % 4, "t" + i});
                sb.append(s.length()).append(',');
                Object[] got =
                        new MessageFormat("{0}-{1}-{2}") {
                            {
                                setFormat(1, new Roman(9));
                            }
                        }.parse(s);
                back += (Integer) got[1];
            } catch (ParseException e) {
                err += e.getErrorOffset();
            } catch (IllegalArgumentException e) {
                err += 1000;
            }
        DecimalFormat df =
                new DecimalFormat("#,##0.0#;(#)", DecimalFormatSymbols.getInstance(Locale.ROOT)) {
                    private static final long serialVersionUID = 1;

                    @Override
                    public StringBuffer format(double d, StringBuffer b, FieldPosition q) {
                        fmts += 10;
                        return super.format(d > n ? -d : d, b, q);
                    }
                };
        SimpleDateFormat sdf = new SimpleDateFormat("yyyy.D", Locale.ROOT);
        sdf.setTimeZone(TimeZone.getTimeZone("UTC"));
        sdf.setNumberFormat(df);
        sdf.setLenient(mode % 2 == 1);
        String dt;
        try {
            dt = sdf.parse("1970.400").getTime() / 86400000 + "";
        } catch (ParseException e) {
            dt = "p" + e.getErrorOffset();
        }
        System.out.println(
                sb
                        + " err="
                        + err
                        + " back="
                        + back
                        + " "
                        + df.format(n + 0.126)
                        + df.format(n - 1.5)
                        + df.format(-n * 1000L)
                        + " "
                        + dt
                        + " fmts="
                        + fmts);
        RuleBasedCollator rc = new RuleBasedCollator("< c, C < b, B < a, A < ch, CH & b ; '-'");
        List<String> ws = new ArrayList<>(List.of("abc", "cab", "ch", "ca", "B", "b", "ac", "Ca"));
        rc.setStrength(mode % 2 == 0 ? Collator.PRIMARY : Collator.TERTIARY);
        Set<String> uniq = new TreeSet<>(rc);
        uniq.addAll(ws);
        ws.sort(Comparator.comparing(rc::getCollationKey));
        BreakIterator bi = BreakIterator.getWordInstance(Locale.ROOT);
        bi.setText(new Loop("ab cd" + "e".repeat(n % 3) + ". "));
        int words = 0;
        for (int a = bi.first(), b; (b = bi.next()) != BreakIterator.DONE; a = b)
            words += (b - a) * (bi.isBoundary(a) ? 1 : 100);
        System.out.println(ws + " " + uniq.size() + " words=" + words);
    }
}
