// args: 3 x | 12 abc | 30 longer
import module java.base;

/** Nested, local and generic classes whose constructors prepare with loops, lambdas, switches and other objects before super: what is captured, shadowed, seen early or lost. */
public class EarlyCaptures {
    private int clock;
    private final List<String> trace = new ArrayList<>();
    static int built;

    static class Base<T> {
        protected final T value;
        protected final Supplier<T> again;
        int generation;

        Base(T value, Supplier<T> again) {
            this.value = value;
            this.again = again;
            generation = reset();
            built++;
        }

        int reset() {
            return 1;
        }
    }

    class Node extends Base<Integer> {
        private final String path;
        private final IntBinaryOperator weigh;
        private int resets = 10;
        private final int limit;

        Node(String path, int depth) {
            int tick = ++clock;
            trace.add(path);
            IntBinaryOperator f = switch (depth % 3) {
                case 0 -> Math::max;
                case 1 -> (a, b) -> a * tick + b;
                default -> {
                    int[] calls = {0};
                    yield (a, b) -> a + b + calls[0]++;
                }
            };
            this.path = path;
            weigh = f;
            int best = 0;
            for (String s : trace) {
                best = f.applyAsInt(best, s.length()) % 1000;
            }
            limit = best > 100 ? 3 : 1;
            int weight = best;
            super(weight, () -> f.applyAsInt(weight, tick));
            clock += generation;
        }

        Node(Node other) {
            if (other.limit > 2) {
                throw new IllegalStateException(other.path);
            }
            String p = other.path;
            do {
                p += other.weigh.applyAsInt(p.length(), 1) % 10;
            } while (p.length() < 4);
            this(p, other.clock() + 1);
        }

        int clock() {
            return EarlyCaptures.this.clock;
        }

        @Override
        int reset() {
            resets += weigh == null ? 1000 : path.length();
            return resets + limit;
        }
    }

    static <T extends Comparable<T>> Base<T> greatest(List<T> all, UnaryOperator<T> change) {
        class Local extends Base<T> {
            final T second;

            Local(T fallback) {
                T best = fallback;
                T next = fallback;
                for (T t : all) {
                    if (t.compareTo(best) > 0) {
                        next = best;
                        best = t;
                    }
                }
                second = next;
                T kept = best;
                super(kept, () -> change.apply(kept));
            }

            @Override
            int reset() {
                return second == null ? 100 : second.compareTo(all.get(0)) == 0 ? 2 : 3;
            }
        }
        return new Local(all.get(all.size() / 2));
    }

    static class Broken extends RuntimeException {
        final int code;
        static int codes;

        Broken(String s, Throwable cause) {
            String text = s;
            int depth = 0;
            for (Throwable t = cause; t != null; t = t.getCause()) {
                depth++;
                text += t instanceof Broken b ? b.code : "-";
            }
            code = codes += depth;
            super(text, cause, depth < 3, false);
        }

        @Override
        public String getMessage() {
            return super.getMessage() + code;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        EarlyCaptures e = new EarlyCaptures();
        List<Node> nodes = new ArrayList<>();
        int refused = 0;
        for (int i = 0; i < n; i++) {
            try {
                nodes.add(i % 4 == 3 ? e.new Node(nodes.get(i % nodes.size())) : e.new Node(args[1] + i, i));
            } catch (IllegalStateException x) {
                refused += x.getMessage().length();
            }
        }
        int sum = 0;
        for (Node node : nodes) {
            sum += (node.value + node.again.get() + node.again.get()) % 50 + node.resets;
        }
        List<String> words = nodes.stream().map(k -> k.path).toList();
        Base<String> longest = greatest(words, s -> s + s);
        Base<Integer> most = greatest(List.of(n, 5, n * 2 % 17), k -> k * 2);
        int local = longest.again.get().length() + longest.generation + most.again.get() * most.generation;
        int messages = 0;
        Throwable last = null;
        for (int i = 0; i < n; i++) {
            Broken b = new Broken("b", i % 5 == 4 ? null : last);
            messages += b.getMessage().length();
            b.addSuppressed(new Throwable());
            messages += b.getSuppressed().length * 10;
            last = i % 3 == 0 ? new RuntimeException(b) : b;
        }
        int steps = 0;
        for (int i = sum + local + messages; i > 0; i -= 7) {
            steps++;
        }
        System.out.println(steps + " " + refused + " " + built + " " + e.clock + " " + e.trace.size() + " " + Broken.codes);
    }
}
