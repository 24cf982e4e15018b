// args: 3 7 1 | 10 5 5 9 | 25 1 2 3 4
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Generic overrides whose callers go through a synthetic bridge, also from inside the JDK; covariant results. */
public class Bridges {
    static int compared;

    static class Item implements Comparable<Item> {
        final int key;

        Item(int key) {
            this.key = key;
        }

        @Override
        public int compareTo(Item o) {
            compared++;
            return Integer.compare(key, o.key);
        }

        Item next() {
            return new Item(key + 1);
        }
    }

    static class Special extends Item {
        Special(int key) {
            super(key * 2);
        }

        @Override
        Special next() {
            return new Special(key);
        }
    }

    static class ByParity implements Comparator<Item> {
        @Override
        public int compare(Item a, Item b) {
            int order = a.key % 2 - b.key % 2;
            return order != 0 ? order : a.compareTo(b);
        }
    }

    abstract static class Transform<A, B> {
        abstract B apply(A a);

        B twice(A a) {
            apply(a);
            return apply(a);
        }
    }

    static class ToLength extends Transform<Item, Integer> {
        int calls;

        @Override
        Integer apply(Item item) {
            calls++;
            return String.valueOf(item.key).length() + calls;
        }
    }

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        for (String a : args) {
            int k = Integer.parseInt(a);
            items.add(k % 2 == 0 ? new Special(k) : new Item(k));
        }
        for (int i = items.size() - 1; i >= 0; i--) {
            items.add(items.get(i).next());
        }
        Collections.sort(items);
        items.sort(new ByParity());
        Transform<Item, Integer> t = new ToLength();
        int total = 0;
        for (Item item : items) {
            int repeats = t.twice(item);
            for (int i = 0; i < repeats; i++) {
                total += item.key;
            }
        }
        System.out.println(total + " " + compared);
    }
}
