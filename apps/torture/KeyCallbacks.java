// args: 3 4 | 10 3 | 25 5
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** equals and hashCode with effects, keys that change while inside, indexOf, remove by object, list equality. */
public class KeyCallbacks {
    static int equalled;
    static int hashed;

    static final class Key {
        int value;

        Key(int value) {
            this.value = value;
        }

        @Override
        public boolean equals(Object o) {
            equalled++;
            if (!(o instanceof Key)) {
                return false;
            }
            int a = value;
            int b = ((Key) o).value;
            while (a > 0 && b > 0) {
                a -= 3;
                b -= 3;
            }
            return a == b;
        }

        @Override
        public int hashCode() {
            hashed += value;
            return value % 3;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Set<Key> set = new HashSet<>();
        Map<Key, Integer> map = new HashMap<>();
        List<Key> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Key k = new Key(i * m % 11);
            if (set.add(k)) {
                list.add(k);
            }
            map.merge(k, i, (a, b) -> a + b);
        }
        Key moved = list.get(list.size() / 2);
        moved.value += m;
        int total = set.contains(moved) ? 50 : 5;
        total += list.indexOf(new Key(moved.value)) * 2;
        set.remove(new Key(0));
        list.removeAll(Set.of(new Key(m)));
        for (Key k : list) {
            total += map.getOrDefault(k, 1);
        }
        if (new ArrayList<>(list).equals(list) && Objects.equals(moved, new Key(n))) {
            total += 300;
        }
        int hash = Objects.hash(list.size(), moved) + list.hashCode();
        for (int i = 0; i < (hash & 7) + set.size(); i++) {
            total++;
        }
        for (int i = 0; i < equalled; i++) {
            total++;
        }
        for (int i = hashed; i > 0; i -= 5) {
            total++;
        }
        System.out.println(total + " " + equalled + " " + hashed);
    }
}
