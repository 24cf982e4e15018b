// args: 3 | 17 | 34
import java.util.ArrayList;
import java.util.List;

/** Accessors of records that throw in the middle of a match: the wrapped cause steers what is tried next. */
public class MatchExceptions {
    sealed interface Cell permits Full, Lazy, Link {
    }

    record Full(int v) implements Cell {
    }

    record Lazy(int seed, int[] uses) implements Cell {
        @Override
        public int seed() {
            if (++uses[0] % 3 == 0) {
                throw new IllegalStateException("spent" + uses[0]);
            }
            return seed * uses[0];
        }
    }

    record Link(Cell to, String name) implements Cell {
        static int asked;

        @Override
        public Cell to() {
            asked++;
            if (to == null) {
                throw new NullPointerException(name);
            }
            return to;
        }

        @Override
        public String name() {
            if (name.length() > 4) {
                throw new ArithmeticException("long");
            }
            return name;
        }
    }

    static int value(Cell c) {
        return switch (c) {
            case Full(int v) when v > 50 -> 50;
            case Full(int v) -> v;
            case Link(Full(int v), String s) when s.isEmpty() -> v * 2;
            case Link(Lazy(int seed, int[] u), var s) when seed > 4 -> seed + u.length + s.length();
            case Link(Link(var inner, var a), var b) -> value(inner) + a.length() * b.length();
            case Link(var to, var s) -> value(to) + s.length();
            case Lazy(var seed, var uses) -> seed + uses[0];
        };
    }

    static String cause(MatchException e) {
        int depth = 0;
        Throwable t = e;
        while (t.getCause() != null) {
            t = t.getCause();
            depth++;
        }
        return t.getClass().getSimpleName() + depth;
    }

    static Cell make(int k, int[] uses) {
        return switch (k % 6) {
            case 0 -> new Full(k * 7);
            case 1 -> new Lazy(k, uses);
            case 2 -> new Link(k < 4 ? null : make(k / 2, uses), "n" + k);
            case 3 -> new Link(make(k - 1, uses), "x".repeat(k % 7));
            case 4 -> new Link(new Lazy(k, uses), "");
            default -> new Link(new Full(k), k % 2 == 0 ? "" : "y");
        };
    }

    static boolean small(Object o) {
        return o instanceof Link(Lazy(int s, var u), String n) && s < 40 && u[0] < 30 || o instanceof Full(var v) && v < 60;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        int[] uses = {0};
        int sum = 0;
        int retries = 0;
        List<String> causes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Cell c = make(i, uses);
            for (int tries = 0; tries < 3; tries++) {
                try {
                    sum += value(c);
                    break;
                } catch (MatchException e) {
                    causes.add(cause(e));
                    retries++;
                    if (e.getCause() instanceof NullPointerException) {
                        c = new Link(new Full(i), "z");
                    }
                }
            }
        }
        int matched = 0;
        int broken = 0;
        for (int i = 0; i < n; i++) {
            try {
                while (small(make(i + matched, uses)) && matched < 4 * n) {
                    matched++;
                }
            } catch (MatchException e) {
                broken += e.getMessage().length();
            }
        }
        int arith = 0;
        for (String s : causes) {
            for (int i = s.startsWith("A") ? 3 : s.startsWith("I") ? 1 : 0; i > 0; i--) {
                arith++;
            }
        }
        System.out.println(sum + " " + retries + " " + matched + " " + broken + " " + arith + " " + Link.asked
                + " " + uses[0] + " " + (causes.isEmpty() ? "-" : causes.get(causes.size() - 1)));
    }
}
