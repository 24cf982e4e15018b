// args: 3 abc | 8 hello.w | 13 one.two
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.security.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

/** Questions that change what they ask, one in each method; their answers are never used. */
@SuppressWarnings("all")
public class ReadsSplit {
    static int pulled;

    static int lruTreeEquals(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k); Map<Integer, String> m = new TreeMap<>(l);
            if (i % 2 == 0) { m.equals(l); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruObjectsEquals(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k); Map<Integer, String> m = new HashMap<>(l);
            if (i % 2 == 0) { Objects.equals(m, l); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruGet(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.get(0); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruDefault(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.getOrDefault(0, ""); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruUnmodifiable(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { Collections.unmodifiableMap(l).get(0); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruSynchronized(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k); Map<Integer, String> m = Collections.synchronizedMap(l);
            if (i % 2 == 0) { m.get(0); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruAbsent(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.putIfAbsent(0, "z"); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruReplace(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.replace(0, "z"); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruReplace3(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.replace(0, "v0", "v0"); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruMerge(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.merge(0, "", (a, b) -> a); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruPresent(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.computeIfPresent(0, (a, b) -> b); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruIfAbsent(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.computeIfAbsent(0, a -> "b"); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruEqualsOther(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { l.equals(new TreeMap<>(l)); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruUnmodEquals(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k); Map<Integer, String> m = new HashMap<>(l);
            if (i % 2 == 0) { m.equals(Collections.unmodifiableMap(l)); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int bindEstimate(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.add(i); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindExact(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.getExactSizeIfKnown(); }
            l.add(i); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindCharacteristics(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.characteristics(); }
            l.add(i); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindHas(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.hasCharacteristics(Spliterator.SIZED); }
            l.add(i); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindSplit(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.trySplit(); }
            l.add(i); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindHash(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Set<Integer> l = new HashSet<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.add(i + 9); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindTree(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Set<Integer> l = new TreeSet<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.add(i + 9); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindLinked(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new LinkedList<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.add(i); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int bindVector(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Vector<Integer> l = new Vector<>(List.of(1, 2, 3)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.add(i); int[] c = {0}; try { s.forEachRemaining(x -> c[0] += x); } catch (ConcurrentModificationException e) { c[0] = 50; } for (int k = 0; k < c[0]; k++) t++;
        }
        return t;
    }
    static int streamIterator(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.iterator(); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int streamSpliterator(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.spliterator(); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int streamParallel(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.parallel(); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int streamUnordered(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.unordered(); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int streamMap(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.map(x -> x + 1); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int streamClose(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.onClose(() -> pulled++); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int streamCount(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.count(); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int streamClosed(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = List.of(1, 2, 3).stream();
            if (i % 2 == 0) { s.close(); }
            int c = 0; try { c = s.isParallel() ? 100 : 0; c += s.mapToInt(x -> x).sum(); s.close(); } catch (IllegalStateException e) { c = 5; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int printStream(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteArrayOutputStream o = new ByteArrayOutputStream(); PrintStream p = new PrintStream(new BufferedOutputStream(o, 100), false); p.write(w.getBytes(), 0, 2);
            if (i % 2 == 0) { p.checkError(); }
            for (int k = 0; k < o.size(); k++) t++;
        }
        return t;
    }
    static int printWriter(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteArrayOutputStream o = new ByteArrayOutputStream(); PrintWriter p = new PrintWriter(new BufferedWriter(new OutputStreamWriter(o))); p.print(w);
            if (i % 2 == 0) { p.checkError(); }
            for (int k = 0; k < o.size(); k++) t++;
        }
        return t;
    }
    static int digestAgain(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            MessageDigest d = MessageDigest.getInstance("MD5"); d.update(w.getBytes()); d.update((byte) i);
            if (i % 2 == 0) { d.digest(); }
            int c = d.digest()[0] & 7; for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int digestClone(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            MessageDigest d = MessageDigest.getInstance("MD5"); d.update(w.getBytes()); d.update((byte) i);
            if (i % 2 == 0) { ((MessageDigest) d.clone()).digest(); }
            int c = d.digest()[0] & 7; for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int digestString(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            MessageDigest d = MessageDigest.getInstance("MD5"); d.update(w.getBytes()); d.update((byte) i);
            if (i % 2 == 0) { d.toString(); }
            int c = d.digest()[0] & 7; for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int readyReads(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            StringReader u = new StringReader("ab\r\ncd"); BufferedReader b = new BufferedReader(u, 3); b.readLine();
            if (i % 2 == 0) { b.ready(); }
            int c = u.read(); for (int k = 90; k < c; k++) t++;
        }
        return t;
    }
    static int decodeMoves(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteBuffer b = ByteBuffer.wrap(w.getBytes());
            if (i % 2 == 0) { StandardCharsets.UTF_8.decode(b); }
            for (int k = 0; k < b.remaining(); k++) t++;
        }
        return t;
    }
    static int encodeMoves(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            CharBuffer b = CharBuffer.wrap(w);
            if (i % 2 == 0) { StandardCharsets.UTF_8.encode(b); }
            for (int k = 0; k < b.remaining(); k++) t++;
        }
        return t;
    }
    static int parseMoves(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ParsePosition p = new ParsePosition(0); DecimalFormat d = new DecimalFormat("0");
            if (i % 2 == 0) { d.parse("12x", p); }
            for (int k = 0; k < p.getIndex(); k++) t++;
        }
        return t;
    }
    static int dateParse(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            SimpleDateFormat d = new SimpleDateFormat("yyyy-MM-dd", Locale.US); d.setCalendar(new GregorianCalendar(2001, 1, 1));
            if (i % 2 == 0) { d.parse("2002-05-06"); }
            for (int k = 0; k < d.getCalendar().get(Calendar.MONTH); k++) t++;
        }
        return t;
    }
    static int dateFormat(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            SimpleDateFormat d = new SimpleDateFormat("yyyy-MM-dd", Locale.US); Calendar g = new GregorianCalendar(2001, 1, 1); d.setCalendar(g);
            if (i % 2 == 0) { d.format(new Date(99999999999L)); }
            for (int k = 0; k < g.get(Calendar.MONTH); k++) t++;
        }
        return t;
    }
    static int matcherReplace(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Matcher m = Pattern.compile("[a-z]").matcher(w); m.find(); m.find();
            if (i % 2 == 0) { m.replaceAll("x"); }
            int c = m.find() ? m.start() : 9; for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int matcherMatches(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Matcher m = Pattern.compile("[a-z]").matcher(w); m.find(); m.find();
            if (i % 2 == 0) { m.matches(); }
            int c = m.find() ? m.start() : 9; for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int matcherRegion(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Matcher m = Pattern.compile("[a-z]").matcher(w); m.find(); m.find();
            if (i % 2 == 0) { m.region(1, 3); }
            int c = m.find() ? m.start() : 9; for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int lockTry(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ReentrantLock l = new ReentrantLock();
            if (i % 2 == 0) { l.tryLock(); }
            for (int k = 0; k < l.getHoldCount(); k++) t++;
        }
        return t;
    }
    static int semTry(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Semaphore l = new Semaphore(4);
            if (i % 2 == 0) { l.tryAcquire(3); }
            for (int k = 0; k < l.availablePermits(); k++) t++;
        }
        return t;
    }
    static int splits(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            SplittableRandom l = new SplittableRandom(i);
            if (i % 2 == 0) { l.split(); }
            int c = l.nextInt(20); for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int enqueues(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            java.lang.ref.ReferenceQueue<String> q = new java.lang.ref.ReferenceQueue<>(); java.lang.ref.WeakReference<String> r = new java.lang.ref.WeakReference<>(w, q);
            if (i % 2 == 0) { r.enqueue(); }
            int c = q.poll() == null ? 1 : 5; for (int k = 0; k < c; k++) t++; if (r.get() == null) t += 3;
        }
        return t;
    }
    static int canEncode(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder(); e.encode(CharBuffer.wrap("a"), ByteBuffer.allocate(9), true); e.flush(ByteBuffer.allocate(9));
            if (i % 2 == 0) { e.canEncode('q'); }
            int c = 0; try { c = e.encode(CharBuffer.wrap("ab"), ByteBuffer.allocate(9), true).isUnderflow() ? 2 : 3; } catch (IllegalStateException x) { c = 7; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int scanHorizon(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Scanner s = new Scanner("1 2 3");
            if (i % 2 == 0) { s.findWithinHorizon("2", 9); }
            while (s.hasNextInt()) for (int k = s.nextInt(); k > 0; k--) t++;
        }
        return t;
    }
    static int calendarWeek(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31); c.set(Calendar.MONTH, 1);
            if (i % 2 == 0) { c.toInstant(); }
            c.set(Calendar.DAY_OF_MONTH, 1); for (int k = 0; k < c.get(Calendar.MONTH); k++) t++;
        }
        return t;
    }
    static int calendarIsSet(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(Calendar.YEAR, 2001);
            if (i % 2 == 0) { c.getTimeInMillis(); }
            if (c.isSet(Calendar.DAY_OF_WEEK)) for (int k = 0; k < 3; k++) t++;
        }
        return t;
    }
    static int futureComplete(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            if (i % 2 == 0) { f.complete(7); }
            for (int k = 0; k < f.getNow(2); k++) t++;
        }
        return t;
    }
    static int futureCancel(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            FutureTask<Integer> f = new FutureTask<>(() -> 4);
            if (i % 2 == 0) { f.cancel(false); }
            f.run(); int c; try { c = f.get(); } catch (CancellationException e) { c = 9; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int phaserArrive(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Phaser p = new Phaser(2); p.arrive();
            if (i % 2 == 0) { p.arrive(); }
            for (int k = 0; k < p.getPhase(); k++) t++;
        }
        return t;
    }
    static int stampTry(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            StampedLock l = new StampedLock();
            if (i % 2 == 0) { l.tryWriteLock(); }
            if (l.isWriteLocked()) for (int k = 0; k < 3; k++) t++;
        }
        return t;
    }
    static int stampConvert(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            StampedLock l = new StampedLock(); long s = l.readLock();
            if (i % 2 == 0) { l.tryConvertToWriteLock(s); }
            if (l.isWriteLocked()) for (int k = 0; k < 3; k++) t++;
        }
        return t;
    }
    static int subListCme(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); List<Integer> v = l.subList(0, 2);
            if (i % 2 == 0) { l.add(4); }
            int c; try { c = v.size(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int trims(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> a = new ArrayList<>(List.of(1, 2, 3)); Iterator<Integer> v = a.iterator(); v.next();
            if (i % 2 == 0) { ((ArrayList<Integer>) a).trimToSize(); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int ensures(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ArrayList<Integer> a = new ArrayList<>(List.of(1, 2, 3)); Iterator<Integer> v = a.iterator(); v.next();
            if (i % 2 == 0) { a.ensureCapacity(100); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int sorts(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> a = new ArrayList<>(List.of(1, 2, 3)); Iterator<Integer> v = a.iterator(); v.next();
            if (i % 2 == 0) { a.sort(null); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int clears(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> a = new LinkedList<>(); Iterator<Integer> v = a.iterator();
            if (i % 2 == 0) { a.clear(); }
            a.addAll(List.of()); int c; try { v.next(); c = 1; } catch (ConcurrentModificationException e) { c = 8; } catch (NoSuchElementException e) { c = 3; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int addsNone(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> a = new ArrayList<>(List.of(5, 6)); Iterator<Integer> v = a.iterator();
            if (i % 2 == 0) { a.addAll(List.of()); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int retains(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, Integer> a = new HashMap<>(Map.of(5, 6)); Iterator<Integer> v = a.keySet().iterator();
            if (i % 2 == 0) { a.putIfAbsent(5, 9); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int mergesMod(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, Integer> a = new HashMap<>(Map.of(5, 6)); Iterator<Integer> v = a.keySet().iterator();
            if (i % 2 == 0) { a.merge(5, 1, (x, y) -> null); a.put(5, 6); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String w = args[1];
        System.out.print(lruTreeEquals(n, w) + " ");
        System.out.print(lruObjectsEquals(n, w) + " ");
        System.out.print(lruGet(n, w) + " ");
        System.out.print(lruDefault(n, w) + " ");
        System.out.print(lruUnmodifiable(n, w) + " ");
        System.out.print(lruSynchronized(n, w) + " ");
        System.out.print(lruAbsent(n, w) + " ");
        System.out.print(lruReplace(n, w) + " ");
        System.out.print(lruReplace3(n, w) + " ");
        System.out.print(lruMerge(n, w) + " ");
        System.out.print(lruPresent(n, w) + " ");
        System.out.print(lruIfAbsent(n, w) + " ");
        System.out.print(lruEqualsOther(n, w) + " ");
        System.out.print(lruUnmodEquals(n, w) + " ");
        System.out.print(bindEstimate(n, w) + " ");
        System.out.print(bindExact(n, w) + " ");
        System.out.print(bindCharacteristics(n, w) + " ");
        System.out.print(bindHas(n, w) + " ");
        System.out.print(bindSplit(n, w) + " ");
        System.out.print(bindHash(n, w) + " ");
        System.out.print(bindTree(n, w) + " ");
        System.out.print(bindLinked(n, w) + " ");
        System.out.print(bindVector(n, w) + " ");
        System.out.print(streamIterator(n, w) + " ");
        System.out.print(streamSpliterator(n, w) + " ");
        System.out.print(streamParallel(n, w) + " ");
        System.out.print(streamUnordered(n, w) + " ");
        System.out.print(streamMap(n, w) + " ");
        System.out.print(streamClose(n, w) + " ");
        System.out.print(streamCount(n, w) + " ");
        System.out.print(streamClosed(n, w) + " ");
        System.out.print(printStream(n, w) + " ");
        System.out.print(printWriter(n, w) + " ");
        System.out.print(digestAgain(n, w) + " ");
        System.out.print(digestClone(n, w) + " ");
        System.out.print(digestString(n, w) + " ");
        System.out.print(readyReads(n, w) + " ");
        System.out.print(decodeMoves(n, w) + " ");
        System.out.print(encodeMoves(n, w) + " ");
        System.out.print(parseMoves(n, w) + " ");
        System.out.print(dateParse(n, w) + " ");
        System.out.print(dateFormat(n, w) + " ");
        System.out.print(matcherReplace(n, w) + " ");
        System.out.print(matcherMatches(n, w) + " ");
        System.out.print(matcherRegion(n, w) + " ");
        System.out.print(lockTry(n, w) + " ");
        System.out.print(semTry(n, w) + " ");
        System.out.print(splits(n, w) + " ");
        System.out.print(enqueues(n, w) + " ");
        System.out.print(canEncode(n, w) + " ");
        System.out.print(scanHorizon(n, w) + " ");
        System.out.print(calendarWeek(n, w) + " ");
        System.out.print(calendarIsSet(n, w) + " ");
        System.out.print(futureComplete(n, w) + " ");
        System.out.print(futureCancel(n, w) + " ");
        System.out.print(phaserArrive(n, w) + " ");
        System.out.print(stampTry(n, w) + " ");
        System.out.print(stampConvert(n, w) + " ");
        System.out.print(subListCme(n, w) + " ");
        System.out.print(trims(n, w) + " ");
        System.out.print(ensures(n, w) + " ");
        System.out.print(sorts(n, w) + " ");
        System.out.print(clears(n, w) + " ");
        System.out.print(addsNone(n, w) + " ");
        System.out.print(retains(n, w) + " ");
        System.out.print(mergesMod(n, w) + " ");
        System.out.println(pulled);
    }
}