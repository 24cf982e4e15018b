// args: 3 | 8 x | 20 xy
import java.util.*;

/**
 * Finally blocks that override returns, discard exceptions or continue loops, close() calls in reverse
 * order with suppressed exceptions and exceptions thrown by exception constructors decide which value
 * reaches the counter.
 */
public class FinallyRewrite {
    static int opened, closes;

    static class Res implements AutoCloseable {
        final int id;
        final boolean bad;
        Res(int id, boolean bad) {
            this.id = id;
            this.bad = bad;
            if (id == 13) throw new IllegalArgumentException("13");
            opened++;
        }
        @Override public void close() throws Exception {
            closes = closes * 2 % 1021 + id;
            if (bad) throw new Exception("close" + id);
        }
    }

    static class Loud extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int weight;
        Loud(int w) {
            super("loud");
            if (w % 7 == 6) throw new UnsupportedOperationException("ctor");   // replaces the intended one
            weight = w;
        }
        @Override public synchronized Throwable fillInStackTrace() { opened += 100; return this; }
        @Override public String getMessage() { return "w" + (closes % 10); }
    }

    @SuppressWarnings("finally")
    static int override(int i) {
        int x = i;
        try {
            if (i % 3 == 0) return x;                   // x is saved before finally changes it
            if (i % 3 == 1) throw new Loud(i);
            x += 5;
            return x++;
        } catch (Loud e) {
            x = e.weight * 2;
            return x + e.getMessage().length();
        } finally {
            x += 1000;
            if (i % 5 == 4) return -x;                   // swallows even the constructor's exception
        }
    }

    @SuppressWarnings("finally")
    static int loops(int n) {
        int count = 0;
        outer:
        for (int i = 0; i < n; i++) {
            try {
                for (int j = 0; ; j++) {
                    try {
                        if (j > i) break outer;
                        if ((i + j) % 4 == 3) continue outer;
                        count++;
                    } finally {
                        count += 10;
                        if (j == 2) break;
                        if (j < 2 && i > 0) continue;     // cancels break outer
                    }
                }
            } finally {
                if (i == n - 1) count = -count;
                else if (i % 2 == 0) continue;
            }
        }
        return count;
    }

    static int resources(int i) {
        int got = 0;
        try (Res a = new Res(i, i % 2 == 0); Res none = null; Res b = new Res(i + 1, i % 3 == 0)) {
            got = a.id + b.id;
            if (i % 4 == 0) throw new IllegalStateException("body");
        } catch (IllegalStateException e) {
            got += 100 * e.getSuppressed().length;
            for (Throwable t : e.getSuppressed()) got += t.getMessage().length();
        } catch (IllegalArgumentException e) {
            got -= e.getSuppressed().length + 1;
        } catch (Exception e) {
            got += e.getMessage().endsWith("" + i) ? 7 : 9;
            got += e.getSuppressed().length * 1000;
        } finally {
            got += opened & 1;
        }
        return got;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = 0, ctor = 0, r = 0;
        for (int i = 0; i < n; i++) {
            try {
                a += override(i);
            } catch (UnsupportedOperationException e) {
                ctor++;
            }
            r += resources(i);
        }
        int l = loops(n);
        int npe = 0;
        for (String s : args) {
            try {
                Throwable t = s.length() > 1 ? null : new Error();
                if (t != null) npe += t.getStackTrace().length > 0 ? 1 : 2;
                try { throw (RuntimeException) t; }      // null: NullPointerException; Error: ClassCastException
                finally { npe *= 3; }
            } catch (ClassCastException e) {
                npe += 5;
            } catch (NullPointerException e) {
                npe += 8;
            }
        }
        int acc = 0;
        for (int i = 0; i < closes % 31; i++) acc += i % (npe + 1);
        System.out.println(a + " " + ctor + " " + r + " " + l + " " + opened + " " + closes + " " + npe + " " + acc);
    }
}
