// args: 5 12|8 31|3 50
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class CoroutineThreads {
    static int switches;

    /** A generator: the body runs in a thread of its own, strictly alternating with its consumer. */
    static class Generator<T> implements Iterable<T>, AutoCloseable {
        private static final Object END = new Object();
        private final BlockingQueue<Object> values = new SynchronousQueue<>(), requests = new SynchronousQueue<>();
        private final Thread thread;
        private boolean finished;

        static class Stop extends Error { Stop() { super(null, null, false, false); } }

        Generator(Consumer<Consumer<T>> body) {
            thread = new Thread(() -> {
                try {
                    if (requests.take() == END) return;
                    body.accept(v -> {
                        try {
                            switches++;
                            values.put(v);
                            if (requests.take() == END) throw new Stop();
                        } catch (InterruptedException e) { throw new Stop(); }
                    });
                    values.put(END);
                } catch (Stop s) {
                    switches += 1000;
                } catch (InterruptedException e) { switches = -1; }
            });
            thread.setDaemon(true);
            thread.start();
        }

        @Override public Iterator<T> iterator() {
            return new Iterator<>() {
                Object next;
                @Override public boolean hasNext() {
                    if (next == null && !finished) {
                        try {
                            requests.put(this);
                            next = values.take();
                        } catch (InterruptedException e) { throw new IllegalStateException(e); }
                        finished = next == END;
                    }
                    return !finished;
                }
                @SuppressWarnings("unchecked") @Override public T next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    T t = (T) next;
                    next = null;
                    return t;
                }
            };
        }
        @Override public void close() {
            try {
                if (!finished) requests.put(END);
                thread.join();
            } catch (InterruptedException e) { throw new IllegalStateException(e); }
        }
    }

    static <T> Generator<T> filter(Iterable<T> in, Predicate<T> p) {
        return new Generator<>(out -> { for (T t : in) if (p.test(t)) out.accept(t); });
    }
    static void hanoi(int n, char a, char b, char c, Consumer<String> out) {
        if (n == 0) return;
        hanoi(n - 1, a, c, b, out);
        out.accept("" + a + b);
        hanoi(n - 1, c, b, a, out);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), limit = Integer.parseInt(args[1]);
        int moves = 0, toB = 0;
        try (Generator<String> g = new Generator<>(out -> hanoi(n, 'A', 'B', 'C', out))) {
            for (String m : g) {
                if (moves++ >= limit) break;
                if (m.endsWith("B")) toB++;
            }
        }
        List<Generator<Integer>> layers = new ArrayList<>();
        Iterable<Integer> sieve = new Generator<Integer>(out -> { for (int i = 2; i < limit; i++) out.accept(i); });
        int primes = 0, sum = 0;
        while (true) {
            Iterator<Integer> it = sieve.iterator();
            if (!it.hasNext() || primes == n) break;
            int p = it.next();
            primes++;
            sum += p;
            Iterable<Integer> rest = () -> it;
            Generator<Integer> next = filter(rest, x -> x % p != 0);
            layers.add(next);
            sieve = next;
        }
        int rest = 0;
        for (int v : sieve) rest += v % 10;
        System.out.println(moves + " " + toB + " " + primes + " " + sum + " " + rest + " " + layers.size() + " " + switches);
    }
}
