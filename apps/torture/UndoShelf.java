// args: 4 red | 11 green | 16 bluebell
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.security.MessageDigest;
import java.util.*;

/**
 * An editor with an undo history of serialised snapshots and a cache keyed by the SHA-256 of the serialised form. Its
 * collections are subclasses that override add, put and removeEldestEntry (reading back does not call those) and that
 * have their own writeObject and readObject; an anonymous LinkedHashMap drags its outer object into the snapshot.
 */
public class UndoShelf {
    static int adds, evictions, asked, reads, writes, hits, misses, copies;

    /** ArrayList subclass: ArrayList.readObject does not go through add. */
    static class LogList<E> extends ArrayList<E> {
        transient int added;
        int version;
        @Override public boolean add(E e) { adds++; added++; return super.add(e); }
        private void writeObject(ObjectOutputStream out) throws IOException {
            writes++;
            version++;
            out.defaultWriteObject();
            out.writeByte(size() % 3);
            for (int i = 0; i < size() % 3; i++) out.writeObject(get(i));
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            reads++;
            in.defaultReadObject();
            added = version;
            for (int i = in.readByte(); i > 0; i--) if (contains(in.readObject())) added++;
            if (size() % 6 == 5) throw new InvalidObjectException("unlucky size");
        }
    }

    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private final int limit;
        Lru(int limit) { super(8, 0.75f, true); this.limit = limit; }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            asked++;
            if (size() <= limit) return false;
            evictions++;
            return true;
        }
    }

    static class NoisySet extends HashSet<String> {
        @Override public boolean add(String s) { adds += 100; return super.add(s); }
        @Override public Iterator<String> iterator() { copies += size(); return super.iterator(); }
    }

    static class NoisyTree extends TreeMap<String, Integer> {
        NoisyTree() { super(new Backwards()); }
        @Override public Integer put(String k, Integer v) { adds += 10000; return super.put(k, v); }
    }
    static class Backwards implements Comparator<String>, Serializable {
        public int compare(String a, String b) { return b.compareTo(a); }
    }

    static class Document implements Serializable {
        final LogList<String> lines = new LogList<>();
        final NoisySet words = new NoisySet();
        final NoisyTree index = new NoisyTree();
        final int keep;
        int dropped;
        final Map<Integer, String> recent = new LinkedHashMap<>() {
            @Override protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                boolean full = size() > keep;
                if (full) dropped++;
                return full;
            }
        };
        Document(int keep) { this.keep = keep; }
        void type(String s) {
            lines.add(s);
            words.add(s.substring(s.length() / 2));
            index.merge(s.substring(0, 1), 1, Integer::sum);
            index.putIfAbsent(s, lines.size());
            recent.put(lines.size(), s);
        }
    }

    static byte[] freeze(Object o) throws IOException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(buf);
        out.writeObject(o);
        out.close();
        return buf.toByteArray();
    }
    static Object thaw(byte[] b) throws IOException, ClassNotFoundException {
        return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    }
    static String key(Object o) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(freeze(o)), 0, 6);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        Document doc = new Document(n % 5 + 1);
        Deque<byte[]> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();
        int undone = 0, redone = 0, broken = 0, bytes = 0;
        for (int i = 0; i < n * 2; i++) {
            undo.push(freeze(doc));
            doc.type(word.charAt(i % word.length()) + word + i % 7);
            redo.clear();
            try {
                for (int back = i % 4 / 2 + i % 8 / 7; back > 0 && undo.size() > 2; back--) {
                    redo.push(freeze(doc));
                    doc = (Document) thaw(undo.pop());
                    undone++;
                }
                if (i % 4 == 3) {
                    while (!redo.isEmpty() && doc.lines.added % 3 != 0) {
                        undo.push(freeze(doc));
                        doc = (Document) thaw(redo.pop());
                        redone++;
                    }
                }
                bytes += undo.peek().length;
            } catch (InvalidObjectException e) {
                broken++;
            }
        }
        System.out.println(undone + " " + redone + " " + broken + " " + bytes);
        int shown = 0;
        for (int i = 0; i < doc.dropped; i++) shown += doc.recent.size();
        for (String s : doc.index.keySet()) for (int i = 0; i < doc.index.get(s); i++) shown = (shown * 3 + s.length()) % 9973;
        for (String w : doc.words) if (doc.index.containsKey(w)) shown += 10000;
        System.out.println(doc.lines.size() + " " + doc.lines.added + " " + doc.lines.version + " " + doc.words.size() + " " + shown);

        Lru<String, Integer> cache = new Lru<>(n % 4 + 2);
        int work = 0;
        for (int i = 0; i < n * 2; i++) {
            List<Object> job = new LogList<>();
            for (int k = 0; k < i % 3; k++) job.add(k % 2 == 0 ? (Object) (word + i % 4) : i % 5);
            String k = key(job);
            if (cache.containsKey(k)) hits++;
            else misses++;
            for (int w = cache.computeIfAbsent(k, x -> x.charAt(0) % 6); w >= 0; w--) work++;
            if (i % 5 == 4) cache = (Lru<String, Integer>) thaw(freeze(cache));
            cache.get(key(List.of()));
        }
        for (String k : new TreeSet<>(cache.keySet())) for (int i = k.charAt(2) % 5; i > 0; i--) work += 1000;
        System.out.println(hits + " " + misses + " " + work + " " + cache.limit);
        System.out.println(adds + " " + evictions + " " + asked + " " + reads + " " + writes + " " + copies);
    }
}
