// args: 3 1 | 8 2 | 14 0
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Work that an exception ends half-way: constructors of superclasses, initialisers of fields, comparators, callbacks, resources; what was done before stays. */
public class HalfDoneWork {
    static int total;
    static int done;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Stop extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int at;

        Stop(int at) {
            super("at " + at);
            this.at = at;
        }
    }

    static int step(int at, int limit) {
        done++;
        if (at >= limit) {
            throw new Stop(at);
        }
        return at + 1;
    }

    static class Base {
        static int made;
        int size;

        Base(int n, int limit) {
            for (int i = 0; i < n; i++) {
                size += step(i, limit);
                made++;
            }
        }
    }

    static class Derived extends Base {
        int more = made;
        final List<Integer> parts = new ArrayList<>();

        Derived(int n, int limit) {
            super(n, limit);
            for (int i = 0;; i += 2) {
                parts.add(step(i, limit));
                more += i;
            }
        }
    }

    static class Fields {
        int first = step(1, 5);
        int second = step(first, first);
        int third = step(2, 5);
    }

    static class Lock implements AutoCloseable {
        final int id;

        Lock(int id) {
            this.id = id;
            done += id;
        }

        @Override
        public void close() {
            done += 10;
            if ((id & 1) == 1) {
                throw new Stop(id);
            }
        }
    }

    static int resources(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            try (Lock a = new Lock(i); Lock b = new Lock(i + 1)) {
                sum += step(a.id, n - 1) + b.id;
            } catch (Stop e) {
                sum += e.at + e.getSuppressed().length;
            }
        }
        return sum;
    }

    static int sorted(Integer[] values, int limit) {
        int[] asked = {0};
        Comparator<Integer> order = (a, b) -> {
            if (++asked[0] > limit) {
                throw new Stop(asked[0]);
            }
            return a - b;
        };
        try {
            Arrays.sort(values, order);
            asked[0] += 100;
        } catch (Stop e) {
            asked[0] += 3;
        }
        return asked[0];
    }

    @SuppressWarnings("finally")
    static int overridden(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += step(i, 2);
            } finally {
                done++;
                if (i > 2) {
                    return sum + i;
                }
                continue;
            }
        }
        return -sum;
    }

    static int mapped(Map<Integer, Integer> map, int limit) {
        int sum = 0;
        try {
            map.replaceAll((k, v) -> step(v, limit));
            sum += 50;
        } catch (Stop e) {
            sum += e.at;
        }
        for (int v : map.values()) {
            sum += v;
        }
        try {
            map.computeIfAbsent(77, k -> step(k, limit));
        } catch (Stop e) {
            sum += map.containsKey(77) ? 5 : 6;
        }
        return sum;
    }

    static int streamed(List<Integer> values, int limit) {
        List<Integer> out = new ArrayList<>();
        try {
            Stream<Integer> steps = values.stream().map(v -> step(v, limit)).peek(out::add);
            out.addAll(steps.collect(Collectors.toList()));
        } catch (Stop e) {
            out.add(e.at);
        }
        return out.size();
    }

    static Iterable<Integer> failing(int limit) {
        return () -> new Iterator<>() {
            int at;

            @Override
            public boolean hasNext() {
                return step(at, limit) > 0;
            }

            @Override
            public Integer next() {
                return at++;
            }
        };
    }

    static int total(Iterable<Integer> values) {
        int sum = 0;
        for (int v : values) {
            sum += v;
            done += 2;
        }
        return sum;
    }

    static int depth(int n, int limit) {
        int below;
        try {
            below = n == 0 ? 0 : depth(n - 1, limit);
            step(n, limit);
        } catch (Stop e) {
            if (e.at == n && n % 3 != 0) {
                throw new Stop(n + 1);
            }
            below = e.at;
        }
        return below + 1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int odd = Integer.parseInt(args[1]);
        int made = 0;
        for (int limit = 1; limit < n; limit += 2) {
            try {
                made += new Derived(limit + 1, n - limit).more;
            } catch (Stop e) {
                made += e.at;
            }
        }
        count(made);
        count(Base.made + 1);
        try {
            made += new Fields().third;
        } catch (Stop e) {
            count(e.at + done);
        }
        int held = resources(n);
        count(held + done);
        Integer[] values = new Integer[n];
        Arrays.setAll(values, i -> (i * 7 + 3) % n);
        int asked = sorted(values, odd * 3 + 1);
        count(asked);
        int over = overridden(n);
        count(over);
        Map<Integer, Integer> map = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            map.put(i, i);
        }
        int replaced = mapped(map, n / 2);
        count(replaced);
        int hashed = mapped(new HashMap<>(map), n / 2 + 1);
        count(hashed + done);
        int streamed = streamed(Arrays.asList(values), n - 1);
        count(streamed + done);
        try {
            total(failing(n));
            count(100);
        } catch (Stop e) {
            count(e.at + done);
        }
        int deep = 0;
        for (int limit = 1; limit <= n; limit++) {
            try {
                deep += depth(n, limit);
            } catch (Stop e) {
                deep += e.at;
            }
        }
        count(deep + done);
        System.out.println(total + " " + done);
    }
}
