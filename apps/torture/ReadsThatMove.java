// args: 3 ab.c | 8 hello.world.x | 13 one.two.three
import java.io.*;
import java.nio.*;
import java.security.*;
import java.text.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

/** Calls that look like questions but change what they ask: their answers are never used, yet what follows is another thing after them. */
@SuppressWarnings("all")
public class ReadsThatMove {
    static int pulled;
    static int calendar(int n) {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        int t = 0;
        for (int i = 0; i < n; i++) {
            c.clear();
            c.set(2001, Calendar.JANUARY, 31);
            c.set(Calendar.MONTH, Calendar.FEBRUARY);
            switch (i % 4) { case 1: c.get(Calendar.YEAR); break; case 2: c.getTime(); break; case 3: c.getTimeInMillis(); c.toString(); break; }
            c.set(Calendar.DAY_OF_MONTH, 1);
            t = t * 3 + c.get(Calendar.MONTH);
            for (int k = 0; k < c.get(Calendar.MONTH); k++) t++;
        }
        return t;
    }
    static int lru(int n) {
        Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true), tree = new TreeMap<>();
        for (int i = 0; i < n; i++) { l.put(i * 7 % n, "v" + i); tree.put(i * 7 % n, "v" + i); }
        if (n > 5) tree.equals(l); else l.equals(tree);
        int t = 0;
        for (int k : l.keySet()) t = t * 3 + k;
        if (n % 2 == 1) { l.getOrDefault(2, ""); Collections.unmodifiableMap(l).get(1); l.containsKey(0); l.putIfAbsent(0, "z"); l.replace(1, "q"); l.keySet().contains(2); l.entrySet().contains(Map.entry(0, "v0")); }
        for (String v : l.values()) t = t * 5 + v.length() + v.charAt(0);
        int f = l.keySet().iterator().next();
        for (int i = 0; i < f; i++) t++;
        return t;
    }
    static int bound(int n) {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            Spliterator<Integer> s = l.spliterator();
            if (i % 3 == 1) s.estimateSize();
            if (i % 3 == 2) s.characteristics();
            l.add(i);
            int[] sum = {0};
            try { s.forEachRemaining(x -> sum[0] += x); } catch (ConcurrentModificationException e) { t += 100; }
            t += sum[0];
            Stream<Integer> st = l.stream();
            if (i % 4 == 1) st.iterator();
            if (i % 4 == 2) st.parallel();
            if (i % 4 == 3) st.onClose(() -> pulled += 1000);
            try { if (st.isParallel()) t += 7; t += st.count(); st.close(); } catch (IllegalStateException e) { t -= 1; }
        }
        return t;
    }
    static int iterators(int n, String w) throws IOException {
        int t = 0;
        for (int i = 0; i < n; i++) {
            int[] src = {i};
            Iterator<Integer> g = Stream.generate(() -> { pulled++; return src[0]++; }).iterator();
            if (i % 2 == 0) g.hasNext();
            src[0] += 10;
            t += g.next();
            Matcher m = Pattern.compile("\\w+").matcher(w);
            Iterator<MatchResult> r = m.results().iterator();
            if (i % 3 == 0) r.hasNext();
            if (m.find()) t += m.start() * 100;
            BufferedReader br = new BufferedReader(new StringReader(w.replace('.', '\n')));
            Iterator<String> lines = br.lines().iterator();
            if (i % 2 == 1) lines.hasNext();
            String left = br.readLine();
            if (left != null) t += left.length();
            Random rnd = new Random(i);
            PrimitiveIterator.OfInt ri = rnd.ints(5, 0, 9).iterator();
            if (i % 4 < 2) ri.hasNext();
            t += rnd.nextInt(10);
            Scanner s = new Scanner(new Reader() { int k; public int read(char[] b, int o, int l) { pulled += 2; if (k > 3) return -1; b[o] = "a b ".charAt(k++); return 1; } public void close() { } });
            if (i % 3 == 1) s.hasNext();
            if (i % 3 == 2) s.hasNextInt();
            for (int k = pulled % 5; k > 0; k--) t++;
            Iterator<Integer> it = Spliterators.iterator(new Spliterators.AbstractIntSpliterator(4, 0) { int k = src[0]; public boolean tryAdvance(IntConsumer c) { pulled++; if (k-- <= 0) return false; c.accept(k); return true; } });
            if (i % 5 == 1) it.hasNext();
        }
        return t + pulled;
    }
    static int breaks(int n, String w) {
        BreakIterator b = BreakIterator.getWordInstance(Locale.US);
        b.setText(w.replace('.', ' '));
        int t = 0;
        for (int i = 0; i < n; i++) {
            if (i % 3 == 1) b.isBoundary(2);
            if (i % 5 == 4) b.preceding(1);
            int e = b.next();
            if (e == BreakIterator.DONE) { b.first(); t += 100; } else t += e;
        }
        CharacterIterator c = new StringCharacterIterator(w);
        if (n > 5) c.last(); 
        for (char x = c.current(); x != CharacterIterator.DONE && t < 100000; x = n % 2 == 0 ? c.previous() : c.next()) t += x & 7;
        return t + c.getIndex();
    }
    static int flushes(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            PrintStream p = new PrintStream(new BufferedOutputStream(o, 100), false);
            p.write(w.getBytes(), 0, 2);
            if (i % 2 == 0) p.checkError();
            PrintWriter pw = new PrintWriter(new BufferedWriter(new OutputStreamWriter(o)));
            pw.print(w);
            if (i % 3 == 0) pw.checkError();
            for (int k = 0; k < o.size(); k++) t++;
            MessageDigest d = MessageDigest.getInstance("MD5");
            d.update(w.getBytes());
            if (i % 4 == 1) d.digest();
            if (i % 4 == 2) ((MessageDigest) d.clone()).digest();
            t += d.digest()[0] & 7;
            StringReader under = new StringReader("ab\r\ncd");
            BufferedReader br = new BufferedReader(under, 3);
            br.readLine();
            if (i % 2 == 1) br.ready();
            t += under.read() * 10;
        }
        return t;
    }
    static int counter;
    static int lazies(int n) {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> counter);
            ClassValue<Integer> cv = new ClassValue<>() { protected Integer computeValue(Class<?> c) { return counter * 2; } };
            Map<String, Integer> m = new HashMap<>();
            counter = i;
            if (i % 2 == 0) tl.get();
            if (i % 3 == 0) cv.get(String.class);
            if (i % 4 == 0) m.computeIfAbsent("k", k -> counter);
            if (i % 5 == 0) cv.remove(String.class);
            counter += 10;
            t += tl.get() + cv.get(String.class) + m.computeIfAbsent("k", k -> counter);
            if (i % 6 == 0) tl.remove();
            counter++;
            t += tl.get();
        }
        return t;
    }
    static int buffers(int n) {
        ByteBuffer b = ByteBuffer.allocate(16);
        int t = 0;
        for (int i = 0; i < n; i++) {
            b.clear();
            if (i % 2 == 0) b.order(ByteOrder.LITTLE_ENDIAN); else b.order(ByteOrder.BIG_ENDIAN);
            b.putInt(i); b.mark(); b.putShort((short) i);
            if (i % 3 == 0) b.reset();
            b.flip();
            ByteBuffer s = b.slice(), d = b.duplicate();
            if (i % 4 == 0) d.get();
            if (i % 4 == 1) b.get();
            if (s.order() == b.order()) t += 50;
            t += b.remaining() * 3 + d.remaining();
            while (s.hasRemaining()) t += s.get();
            Scanner sc = new Scanner("1,2;3");
            sc.useDelimiter("[,;]");
            if (i % 2 == 0) sc.findInLine(";");
            while (sc.hasNextInt()) t += sc.nextInt();
        }
        return t;
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String w = args[1];
        int a = calendar(n), b = lru(n), c = bound(n), d = iterators(n, w), e = breaks(n, w), f = flushes(n, w), g = lazies(n), h = buffers(n);
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + pulled);
    }
}
