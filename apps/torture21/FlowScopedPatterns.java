// args: 3 | 17 | 37
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Names bound by patterns that live on after an if, a while or a negation, shadow fields and are assigned to. */
public class FlowScopedPatterns {
    record Box<T>(T value) {
    }

    record Range(int lo, int hi) implements Iterable<Integer> {
        Range {
            if (lo > hi) {
                int t = lo;
                lo = hi;
                hi = t;
            }
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = lo;

                @Override
                public boolean hasNext() {
                    return at < hi;
                }

                @Override
                public Integer next() {
                    return at++;
                }
            };
        }
    }

    private int value = 3;
    private String text = "field";

    int shadow(Object o) {
        if (!(o instanceof String text)) {
            return text.length() + value;
        }
        text = text.trim();
        if (text.isEmpty() || !(o instanceof CharSequence s && s.length() > 3)) {
            value++;
            return text.length();
        }
        return s.length() * 10 + text.length() + this.text.length();
    }

    int unwrap(Object o) {
        int depth = 0;
        while (o instanceof Box<?>(var inner)) {
            o = inner;
            depth++;
            if (o instanceof Box<?>(Integer i) && i > depth * 4) {
                return i + depth;
            }
        }
        for (Object x = o; x instanceof Integer i && i > 0; x = i / 2) {
            depth += i % 2 == 0 ? 1 : 10;
        }
        do {
            if (!(o instanceof Range(int lo, var hi)) || hi - lo < 2) {
                break;
            }
            o = new Range(lo + 1, hi - 1);
            depth += hi;
        } while (depth < 500);
        return depth;
    }

    boolean close(Object a, Object b) {
        return a instanceof Integer i ? b instanceof Integer j && Math.abs(i - j) < value : a instanceof Range(var x, var y)
            && (b instanceof Range(var z, var w) && x < w && z < y || b instanceof Integer k && k >= x && k < y);
    }

    @Override
    public boolean equals(Object o) {
        return this == o || o instanceof FlowScopedPatterns p && p.value == value || o instanceof Integer value && value == this.value;
    }

    @Override
    public int hashCode() {
        return value % 4;
    }

    static <T extends Comparable<T>> Optional<T> best(List<? extends Box<? extends T>> l) {
        T best = null;
        for (Box<? extends T> b : l) {
            if (!(b instanceof Box<? extends T>(var v)) || v == null) {
                continue;
            }
            if (best == null || v.compareTo(best) > 0) {
                best = v;
            }
        }
        return Optional.ofNullable(best);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 7;
        FlowScopedPatterns p = new FlowScopedPatterns();
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Object o = switch (i % 6) {
                case 0 -> i;
                case 1 -> " ".repeat(i % 3) + "s".repeat(i % 5) + " ";
                case 2 -> new Box<>(new Box<>(i * 3));
                case 3 -> new Range(i, i / 3);
                case 4 -> new Box<>(all.get(i / 2));
                default -> new Box<Object>(null);
            };
            all.add(o);
        }
        int shadowed = 0;
        int unwrapped = 0;
        int pairs = 0;
        for (Object a : all) {
            shadowed += p.shadow(a);
            unwrapped += p.unwrap(a);
            for (Object b : all) {
                pairs += p.close(a, b) ? 1 : 0;
            }
        }
        Map<Object, Integer> known = new HashMap<>();
        for (int i = 0; i < n; i++) {
            FlowScopedPatterns q = new FlowScopedPatterns();
            q.value = i * i % 9;
            known.merge(q, i, Integer::sum);
            known.putIfAbsent(i % 9, -1);
        }
        int iterated = 0;
        for (Object o : all) {
            if (o instanceof Range r && r.lo() < n) {
                for (int i : r) {
                    iterated += i;
                }
            } else if (o instanceof Box<?> b && b.value() instanceof Box<?>(Integer i)) {
                iterated -= i;
            }
        }
        List<Box<Integer>> boxes = new ArrayList<>();
        for (int i = 0; i < n % 9; i++) {
            boxes.add(i % 3 == 1 ? new Box<>(null) : new Box<>(i * 7 % 5));
        }
        int top = best(boxes).map(v -> v * 2).orElse(-1);
        System.out.println(shadowed + " " + unwrapped + " " + pairs + " " + known.size() + " " + iterated + " " + top + " " + p.value);
    }
}
