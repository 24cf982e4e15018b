// args: 3 x | 12 abc | 40 longer
import java.io.*;
import java.util.*;
import java.util.function.*;

/** Exceptions in `finally`, in closing and in initialisers; jumps out of them; suppressed ones, causes, sneaky ones. */
public class FinallyTraps {
    static int closes;
    static int total;
    static final StringBuilder LOG = new StringBuilder();

    static class Res implements AutoCloseable {
        final int id;

        Res(int id) throws IOException {
            if (id % 7 == 6) {
                throw new IOException("open" + id);
            }
            this.id = id;
        }

        @Override
        public void close() throws IOException {
            closes++;
            LOG.append(id % 10);
            if (id % 5 == 4) {
                throw new IOException("close" + id);
            }
        }
    }

    static Res maybe(int id) throws IOException {
        return id % 3 == 2 ? null : new Res(id);
    }

    static int resources(int k) {
        try (Res a = new Res(k); Res b = maybe(k + 1); Res c = new Res(k + 2)) {
            if (k % 4 == 3) {
                throw new IllegalStateException("body" + k);
            }
            return a.id + (b == null ? 100 : b.id) + c.id;
        } catch (IOException e) {
            return e.getMessage().length() * 10 + e.getSuppressed().length;
        } catch (IllegalStateException e) {
            int s = 0;
            for (Throwable t : e.getSuppressed()) {
                s += t.getMessage().length();
            }
            return 1000 + s;
        } finally {
            total++;
        }
    }

    @SuppressWarnings("finally")
    static int jumps(int n) {
        int k = 0;
        outer:
        for (int i = 0; ; i++) {
            try {
                if (i > n) {
                    return k;
                }
                for (int j = 0; ; j++) {
                    try {
                        if (j == 3) {
                            continue outer;
                        }
                        if ((i + j) % 4 == 3) {
                            throw new RuntimeException("x");
                        }
                        k++;
                    } finally {
                        k += 2;
                        if (i % 5 == 4) {
                            break;
                        }
                        if (j == 1) {
                            continue;
                        }
                    }
                }
            } catch (RuntimeException e) {
                k += 10;
            } finally {
                k++;
                if (i == 2 * n) {
                    break;
                }
            }
        }
        return -k;
    }

    @SuppressWarnings("finally")
    static int overriding(int k) {
        int x = k;
        try {
            x++;
            if (k % 2 == 0) {
                throw new IllegalArgumentException();
            }
            return x;
        } catch (IllegalArgumentException e) {
            x += 10;
            throw new IllegalStateException("from catch", e);
        } finally {
            x += 100;
            if (k % 3 == 0) {
                return x;
            }
        }
    }

    static int value(int k) {
        int x = k;
        try {
            return x;
        } finally {
            x = 1000;
            total += x / 500;
        }
    }

    static int[] array(int k) {
        int[] x = {k};
        try {
            return x;
        } finally {
            x[0]++;
        }
    }

    static <X extends Throwable> void sneaky(Throwable t) throws X {
        @SuppressWarnings("unchecked") X x = (X) t;
        throw x;
    }

    static int depth(Throwable t) {
        int d = 0;
        for (Throwable c = t; c != null; c = c.getCause()) {
            d += c.getMessage() == null ? 1 : c.getMessage().length();
        }
        return d;
    }

    static int chain(int k) {
        try {
            try {
                try {
                    Object o = k % 2 == 0 ? "s" : (Object) k;
                    return (Integer) o / (k % 3);
                } catch (ArithmeticException e) {
                    throw new IOException("io", e);
                } finally {
                    LOG.append('f');
                }
            } catch (ClassCastException | IOException e) {
                throw new UncheckedIOException("u" + k, e instanceof IOException io ? io : new IOException("cast"));
            }
        } catch (UncheckedIOException e) {
            return -depth(e);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int opened = 0;
        for (int i = 0; i < n; i++) {
            opened += resources(i);
        }
        int jumped = Math.abs(jumps(n));
        int over = 0;
        for (int i = 0; i < n; i++) {
            try {
                over += overriding(i);
            } catch (IllegalStateException e) {
                over += e.getCause() == null ? 1 : 3;
            }
        }
        int values = 0;
        for (int i = 0; i < n; i++) {
            values += value(i) + array(i)[0];
        }
        int sneaked = 0;
        for (int i = 0; i < n; i++) {
            try {
                FinallyTraps.<RuntimeException>sneaky(i % 2 == 0 ? new IOException("a" + i) : new Error("e"));
            } catch (Error e) {
                sneaked += 2;
            } catch (Exception e) {
                sneaked += e instanceof IOException ? e.getMessage().length() : 1000;
            }
        }
        int chained = 0;
        for (int i = 0; i < n; i++) {
            chained += chain(i);
        }
        int self = 0;
        try {
            Throwable t = new Throwable("t");
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            self = n + (e.getCause() == null ? 0 : 1);
        }
        int loop = 0;
        do {
            try {
                if (loop % 2 == 0) {
                    continue;
                }
                total++;
            } finally {
                loop++;
            }
        } while (loop < n);
        Supplier<Integer> late = () -> {
            throw new NoSuchElementException("late" + n);
        };
        int caught;
        try {
            caught = Optional.<Integer>empty().orElseGet(late);
        } catch (NoSuchElementException e) {
            caught = e.getMessage().length();
        }
        int digits = LOG.length();
        int steps = 0;
        for (int i = opened + jumped + over + values + sneaked + Math.abs(chained) + self + loop + caught + digits; i > 0; i -= 13) {
            steps++;
        }
        System.out.println(steps + " " + closes + " " + total + " " + LOG);
    }
}
