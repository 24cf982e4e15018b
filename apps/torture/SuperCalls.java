// args: 3 | 10 | 25
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;

/** Methods of JDK classes that call, on the same object, what the program overrides: through super and in constructors, too. */
public class SuperCalls {
    static int seen;

    static class Pushing extends Stack<Integer> {
        int added;

        @Override
        public void addElement(Integer x) {
            added += x;
            super.addElement(x);
        }

        @Override
        public Integer push(Integer x) {
            return super.push(x + 1);
        }
    }

    static class Last extends ArrayDeque<Integer> {
        int lasts;

        @Override
        public void addLast(Integer x) {
            lasts++;
            super.addLast(x);
        }

        @Override
        public boolean offer(Integer x) {
            return super.offer(x * 2);
        }
    }

    static class Upper extends Writer {
        int written;

        @Override
        public void write(char[] chars, int from, int count) {
            written += count;
        }

        @Override
        public void write(int c) throws IOException {
            written += 100;
            super.write(c);
        }

        @Override
        public void flush() {
            written++;
        }

        @Override
        public void close() {
        }
    }

    static class Lines extends PrintStream {
        int lines;

        Lines(OutputStream out) {
            super(out);
        }

        @Override
        public void println(String s) {
            super.println("> " + s);
            lines++;
        }

        @Override
        public void print(String s) {
            lines += 10;
            super.print(s);
        }
    }

    static class Seeded extends Random {
        static int seeds;

        Seeded(long seed) {
            super(seed);
        }

        @Override
        public synchronized void setSeed(long seed) {
            seeds++;
            super.setSeed(seed + 1);
        }
    }

    static class Filled extends HashSet<Integer> {
        static int adds;

        Filled(Collection<Integer> from) {
            super(from);
        }

        @Override
        public boolean add(Integer x) {
            adds += x;
            return super.add(x);
        }

        @Override
        public boolean addAll(Collection<? extends Integer> from) {
            adds += 1000;
            return super.addAll(from);
        }
    }

    static class Own extends AbstractMap<String, Integer> {
        final Map<String, Integer> inner = new LinkedHashMap<>();
        int gets;

        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
            return inner.entrySet();
        }

        @Override
        public Integer get(Object key) {
            gets++;
            return inner.get(key);
        }

        @Override
        public Integer put(String key, Integer value) {
            gets += 10;
            return inner.put(key, value);
        }

        @Override
        public Integer merge(String key, Integer value, java.util.function.BiFunction<? super Integer, ? super Integer, ? extends Integer> f) {
            gets += 100;
            return super.merge(key, value, f);
        }
    }

    static class Removing extends AbstractList<Integer> {
        final ArrayList<Integer> inner = new ArrayList<>();
        int removed;

        @Override
        public Integer get(int i) {
            return inner.get(i);
        }

        @Override
        public int size() {
            return inner.size();
        }

        @Override
        public void add(int i, Integer x) {
            inner.add(i, x);
        }

        @Override
        public Integer remove(int i) {
            removed += i;
            return inner.remove(i);
        }

        @Override
        protected void removeRange(int from, int to) {
            removed += 100;
            super.removeRange(from, to);
        }

        void clearSome(int from) {
            super.subList(from, size()).clear();
        }
    }

    static class Task extends FutureTask<Integer> {
        int dones;

        Task(int n) {
            super(() -> n * 2);
        }

        @Override
        protected void done() {
            dones++;
        }

        @Override
        protected void set(Integer x) {
            super.set(x + 1);
        }
    }

    static class Defaults extends Properties {
        int asked;

        @Override
        public String getProperty(String key) {
            asked++;
            return super.getProperty(key);
        }

        @Override
        public synchronized Object put(Object key, Object value) {
            asked += 10;
            return super.put(key, value);
        }
    }

    static class Messages extends RuntimeException {
        static int asked;

        Messages(String m) {
            super(m);
        }

        @Override
        public String getMessage() {
            asked++;
            return "<" + super.getMessage() + ">";
        }
    }

    abstract static class Base extends Hashtable<Integer, Integer> {
        @Override
        public synchronized Integer put(Integer k, Integer v) {
            return super.put(k, v);
        }
    }

    static class Grows extends Base {
        int grown;

        @Override
        protected void rehash() {
            grown++;
            super.rehash();
        }
    }

    static class Eldest extends LinkedHashMap<Integer, Integer> {
        int dropped;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
            if (size() > 4) {
                dropped += e.getKey();
                return true;
            }
            return false;
        }

        @Override
        public Integer put(Integer k, Integer v) {
            return super.put(k, v + 1);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int s = 0;
        Pushing pushing = new Pushing();
        Last last = new Last();
        for (int i = 0; i < n; i++) {
            pushing.push(i);
            last.offer(i);
            last.add(i);
        }
        s += pushing.added + last.lasts * 2 + last.peekLast();
        Upper upper = new Upper();
        upper.write("text" + n);
        upper.write('c');
        upper.append("abc").append('d');
        s += upper.written;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Lines lines = new Lines(bytes);
        lines.println("x" + n);
        lines.printf("%d%n", n);
        lines.append("yy");
        s += lines.lines;
        Seeded seeded = new Seeded(5);
        s += Seeded.seeds * 7;
        List<Integer> list = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 3);
        }
        Filled filled = new Filled(list);
        filled.addAll(List.of(1, 2, n));
        s += Filled.adds + filled.size();
        Own own = new Own();
        for (int i = 0; i < n; i++) {
            own.merge("k" + i % 3, i, Integer::sum);
            own.computeIfAbsent("c" + i % 2, k -> k.length());
            own.getOrDefault("none", 3);
        }
        s += own.gets + own.size();
        Removing removing = new Removing();
        removing.addAll(list);
        removing.clearSome(n / 2);
        removing.remove(Integer.valueOf(0));
        s += removing.removed * 3 + removing.size();
        Task task = new Task(n);
        task.run();
        s += task.get() + task.dones;
        Defaults defaults = new Defaults();
        defaults.load(new StringReader("a=1\nb=2\n"));
        defaults.setProperty("c", "d");
        s += defaults.getProperty("z", "four").length() + defaults.asked;
        try {
            throw new Messages("m" + n);
        } catch (Messages e) {
            s += e.toString().length() + e.getLocalizedMessage().length() + Messages.asked;
            StringWriter w = new StringWriter();
            Throwable t = new IllegalStateException(e);
            s += t.getMessage().length() + Messages.asked;
        }
        Grows grows = new Grows();
        Eldest eldest = new Eldest();
        for (int i = 0; i < n * 2; i++) {
            grows.put(i, i);
            eldest.put(i, i);
        }
        eldest.putAll(Collections.singletonMap(100, 1));
        s += grows.grown * 11 + eldest.dropped + eldest.size();
        Map<Integer, Integer> tree = new TreeMap<>(Collections.reverseOrder());
        tree.putAll(new HashMap<>(eldest));
        for (int v : tree.values()) {
            s += v;
        }
        for (int i = 0; i < s % 300; i++) {
            seen += i & 1;
        }
        System.out.println(s + " " + seen);
    }
}
