// args: 4 red | 9 green | 14 blue | 1 white
import java.io.*;
import java.security.MessageDigest;
import java.util.*;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import java.util.zip.CRC32;

/**
 * The length, the CRC32 and the SHA-256 of serialised bytes decide loops. The classes have no serialVersionUID, so
 * fields and methods that nothing reads, field order, names (also with letters like \u00f6 and \u03bb), outer
 * objects, captured locals, the capacity of a HashMap or StringBuilder and assert statements all are in the bytes.
 */
public class DigestLoops implements Serializable {
    static int clashes, outers, digests;
    transient int notWritten = 5;
    protected int runs;
    private final String title;

    DigestLoops(String t) { title = t; }

    interface Priced { int price(); default int tax() { return price() / 5; } }

    protected abstract class Entry<T extends Comparable<T>> implements Serializable, Comparable<Entry<T>> {
        T key;
        int spare = 11;
        static final long STAMP = 99;
        protected abstract T derive(T t);
        @Override public int compareTo(Entry<T> o) { runs++; return key.compareTo(o.key); }
    }
    private class Text extends Entry<String> implements Priced {
        char[] pad = {'a', 'b'};
        Text(String s) { key = s; }
        @Override protected String derive(String s) { return s + title; }
        public int price() { return key.length(); }
        void audit() { assert key != null; }
    }
    class Count extends Entry<Integer> {
        transient IntUnaryOperator op = x -> x + spare;
        Count(int k) { key = k; notWritten++; }
        @Override protected Integer derive(Integer i) { return op == null ? i * 2 : op.applyAsInt(i); }
        class Deep implements Serializable { final int level = key % 4; final Object owner = DigestLoops.this; }
    }
    static class Gr\u00f6\u00dfe implements Serializable {
        int \u03bb = 3, z, a;
        public long b;
        double \u03c0 = 3.25;
        static { digests += 2; }
        Gr\u00f6\u00dfe(int z) { this.z = z; a = z * z; }
        int \u03bc\u03ad\u03c4\u03c1\u03bf() { return \u03bb * z; }
    }
    enum Size { S, M { final int extra = 4; @Override int wide() { return extra; } }, L; int wide() { return 1; } }

    static class Custom implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("sum", long.class), new ObjectStreamField("names", String[].class), new ObjectStreamField("size", Size.class)};
        transient int w;
        int h;
        Custom(int w, int h) { this.w = w; this.h = h; }
        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField f = out.putFields();
            f.put("sum", (long) w + h);
            if (w % 2 == 0) f.put("size", Size.values()[h % 3]);
            f.put("names", new String[] {"w" + w, w > h ? "w" + h : null});
            try { f.put("h", h); } catch (IllegalArgumentException e) { clashes++; }
            out.writeFields();
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            w = Integer.parseInt(((String[]) f.get("names", null))[0].substring(1));
            h = (int) (f.get("sum", 0L) - w) + (f.get("size", Size.L) == null ? 0 : 100);
        }
    }

    static byte[] bytes(Object o) throws IOException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(o); }
        return buf.toByteArray();
    }
    static Object copy(Object o) throws IOException, ClassNotFoundException { return new ObjectInputStream(new ByteArrayInputStream(bytes(o))).readObject(); }
    static int crc(byte[] b) { CRC32 c = new CRC32(); c.update(b); return (int) (c.getValue() % 1009); }
    static byte[] sha(byte[] b) throws Exception { digests++; return MessageDigest.getInstance("SHA-256").digest(b); }

    List<Serializable> build(int n, String word) {
        List<Serializable> all = new ArrayList<>();
        AtomicLong captured = new AtomicLong(n);
        class Local implements Serializable { int twice = n * 2; long get() { return captured.incrementAndGet() + twice; } }
        for (int i = 0; i < n; i++) {
            int k = i;
            switch (i % 8) {
                case 0 -> all.add(new Text(word + i));
                case 1 -> all.add(new Count(i).new Deep());
                case 2 -> all.add(new Gr\u00f6\u00dfe(i));
                case 3 -> all.add(Size.values()[i % 3]);
                case 4 -> all.add(new Custom(i, n - i));
                case 5 -> all.add(new Local());
                case 6 -> all.add(new Serializable() { final int[] row = new int[k % 4]; int len() { return word.length(); } });
                default -> all.add(new HashMap<>(Map.of(word, i)) { { if (k > 9) put("a", k); } });
            }
        }
        return all;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        DigestLoops top = new DigestLoops(args[1]);
        List<Serializable> all = top.build(n, args[1]);
        int lengths = 0, sums = 0, bits = 0, steps = 0;
        for (Serializable s : all) {
            byte[] b = bytes(s);
            for (int k = b.length; k > 40; k -= 40) lengths++;
            for (int k = crc(b); k > 0; k -= 100) sums++;
            for (byte x : sha(b)) if ((x & 7) == 3) bits++;
            if (!Arrays.equals(b, bytes(copy(s)))) steps += 1000;
            top.runs++;
        }
        System.out.println("lengths " + lengths + " sums " + sums + " bits " + bits + " unstable " + steps);

        Set<String> seen = new HashSet<>();
        Object[][] pairs = {{new HashMap<>(4), new HashMap<>(64)}, {new StringBuilder("x"), new StringBuilder(n * 10).append("x")},
            {new ArrayList<>(3), new ArrayList<>(30)}, {new Span(n), new Span(n)}, {new Custom(n, 3), new Custom(3, n)}, {Size.M, Size.valueOf("M")},
            {top.new Text("t").key, "t"}, {new TreeSet<>(List.of(1, n)), new TreeSet<>(List.of(n + 1, 1))}, {top.new Count(n), new DigestLoops(args[1]).new Count(n)}};
        for (int i = 0; i < pairs.length; i++) {
            for (Object o : pairs[i]) if (!seen.add(new String(sha(bytes(o)), 0, 9, "ISO-8859-1"))) clashes += 10;
            for (int k = Math.abs(crc(bytes(pairs[i][0])) - crc(bytes(pairs[i][1]))); k > 0; k -= 150) steps++;
        }
        for (int i = 0; i < n; i++) {
            DigestLoops.Count c = (Count) copy(top.new Count(i));
            for (int k = c.derive(i); k > 0; k -= 2) outers++;
            c.key += c.compareTo(c);
            DigestLoops owner = (DigestLoops) c.new Deep().owner;
            outers += owner == top ? 10000 : owner.notWritten * 1000 + owner.runs;
            for (char x : ((Text) copy(top.new Text("" + i))).derive("q").toCharArray()) if (x == 'e') outers += 100;
        }
        byte[] chain = args[1].getBytes("UTF-8");
        int rounds = 0;
        while (rounds < 40 && (chain[0] & 15) != 7) { chain = sha(bytes(new Object[] {chain, all.get(rounds % n), rounds})); rounds++; }
        System.out.println("seen " + seen.size() + " clashes " + clashes + " steps " + steps + " outers " + outers);
        System.out.println("rounds " + rounds + " digests " + digests + " runs " + top.runs + " left " + top.notWritten);
    }

    static class Span extends AbstractList<Integer> implements Serializable, RandomAccess {
        final int n;
        Span(int n) { this.n = n; modCount = n; }
        @Override public Integer get(int i) { return i; }
        @Override public int size() { clashes += 1000; return n; }
    }
}
