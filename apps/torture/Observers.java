// args: 3 2 | 10 3 | 25 4
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Listeners kept in lists and maps: added and removed while they are told, told in order, chained by andThen. */
public class Observers {
    private final Map<String, List<Consumer<Integer>>> topics = new LinkedHashMap<>();
    private int told;

    Runnable on(String topic, Consumer<Integer> listener) {
        List<Consumer<Integer>> list = topics.computeIfAbsent(topic, k -> new ArrayList<>());
        list.add(listener);
        return () -> list.remove(listener);
    }

    void tell(String topic, int value) {
        for (Consumer<Integer> c : List.copyOf(topics.getOrDefault(topic, List.of()))) {
            told++;
            c.accept(value);
        }
    }

    static final class Property {
        private int value;
        private BiConsumer<Integer, Integer> changed = (a, b) -> { };

        void set(int v) {
            int old = value;
            value = v;
            if (old != v) {
                changed.accept(old, v);
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Observers o = new Observers();
        int[] sums = new int[3];
        List<Runnable> removers = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            int at = i % 3;
            removers.add(o.on(i % 2 == 0 ? "even" : "odd", v -> sums[at] += v));
        }
        o.on("even", v -> {
            if (v == 4) {
                removers.get(0).run();
                o.on("odd", w -> sums[0] += 100);
            }
        });
        for (int i = 0; i < n; i++) {
            o.tell(i % 2 == 0 ? "even" : "odd", i);
        }
        Property p = new Property();
        p.changed = p.changed.andThen((a, b) -> sums[1] += b - a).andThen((a, b) -> sums[2]++);
        for (int i = 0; i < n; i++) {
            p.set(i / m);
        }
        int total = 0;
        for (int s : sums) {
            for (int i = 0; i < s; i += 3) {
                total++;
            }
        }
        for (int i = 0; i < o.told; i++) {
            total++;
        }
        System.out.println(total + " " + o.told);
    }
}
