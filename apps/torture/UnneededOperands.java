// args: 3 | 10 | 25
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.Spliterator;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;

/** Operands that a result does not depend on, but a default in their place would be rejected. */
public class UnneededOperands {
    static int seen;
    volatile int counter;
    volatile int other;

    interface Shape {
        int area(int x);
    }

    interface Named {
        int name();
    }

    static int capacity(String text) {
        return text.length() * 3 + 1;
    }

    static float load(String text) {
        return 1f / (text.length() + 1);
    }

    static class Checked extends RuntimeException {
        Checked(String message, Throwable cause, boolean suppresses) {
            super(message, cause, suppresses, false);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = "t".repeat(n);
        int s = 0;
        PriorityQueue<Integer> queue = new PriorityQueue<>(capacity(text), Collections.reverseOrder());
        PriorityQueue<Integer> plain = new PriorityQueue<>(capacity(text));
        PriorityBlockingQueue<Integer> blocking = new PriorityBlockingQueue<>(capacity(text));
        Map<Integer, Integer> map = new HashMap<>(capacity(text), load(text));
        Map<Integer, Integer> linked = new LinkedHashMap<>(capacity(text), load(text), n > 5);
        Set<Integer> set = new HashSet<>(capacity(text), load(text));
        ConcurrentHashMap<Integer, Integer> table = new ConcurrentHashMap<>(capacity(text), load(text), capacity(text));
        ArrayBlockingQueue<Integer> bounded = new ArrayBlockingQueue<>(capacity(text), n > 4);
        ArrayDeque<Integer> deque = new ArrayDeque<>(capacity(text));
        Vector<Integer> vector = new Vector<>(capacity(text), n % 3);
        List<Integer> list = new ArrayList<>(capacity(text));
        StringBuilder builder = new StringBuilder(capacity(text));
        for (int i = 0; i < n; i++) {
            queue.add(i);
            plain.add(i);
            blocking.add(i);
            map.put(i, i);
            linked.put(i % 4, i);
            set.add(i % 5);
            table.put(i, 1);
            bounded.offer(i);
            deque.push(i);
            vector.add(i);
            list.add(i);
            builder.append(i);
        }
        linked.get(0);
        while (!queue.isEmpty()) {
            s += queue.poll() & 1;
        }
        for (int i : plain) {
            s += i;
        }
        s += blocking.size() + map.size() * 2 + linked.keySet().iterator().next() + set.size() + table.size() + bounded.size();
        s += deque.peek() + vector.lastElement() + list.get(1) + builder.length();
        AtomicIntegerFieldUpdater<UnneededOperands> updater =
            AtomicIntegerFieldUpdater.newUpdater(UnneededOperands.class, n > 5 ? "counter" : "other");
        UnneededOperands object = new UnneededOperands();
        updater.addAndGet(object, n);
        s += object.counter * 3 + object.other;
        Class<?>[] types = n > 5 ? new Class<?>[] {Shape.class, Named.class} : new Class<?>[] {Shape.class};
        Object proxy = Proxy.newProxyInstance(UnneededOperands.class.getClassLoader(), types, (p, m, a) -> a == null ? 7 : (Integer) a[0] * 2);
        s += ((Shape) proxy).area(n);
        if (proxy instanceof Named) {
            s += ((Named) proxy).name();
        }
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher(n > 5 ? "glob:*.txt" : "glob:*.md");
        if (matcher.matches(Path.of("a.txt"))) {
            s += 100;
        }
        int[] numbers = new int[n];
        Arrays.fill(numbers, 3);
        Spliterator.OfInt part = Arrays.spliterator(numbers, 1, n - n % 2);
        int[] sum = new int[1];
        part.forEachRemaining((int x) -> sum[0] += x);
        s += sum[0];
        try {
            Objects.requireNonNull(n > 0 ? null : text, "message " + text);
        } catch (NullPointerException e) {
            s += e.getMessage().length();
        }
        try {
            throw new Checked("m", null, n > 5);
        } catch (Checked e) {
            e.addSuppressed(new IllegalStateException());
            s += e.getSuppressed().length * 1000;
        }
        Semaphore semaphore = new Semaphore(capacity(text), n > 3);
        if (semaphore.tryAcquire(5)) {
            s += 3;
        }
        for (int i = 0; i < s; i++) {
            seen += i & 1;
        }
        System.out.println(s + " " + seen);
    }
}
