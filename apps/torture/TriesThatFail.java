// args: 3 | 7 | 12
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntUnaryOperator;

/**
 * Bodies of {@code try} that every run leaves by the exception of their last statement, so that the jump behind them, which is a block of its own, never
 * runs: calls of the JDK with callbacks, of the program, array accesses, in loops, in each other, with handlers that go on, jump or return.
 */
public class TriesThatFail {
    static int done;
    static int caught;
    static List<Integer> items = new ArrayList<>();

    static final class Failure extends RuntimeException {
        final int code;

        Failure(int code) {
            this.code = code;
        }
    }

    static void note(int by) {
        done += by;
    }

    static int fail(int x) {
        if (x >= 0) {
            throw new Failure(x);
        }
        return x;
    }

    static int apply(IntUnaryOperator f, int x) {
        return f.applyAsInt(x);
    }

    static void forEach(int n) {
        note(n);
        try {
            note(1);
            items.forEach(x -> {
                if (x == 2) {
                    throw new Failure(n);
                }
                note(2);
            });
        } catch (Failure e) {
            caught += e.code;
        }
        note(3);
    }

    static int own(int n) {
        int result = 0;
        try {
            note(4);
            fail(n);
        } catch (Failure e) {
            result = 1;
        } catch (IllegalStateException e) {
            result = 2;
        }
        note(result);
        return result;
    }

    static int parse(String text) {
        int value = -1;
        try {
            value = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            caught++;
        }
        note(value);
        return value;
    }

    static void access(int[] row, int n) {
        for (int i = 0; i < n; i++) {
            try {
                note(5);
                row[n + i]++;
            } catch (ArrayIndexOutOfBoundsException e) {
                continue;
            } finally {
                note(6);
            }
            note(7);
        }
        note(8);
    }

    static void nested(int n) {
        try {
            try {
                note(9);
                fail(n);
            } finally {
                note(10);
            }
        } catch (RuntimeException e) {
            note(11);
        }
        note(12);
    }

    static void lambda(int n) {
        for (int i = 0; i < n; i++) {
            try {
                apply(x -> {
                    note(13);
                    return fail(x);
                }, i);
            } catch (Failure e) {
                if (e.code > 4) {
                    break;
                }
            }
            note(14);
        }
        note(15);
    }

    static void end(Iterator<Integer> iterator) {
        try {
            while (true) {
                note(iterator.next());
            }
        } catch (NoSuchElementException e) {
            note(16);
        }
        try {
            iterator.remove();
            iterator.remove();
        } catch (IllegalStateException e) {
            note(17);
        }
        note(18);
    }

    static synchronized int twice(int n) {
        try {
            note(19);
            items.replaceAll(x -> fail(x + n));
        } catch (Failure first) {
            try {
                note(20);
                items.removeIf(x -> fail(x) == n);
            } catch (Failure second) {
                return first.code + second.code;
            }
        }
        note(21);
        return 0;
    }

    static void parallel(Object key, int n) {
        synchronized (key) {
            try {
                items.sort((a, b) -> fail(a + n) - b);
            } catch (Failure e) {
                note(22);
            }
        }
        try {
            note(23);
            items.iterator().forEachRemaining(x -> apply(y -> fail(y), x));
        } catch (Failure e) {
            note(24);
        }
    }

    /** Nothing that is counted in the handlers, and calls without a result: the jump behind them follows at once. */
    static void quiet(int n) {
        note(26);
        try {
            note(30);
            items.forEach(x -> check(x - 1));
        } catch (Failure e) {
            caught += e.code;
        }
        note(27);
        try {
            note(31);
            check(n);
        } catch (IllegalStateException | Failure e) {
            caught++;
        }
        for (int i = 0; i < 3; i++) {
            note(28);
            try {
                note(32);
                new Steps(n + 1).forEach(x -> {
                    if (x == n) {
                        throw new IllegalStateException();
                    }
                });
            } catch (Failure e) {
                caught += e.code;
            } catch (IllegalStateException e) {
                caught--;
            }
        }
        try {
            note(29);
            items.sort((a, b) -> fail(a + b));
        } catch (RuntimeException e) {
            caught++;
        }
    }

    /** What is counted comes before what fails, and nothing that is counted after it. */
    static void before(int n) {
        try {
            first(n);
            items.forEach(x -> check(x));
        } catch (Failure e) {
            caught += e.code;
        }
    }

    static void beforeInLoop(int n) {
        for (int i = 0; i <= n; i++) {
            try {
                second(i);
                new Steps(3).forEach(x -> {
                    if (x == 1) {
                        throw new IllegalStateException();
                    }
                });
            } catch (IllegalStateException | NoSuchElementException e) {
                caught += i;
            }
        }
    }

    static void beforeOwn(int n) {
        try {
            third(n);
            check(n);
        } catch (Failure | IllegalStateException e) {
            caught++;
        }
    }

    static void first(int n) {
        done += n;
    }

    static void second(int n) {
        done ^= n;
    }

    static void third(int n) {
        done -= n;
    }

    static void check(int x) {
        if (x >= 0) {
            throw new Failure(x);
        }
    }

    static final class Steps implements Iterable<Integer> {
        final int limit;

        Steps(int limit) {
            this.limit = limit;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int at;

                @Override
                public boolean hasNext() {
                    return at < limit;
                }

                @Override
                public Integer next() {
                    return at++;
                }
            };
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            items.add(i);
        }
        int sum = 0;
        for (int i = 0; i < n; i++) {
            forEach(i);
            quiet(i);
            before(i);
            beforeInLoop(i);
            beforeOwn(i);
            sum += own(i);
            sum += parse("x" + i);
            nested(i);
            sum += twice(i);
            parallel(items, i);
        }
        access(new int[n], n);
        lambda(n);
        end(items.iterator());
        for (int i = 0; i < sum % 100; i++) {
            note(25);
        }
        System.out.println(sum + " " + done + " " + caught);
    }
}
