// args: 3 abc | 8 hello.w | 13 one.two
import java.awt.Polygon;
import java.awt.geom.*;
import java.io.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.logging.*;
import java.util.stream.*;
import java.util.zip.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;

/** Corners of the library where a question, a copy or a view leaves a trace. */
@SuppressWarnings("all")
public class OddAsks {
    static int pulled;
    static class Bundle extends ListResourceBundle { final Object[][] c; Bundle(Object[][] c) { this.c = c; } @Override protected Object[][] getContents() { return c; } void up(ResourceBundle b) { setParent(b); } }
    static class Cc extends CountedCompleter<Integer> { int done; @Override public void compute() { tryComplete(); } @Override public void onCompletion(CountedCompleter<?> c) { done++; } }
    static class Ra extends RecursiveAction { int runs; @Override protected void compute() { runs++; } }
    static Document doc() throws Exception { return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream("<a><b x='1'/><b/>text<c><d/></c></a>".getBytes())); }
    static byte[] ser() throws IOException { ByteArrayOutputStream o = new ByteArrayOutputStream(); try (ObjectOutputStream g = new ObjectOutputStream(o)) { g.writeInt(7); g.flush(); g.writeObject("abc"); } return o.toByteArray(); }

    static int bitClone(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            BitSet b = new BitSet(); b.set(700); b.clear(700); b.set(3);
            if (i % 2 == 0) { b.clone(); }
            for (int k = b.size() / 64; k > 0; k--) t++;
        }
        return t;
    }
    static int bitEquals(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            BitSet b = new BitSet(); b.set(700); b.clear(700); b.set(3);
            if (i % 2 == 0) { b.equals(new BitSet()); b.hashCode(); b.toLongArray(); b.stream().count(); }
            for (int k = b.size() / 64; k > 0; k--) t++;
        }
        return t;
    }
    static int bitWrite(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            BitSet b = new BitSet(); b.set(700); b.clear(700); b.set(3);
            if (i % 2 == 0) { new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(b); }
            for (int k = b.size() / 64; k > 0; k--) t++;
        }
        return t;
    }
    static int sequence(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            LogRecord a = new LogRecord(Level.INFO, "a");
            if (i % 2 == 0) { new LogRecord(Level.INFO, "b"); new LogRecord(Level.INFO, "c"); }
            LogRecord z = new LogRecord(Level.INFO, "z"); for (long k = z.getSequenceNumber() - a.getSequenceNumber(); k > 0; k--) t++;
        }
        return t;
    }
    static int polygon(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Polygon p = new Polygon(new int[] {0, 4, 4}, new int[] {0, 0, 4}, 3);
            if (i % 2 == 0) { p.getBounds(); }
            p.xpoints[1] = 9; for (int k = p.getBounds().width; k > 0; k--) t++;
        }
        return t;
    }
    static int polygonContains(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Polygon p = new Polygon(new int[] {0, 4, 4}, new int[] {0, 0, 4}, 3);
            if (i % 2 == 0) { p.contains(1, 1); }
            p.xpoints[1] = 9; p.xpoints[2] = 9; for (int k = p.contains(7, 1) ? 3 : 1; k > 0; k--) t++;
        }
        return t;
    }
    static int pathIterator(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Path2D p = new Path2D.Double(); p.moveTo(1, 1); p.lineTo(2, 3); PathIterator q = p.getPathIterator(null); double[] z = new double[6];
            if (i % 2 == 0) { q.next(); }
            q.currentSegment(z); for (int k = (int) z[1]; k > 0; k--) t++;
        }
        return t;
    }
    static int concats(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Stream<Integer> s = Stream.of(1, 2);
            if (i % 2 == 0) { Stream.concat(s, Stream.of(3)); }
            int c; try { c = s.mapToInt(x -> x).sum(); } catch (IllegalStateException e) { c = 9; } for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int concatBind(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2)); Stream<Integer> s = l.stream();
            if (i % 2 == 0) { s = Stream.concat(s, Stream.empty()); }
            l.add(3); int c; try { c = (int) s.map(x -> x).filter(x -> x > 0).count(); } catch (ConcurrentModificationException e) { c = 9; } for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int spliteratorOf(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2)); Spliterator<Integer> s = l.stream().spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.add(3); int[] c = {0}; try { s.forEachRemaining(x -> c[0]++); } catch (ConcurrentModificationException e) { c[0] = 9; } for (int k = c[0]; k > 0; k--) t++;
        }
        return t;
    }
    static int mapKeys(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, Integer> l = new HashMap<>(Map.of(1, 2)); Spliterator<Integer> s = l.keySet().spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.put(5, 3); int[] c = {0}; try { s.forEachRemaining(x -> c[0]++); } catch (ConcurrentModificationException e) { c[0] = 9; } for (int k = c[0]; k > 0; k--) t++;
        }
        return t;
    }
    static int queueBind(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            PriorityQueue<Integer> l = new PriorityQueue<>(List.of(1, 2)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.estimateSize(); }
            l.add(5); int[] c = {0}; try { s.forEachRemaining(x -> c[0]++); } catch (ConcurrentModificationException e) { c[0] = 9; } for (int k = c[0]; k > 0; k--) t++;
        }
        return t;
    }
    static int objAvailable(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteArrayInputStream in = new ByteArrayInputStream(ser()); ObjectInputStream o = new ObjectInputStream(in);
            if (i % 2 == 0) { o.available(); }
            for (int k = in.available(); k > 0; k--) t++;
        }
        return t;
    }
    static int mapGrows(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Path p = Path.of("grow" + i + ".tmp"); Files.write(p, new byte[3]); FileChannel c = FileChannel.open(p, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (i % 2 == 0) { c.map(FileChannel.MapMode.READ_WRITE, 0, 20); }
            for (long k = c.size(); k > 0; k--) t++; c.close(); Files.delete(p);
        }
        return t;
    }
    static int newTruncates(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            File f = new File("cut" + i + ".tmp"); try (FileWriter z = new FileWriter(f)) { z.write(w); }
            if (i % 2 == 0) { new FileOutputStream(f); }
            for (long k = f.length(); k > 0; k--) t++; f.delete();
        }
        return t;
    }
    static int newCreates(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            File f = new File("made" + i + ".tmp");
            if (i % 2 == 0) { new RandomAccessFile(f, "rw"); }
            if (f.exists()) t += 4; f.delete();
        }
        return t;
    }
    static int truncates(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Path p = Path.of("trunc" + i + ".tmp"); Files.write(p, new byte[9]); FileChannel c = FileChannel.open(p, StandardOpenOption.READ, StandardOpenOption.WRITE); c.position(7);
            if (i % 2 == 0) { c.truncate(2); }
            for (long k = c.position(); k > 0; k--) t++; c.close(); Files.delete(p);
        }
        return t;
    }
    static int bundleLoads(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Object[][] a = {{"k", "v"}}; Bundle b = new Bundle(a);
            if (i % 2 == 0) { b.containsKey("q"); }
            a[0] = new Object[] {"k", "longer"}; for (int k = b.getString("k").length(); k > 0; k--) t++;
        }
        return t;
    }
    static int bundleKeys(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Bundle b = new Bundle(new Object[][] {{"k", "v"}}); b.up(new Bundle(new Object[][] {{"l", "v"}}));
            if (i % 2 == 0) { b.keySet(); }
            b.up(new Bundle(new Object[][] {{"m", "v"}, {"n", "v"}})); for (int k = b.keySet().size(); k > 0; k--) t++;
        }
        return t;
    }
    static int adopts(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Document d = doc(), e = doc();
            if (i % 2 == 0) { e.adoptNode(d.getDocumentElement().getFirstChild()); }
            int c = d.getDocumentElement().getChildNodes().getLength(); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int appends(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Document d = doc(); Node q = d.createElement("q");
            if (i % 2 == 0) { q.appendChild(d.getDocumentElement().getFirstChild()); }
            int c = d.getDocumentElement().getChildNodes().getLength(); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int imports(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Document d = doc(), e = doc();
            if (i % 2 == 0) { e.importNode(d.getDocumentElement().getFirstChild(), true); }
            int c = d.getDocumentElement().getChildNodes().getLength(); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int splits(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Document d = doc();
            if (i % 2 == 0) { ((Text) d.getDocumentElement().getChildNodes().item(2)).splitText(2); }
            int c = d.getDocumentElement().getChildNodes().getLength(); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int fragments(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Document d = doc(); DocumentFragment q = d.createDocumentFragment(); q.appendChild(d.createElement("z"));
            if (i % 2 == 0) { d.createElement("y").appendChild(q); }
            for (int k = q.getChildNodes().getLength(); k > 0; k--) t++;
        }
        return t;
    }
    static int attrs(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Document d = doc(); Element b = (Element) d.getDocumentElement().getFirstChild();
            if (i % 2 == 0) { b.removeAttributeNode(b.getAttributeNode("x")); }
            for (int k = b.getAttributes().getLength(); k > 0; k--) t++;
        }
        return t;
    }
    static int ciphers(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Cipher c = Cipher.getInstance("AES/CTR/NoPadding"); c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[16], "AES"), new IvParameterSpec(new byte[16]));
            if (i % 2 == 0) { c.update(new byte[16]); }
            int z = c.update(new byte[16])[0] & 31; for (int k = z; k > 0; k--) t++;
        }
        return t;
    }
    static int macs(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Mac c = Mac.getInstance("HmacMD5"); c.init(new SecretKeySpec(new byte[16], "HmacMD5")); c.update((byte) 4);
            if (i % 2 == 0) { c.doFinal(); }
            int z = c.doFinal()[0] & 31; for (int k = z; k > 0; k--) t++;
        }
        return t;
    }
    static int digestOff(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteArrayInputStream q = new ByteArrayInputStream(w.getBytes()); MessageDigest m = MessageDigest.getInstance("MD5"); DigestInputStream in = new DigestInputStream(q, m);
            if (i % 2 == 0) { in.on(false); }
            in.read(); int z = m.digest()[0] & 31; for (int k = z; k > 0; k--) t++;
        }
        return t;
    }
    static int stampView(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            StampedLock l = new StampedLock();
            if (i % 2 == 0) { l.asWriteLock().lock(); }
            if (l.isWriteLocked()) for (int k = 0; k < 3; k++) t++;
        }
        return t;
    }
    static int stampView2(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            StampedLock l = new StampedLock();
            if (i % 2 == 0) { l.asReadWriteLock().readLock().lock(); }
            for (int k = 0; k < l.getReadLockCount(); k++) t++;
        }
        return t;
    }
    static int keysDefault(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
            if (i % 2 == 0) { m.keySet(5).add("x"); }
            for (int k = m.getOrDefault("x", 1); k > 0; k--) t++;
        }
        return t;
    }
    static int subscribers(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 8);
            if (i % 2 == 0) { p.consume(x -> { }); }
            for (int k = p.getNumberOfSubscribers(); k > 0; k--) t++; if (p.hasSubscribers()) t += 3;
        }
        return t;
    }
    static int quietly(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Ra r = new Ra();
            if (i % 2 == 0) { r.quietlyComplete(); }
            r.invoke(); for (int k = r.runs; k > 0; k--) t++;
        }
        return t;
    }
    static int exceptionally(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Ra r = new Ra();
            if (i % 2 == 0) { r.completeExceptionally(new IllegalStateException()); }
            try { r.invoke(); } catch (IllegalStateException e) { t += 7; } for (int k = r.runs; k > 0; k--) t++;
        }
        return t;
    }
    static int pending(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Cc r = new Cc();
            if (i % 2 == 0) { r.addToPendingCount(1); }
            r.compute(); for (int k = r.done; k > 0; k--) t++; t += r.getPendingCount();
        }
        return t;
    }
    static int pendingCas(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Cc r = new Cc(); r.setPendingCount(2);
            if (i % 2 == 0) { r.compareAndSetPendingCount(2, 0); }
            r.tryComplete(); for (int k = r.done; k > 0; k--) t++; if (r.isDone()) t += 9;
        }
        return t;
    }
    static int replaceMod(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> a = new ArrayList<>(List.of(1, 2)); Iterator<Integer> v = a.iterator();
            if (i % 2 == 0) { a.replaceAll(x -> x); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int vectorTrim(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Vector<Integer> a = new Vector<>(List.of(1, 2)); Iterator<Integer> v = a.iterator();
            if (i % 2 == 0) { a.trimToSize(); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int lruMod(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, Integer> a = new LinkedHashMap<>(16, 0.75f, true); a.put(1, 2); a.put(2, 3); Map<Integer, Integer> z = new HashMap<>(a); Iterator<Integer> v = a.keySet().iterator();
            if (i % 2 == 0) { z.equals(a); }
            int c; try { c = v.next(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int timeoutDependents(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            if (i % 2 == 0) { f.orTimeout(900, TimeUnit.SECONDS); }
            int c = f.getNumberOfDependents(); for (int k = 0; k < c; k++) t++; f.complete(1);
        }
        return t;
    }
    static int futureString(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            if (i % 2 == 0) { f.thenApply(x -> x); f.copy(); }
            if (f.toString().endsWith("2 dependents]")) for (int k = 0; k < 6; k++) t++;
        }
        return t;
    }
    static int conditions(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ReentrantLock l = new ReentrantLock(true); l.lock(); Condition c = l.newCondition();
            if (i % 2 == 0) { l.newCondition().signalAll(); l.lock(); }
            for (int k = l.getHoldCount(); k > 0; k--) t++; if (l.hasWaiters(c)) t += 50;
        }
        return t;
    }
    static int zipCrc(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            CRC32 c = new CRC32(); CheckedOutputStream o = new CheckedOutputStream(OutputStream.nullOutputStream(), c); o.write(5);
            if (i % 2 == 0) { o.getChecksum().reset(); }
            for (long k = c.getValue() & 15; k > 0; k--) t++;
        }
        return t;
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String w = args[1];
        System.out.print(bitClone(n, w) + " ");
        System.out.print(bitEquals(n, w) + " ");
        System.out.print(bitWrite(n, w) + " ");
        System.out.print(sequence(n, w) + " ");
        System.out.print(polygon(n, w) + " ");
        System.out.print(polygonContains(n, w) + " ");
        System.out.print(pathIterator(n, w) + " ");
        System.out.print(concats(n, w) + " ");
        System.out.print(concatBind(n, w) + " ");
        System.out.print(spliteratorOf(n, w) + " ");
        System.out.print(mapKeys(n, w) + " ");
        System.out.print(queueBind(n, w) + " ");
        System.out.print(objAvailable(n, w) + " ");
        System.out.print(mapGrows(n, w) + " ");
        System.out.print(newTruncates(n, w) + " ");
        System.out.print(newCreates(n, w) + " ");
        System.out.print(truncates(n, w) + " ");
        System.out.print(bundleLoads(n, w) + " ");
        System.out.print(bundleKeys(n, w) + " ");
        System.out.print(adopts(n, w) + " ");
        System.out.print(appends(n, w) + " ");
        System.out.print(imports(n, w) + " ");
        System.out.print(splits(n, w) + " ");
        System.out.print(fragments(n, w) + " ");
        System.out.print(attrs(n, w) + " ");
        System.out.print(ciphers(n, w) + " ");
        System.out.print(macs(n, w) + " ");
        System.out.print(digestOff(n, w) + " ");
        System.out.print(stampView(n, w) + " ");
        System.out.print(stampView2(n, w) + " ");
        System.out.print(keysDefault(n, w) + " ");
        System.out.print(subscribers(n, w) + " ");
        System.out.print(quietly(n, w) + " ");
        System.out.print(exceptionally(n, w) + " ");
        System.out.print(pending(n, w) + " ");
        System.out.print(pendingCas(n, w) + " ");
        System.out.print(replaceMod(n, w) + " ");
        System.out.print(vectorTrim(n, w) + " ");
        System.out.print(lruMod(n, w) + " ");
        System.out.print(timeoutDependents(n, w) + " ");
        System.out.print(futureString(n, w) + " ");
        System.out.print(conditions(n, w) + " ");
        System.out.print(zipCrc(n, w) + " ");
        System.out.println(pulled);
    }
}