// args: 7 2|18 3|29 5
import java.util.ArrayDeque;
import java.util.Deque;

public class FinallyMaze {
    static int finals, opened;
    static final Deque<String> stack = new ArrayDeque<>();

    static class Res implements AutoCloseable {
        final int id;
        Res(int id) throws Signal {
            if (id % 11 == 10) throw new Signal(id);
            opened++;
            this.id = id;
            stack.push("r" + id);
        }
        @Override public void close() throws Signal {
            String top = stack.pop();
            finals += top.length();
            if (id % 4 == 3) throw new Signal(-id);
        }
    }

    static class Signal extends Exception {
        final int code;
        Signal(int code) { super(null, null, true, false); this.code = code; }
    }

    @SuppressWarnings("finally")
    static int swallow(int i) {
        int r = 0;
        try {
            if (i % 3 == 0) throw new IllegalStateException();
            r = 10 / (i % 5);
            return r++;
        } catch (ArithmeticException e) {
            return r = -1;
        } finally {
            finals++;
            r += 100; // does not change the value returned above
            if (i % 4 == 0) return r; // replaces the value or the exception
        }
    }

    static int nested(int i) {
        int score = 0;
        outer:
        for (int a = 0; ; a++) {
            try {
                for (int b = 0; b < 6; b++) {
                    try {
                        if (b == i % 7) continue outer;
                        if (a * b > i) break outer;
                        if (a + b == 9) throw new Signal(a);
                        score++;
                    } finally {
                        score += 2;
                        if (score > 200) break outer;
                    }
                }
            } catch (Signal s) {
                score += s.code * 10;
                continue;
            } finally {
                if (a > i) break;
                finals++;
            }
        }
        return score;
    }

    static int resources(int i) {
        int n = 0;
        try (Res a = new Res(i); Res none = null; Res b = new Res(i + 1)) {
            n += a.id - b.id;
            if ((i & 1) == 0) throw new Signal(i);
        } catch (Signal s) {
            n += s.code;
            for (Throwable t : s.getSuppressed()) {
                n += 1000;
                if (t instanceof Signal x && x.code < -10) n += 5000;
            }
        } finally {
            try { if (stack.isEmpty()) n++; else stack.clear(); } finally { n *= 2; }
        }
        return n;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mod = Integer.parseInt(args[1]);
        int caught = 0, sum = 0, odd = 0, maze = 0, res = 0;
        for (int i = 0; i < n; i++) {
            try {
                int v = swallow(i);
                sum += v;
                odd += v & 1;
            } catch (IllegalStateException e) {
                caught++;
            }
            if (i % mod == 0) for (int k = nested(i); k > 0; k -= mod) maze++;
            for (int k = 0; k < Math.abs(resources(i)) % 50; k++) res++;
        }
        block: {
            if (res > 100) break block;
            caught += 1000;
        }
        System.out.println(caught + " " + sum + " " + odd + " " + maze + " " + res + " " + finals + " " + opened);
    }
}
