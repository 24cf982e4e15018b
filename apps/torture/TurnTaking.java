// args: 3 | 9 | 22
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** Generators that run on threads of their own, one side at a time: values and exceptions are handed over, bodies are stopped early, generators use generators. */
public class TurnTaking {
    interface Yield<T> {
        void give(T t) throws InterruptedException;
    }

    interface Body<T> {
        void run(Yield<T> out) throws Exception;
    }

    static class Generator<T> implements Iterator<T>, AutoCloseable {
        private final Object lock = new Object();
        private final Thread thread;
        private boolean wanted;
        private boolean ready;
        private boolean ended;
        private T value;
        private RuntimeException failure;
        int handed;
        boolean stopped;

        Generator(Body<T> body) {
            thread = new Thread(() -> run(body), "generator");
            thread.setDaemon(true);
        }

        private void run(Body<T> body) {
            try {
                body.run(this::give);
            } catch (InterruptedException e) {
                stopped = true;
            } catch (Exception e) {
                failure = new IllegalStateException("body", e);
            } finally {
                synchronized (lock) {
                    ended = true;
                    lock.notifyAll();
                }
            }
        }

        private void give(T t) throws InterruptedException {
            synchronized (lock) {
                value = t;
                ready = true;
                wanted = false;
                handed++;
                lock.notifyAll();
                while (!wanted) {
                    lock.wait();
                }
            }
        }

        @Override
        public boolean hasNext() {
            synchronized (lock) {
                if (!ready && !ended) {
                    wanted = true;
                    if (thread.getState() == Thread.State.NEW) {
                        thread.start();
                    }
                    lock.notifyAll();
                    boolean interrupted = false;
                    while (!ready && !ended) {
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            interrupted = true;
                        }
                    }
                    if (interrupted) {
                        Thread.currentThread().interrupt();
                    }
                }
                if (!ready && failure != null) {
                    RuntimeException f = failure;
                    failure = null;
                    throw f;
                }
                return ready;
            }
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return value;
        }

        @Override
        public void close() throws InterruptedException {
            thread.interrupt();
            thread.join();
        }
    }

    static Generator<Integer> primes(int limit) {
        return new Generator<>(out -> {
            List<Integer> found = new ArrayList<>();
            next:
            for (int i = 2; i <= limit; i++) {
                for (int p : found) {
                    if (i % p == 0) {
                        continue next;
                    }
                }
                found.add(i);
                out.give(i);
            }
            if (limit % 2 == 1) {
                throw new TimeoutException("after " + found.size());
            }
        });
    }

    static void walk(int[][] tree, int node, Yield<String> out, String path) throws InterruptedException {
        out.give(path);
        for (int child : tree[node]) {
            walk(tree, child, out, path + child);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        int failed = 0;
        try (Generator<Integer> g = primes(n * 2 + n % 2)) {
            while (g.hasNext()) {
                sum += g.next();
            }
            failed = 1;
        } catch (IllegalStateException e) {
            failed = e.getCause().getMessage().length() * 10;
        }
        int[][] tree = {{1, 2}, {3, 4}, {}, {5}, {}, {}};
        int letters = 0;
        int handed;
        Generator<String> walker = new Generator<>(out -> walk(tree, 0, out, "r"));
        try (walker) {
            for (int i = 0; i < n && walker.hasNext(); i++) {
                letters += walker.next().length();
            }
        }
        handed = walker.handed + (walker.stopped ? 20 : 0);
        Generator<Integer> squares = new Generator<>(out -> {
            try (Generator<Integer> inner = primes(n)) {
                for (int i = 0; i < n; i++) {
                    out.give(i % 3 == 2 && inner.hasNext() ? -inner.next() : i * i);
                }
            } finally {
                tree[5] = new int[n];
            }
        });
        int squared = 0;
        while (squares.hasNext()) {
            int k = squares.next();
            squared += k < 0 ? 1 : k % 7;
        }
        squares.close();
        int none = 0;
        try {
            squares.next();
        } catch (NoSuchElementException e) {
            none = tree[5].length;
        } catch (IllegalStateException e) {
            none = 100;
        }
        int steps = 0;
        for (int i = sum + letters + squared; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + failed + " " + handed + " " + none + " " + squares.handed);
    }
}
