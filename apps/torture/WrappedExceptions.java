// args: 3 | 20 | 60
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;

/** Handlers that throw something else: callers catch what was made of an exception, not the exception itself. */
public class WrappedExceptions {
    static class Refused extends Exception {
        final int code;

        Refused(int code, Throwable cause) {
            super("refused " + code, cause);
            this.code = code;
        }
    }

    static int parsed;
    static int closed;

    static int parse(String text) {
        parsed++;
        if (text.length() % 4 == 3) {
            throw new IllegalStateException(text);
        }
        return Integer.parseInt(text);
    }

    /** What is caught is of no type that a caller catches. */
    static int checked(String text) throws Refused {
        try {
            return parse(text) + 1;
        } catch (IllegalStateException e) {
            throw new Refused(1, e);
        } catch (NumberFormatException e) {
            throw new Refused(2, e);
        }
    }

    static int twice(String text) {
        try {
            return checked(text) * 2;
        } catch (Refused e) {
            throw new UncheckedIOException(new IOException(e));
        } finally {
            closed++;
        }
    }

    static class Part implements AutoCloseable {
        final int size;

        Part(String text) throws Refused {
            int found;
            try {
                found = parse(text);
            } catch (RuntimeException e) {
                throw new Refused(3, e);
            }
            size = found;
        }

        @Override
        public void close() throws Refused {
            closed++;
            if (size % 5 == 4) {
                throw new Refused(4, null);
            }
        }
    }

    static int called(Callable<Integer> task) {
        try {
            return task.call();
        } catch (Exception e) {
            throw new IllegalArgumentException(e);
        }
    }

    static int mapped(IntUnaryOperator f, int k) {
        try {
            return f.applyAsInt(k);
        } catch (ArithmeticException e) {
            throw new AssertionError(e);
        }
    }

    static synchronized int locked(String text) {
        synchronized (WrappedExceptions.class) {
            try {
                return parse(text);
            } catch (IllegalStateException e) {
                throw new StringIndexOutOfBoundsException(text);
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int good = 0;
        int refused = 0;
        int broken = 0;
        int calls = 0;
        int asserted = 0;
        int locks = 0;
        for (int i = 0; i < n; i++) {
            String text = i % 7 == 0 ? "x" + i : "" + i * 37;
            try {
                good += twice(text);
            } catch (UncheckedIOException e) {
                refused++;
            }
            try (Part part = new Part(text)) {
                good += part.size % 3;
            } catch (Refused e) {
                broken += e.code;
            }
            try {
                calls += called(() -> checked(text));
            } catch (IllegalArgumentException e) {
                calls--;
            }
            int divisor = i % 3;
            try {
                good += mapped(k -> k / divisor, i);
            } catch (AssertionError e) {
                asserted++;
            }
            try {
                locks += locked(text) % 2;
            } catch (IndexOutOfBoundsException | NumberFormatException e) {
                locks += 10;
            }
        }
        System.out.println(good + " " + refused + " " + broken + " " + calls + " " + asserted + " " + locks);
        System.out.println(parsed + " " + closed);
    }
}
