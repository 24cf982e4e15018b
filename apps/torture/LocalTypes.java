// args: 3 4 | 10 6 | 25 5
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Local records, enums and interfaces, a switch over a local enum, inner classes with static members. */
public class LocalTypes {
    class Inner {
        static int counted;

        record Pair(int a, int b) {
        }

        int count(int x) {
            counted += x;
            return counted;
        }
    }

    static int grade(int n) {
        enum Grade {
            LOW, MIDDLE, HIGH;

            static Grade of(int x) {
                return x < 5 ? LOW : x < 12 ? MIDDLE : HIGH;
            }
        }
        int k = 0;
        for (int i = 0; i < n; i++) {
            switch (Grade.of(i)) {
                case LOW -> k++;
                case HIGH -> k += 100;
                default -> k += 10;
            }
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        record Entry(String key, int value) {
            Entry doubled() {
                return new Entry(key + key, value * 2);
            }
        }
        interface Merge {
            int apply(int a, int b);
        }
        Merge merge = n > 5 ? Math::max : Integer::sum;
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Entry e = new Entry("k" + i % m, i);
            entries.add(i % 3 == 0 ? e.doubled() : e);
        }
        Map<String, Integer> best = new TreeMap<>();
        for (Entry e : entries) {
            best.merge(e.key(), e.value(), merge::apply);
        }
        int total = grade(n);
        for (Map.Entry<String, Integer> e : best.entrySet()) {
            for (int i = e.getValue(); i > 0; i -= e.getKey().length()) {
                total++;
            }
        }
        LocalTypes outer = new LocalTypes();
        Inner first = outer.new Inner();
        Inner second = outer.new Inner();
        total += first.count(n) + second.count(m) + new Inner.Pair(n, m).b();
        for (int i = 0; i < Inner.counted; i++) {
            total++;
        }
        System.out.println(total);
    }
}
