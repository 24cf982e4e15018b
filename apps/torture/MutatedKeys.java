// args: 3 | 17 | 39
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Keys that change after they were put, equality that holds in one direction only: who asks whom decides what is found. */
public class MutatedKeys {
    static class Key implements Comparable<Key> {
        int id;
        int asked;

        Key(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public boolean equals(Object o) {
            asked++;
            return o instanceof Key k && k.id == id;
        }

        @Override
        public int compareTo(Key k) {
            return Integer.compare(id, k.id);
        }
    }

    /** Equal to whatever has its length, which is not equal to it. */
    static class Loose {
        final int length;
        int asked;

        Loose(int length) {
            this.length = length;
        }

        @Override
        public boolean equals(Object o) {
            asked++;
            return o instanceof String s ? s.length() == length : o instanceof Loose l && l.length == length;
        }

        @Override
        public int hashCode() {
            return 31;
        }
    }

    static class Few extends AbstractSet<Object> {
        final Object[] all;
        int contains;

        Few(Object... all) {
            this.all = all;
        }

        @Override
        public Iterator<Object> iterator() {
            return new ArrayList<>(Arrays.asList(all)).iterator();
        }

        @Override
        public boolean contains(Object o) {
            contains++;
            return super.contains(o);
        }

        @Override
        public int size() {
            return all.length;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        Map<Key, Integer> m = new HashMap<>(16);
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Key k = new Key(i);
            keys.add(k);
            m.put(k, i);
        }
        for (Key k : keys) {
            if (k.id % 3 == 1) {
                k.id += 16;
            } else if (k.id % 4 == 2) {
                k.id++;
            }
        }
        int found = 0;
        int lost = 0;
        for (Key k : keys) {
            if (m.containsKey(k)) {
                found += m.get(k);
            } else {
                lost++;
            }
        }
        Map<Key, Integer> rehashed = new HashMap<>(m);
        int merged = m.size() - rehashed.size();
        for (Key k : new HashSet<>(rehashed.keySet())) {
            if (rehashed.remove(k) != null && m.remove(k) == null) {
                merged += 10;
            }
        }
        TreeSet<Key> tree = new TreeSet<>(keys);
        for (Key k : keys) {
            k.id = (k.id * 7 + 3) % (n + 5);
        }
        int still = 0;
        for (Key k : keys) {
            still += tree.contains(k) ? 1 : 0;
            still += tree.remove(k) ? 100 : 0;
        }
        List<Object> mixed = new ArrayList<>();
        Loose loose = new Loose(n % 5 + 1);
        for (int i = 0; i < n; i++) {
            mixed.add(i % 6 == 5 ? loose : "s".repeat(i % 7));
        }
        int at = mixed.indexOf(loose) * 100 + mixed.indexOf("s".repeat(loose.length)) + (mixed.contains("ssssssss") ? 5000 : 0);
        Few big = new Few("a", "bb", "ccc", "dddd", "e", "ff");
        Few small = new Few(loose);
        Set<Object> one = new LinkedHashSet<>(mixed);
        Set<Object> two = new LinkedHashSet<>(mixed);
        one.removeAll(big);
        two.removeAll(small);
        List<Object> three = new ArrayList<>(mixed);
        three.removeAll(Arrays.asList(loose, new Loose(0)));
        three.retainAll(big);
        int rounds = 0;
        int asked = 0;
        for (Key k : keys) {
            asked += k.asked;
        }
        for (int left = found * 10 + still; left > 0; left -= asked + lost + 1) {
            rounds++;
        }
        System.out.println(found + " " + lost + " " + merged + " " + still + " " + at + " " + one.size() + " " + two.size() + " " + three.size() + " "
            + big.contains + " " + small.contains + " " + loose.asked + " " + asked + " " + rounds);
    }
}
