// args: 3 5 1 5 | 10 2 2 2 9 | 25 7 3 8 1 6
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** compareTo, equals, hashCode, toString and Comparator called back by JDK collections; the callbacks count. */
public class Callbacks {
    static int compares;
    static int equals;
    static int hashes;

    static final class Key implements Comparable<Key> {
        final int value;

        Key(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(Key o) {
            compares++;
            int a = value;
            int b = o.value;
            while (a % 10 == b % 10 && (a != 0 || b != 0)) {
                a /= 10;
                b /= 10;
            }
            return Integer.compare(a % 10, b % 10);
        }

        @Override
        public boolean equals(Object o) {
            equals++;
            return o instanceof Key && ((Key) o).value == value;
        }

        @Override
        public int hashCode() {
            hashes++;
            return value % 4;
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < value % 5; i++) {
                b.append('k');
            }
            return b.toString();
        }
    }

    public static void main(String[] args) {
        List<Key> keys = new ArrayList<>();
        for (String a : args) {
            int n = Integer.parseInt(a);
            keys.add(new Key(n));
            keys.add(new Key(n * 3 + 1));
        }
        Map<Key, Integer> hashed = new HashMap<>();
        Map<Key, Integer> sorted = new TreeMap<>();
        for (Key k : keys) {
            hashed.merge(k, 1, Integer::sum);
            sorted.put(k, hashed.get(k));
        }
        Key[] array = keys.toArray(new Key[0]);
        Arrays.sort(array, Comparator.comparing((Key k) -> k.value % 3).thenComparing(Comparator.reverseOrder()));
        PriorityQueue<Key> queue = new PriorityQueue<>(keys);
        int total = 0;
        while (!queue.isEmpty()) {
            total = total * 31 % 1009 + queue.poll().value;
        }
        for (Key k : array) {
            total += k.toString().length();
        }
        String text = sorted.keySet().toString() + array[0];
        for (int i = 0; i < text.length(); i++) {
            total += text.charAt(i) == 'k' ? 1 : 0;
        }
        System.out.println(total + " " + compares + " " + equals + " " + hashes);
    }
}
