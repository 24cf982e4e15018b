// args: 3 5 | 10 2 | 25 9
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Generic classes inside generic classes, bridges of bridges, a type parameter bounded by itself. */
public class NestedGenerics {
    interface Source<T> {
        T take();
    }

    abstract static class Node<N extends Node<N>> implements Source<N> {
        int depth;
        N next;

        abstract N self();

        N link(N other) {
            next = other;
            other.depth = depth + 1;
            return self();
        }

        public N take() {
            return next == null ? self() : next;
        }
    }

    static class Leaf extends Node<Leaf> {
        static int taken;

        @Override
        Leaf self() {
            return this;
        }

        @Override
        public Leaf take() {
            taken++;
            return super.take();
        }
    }

    static class Table<K extends Comparable<K>> {
        class Row<V> {
            final Map<K, List<V>> cells = new HashMap<>();

            int put(K key, V value) {
                cells.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
                return cells.get(key).size();
            }
        }
    }

    static <T> T drain(Source<? extends T> source) {
        return source.take();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Leaf first = new Leaf();
        Leaf at = first;
        for (int i = 0; i < n; i++) {
            Leaf next = new Leaf();
            at.link(next);
            at = next;
        }
        Table<String>.Row<Integer> row = new Table<String>().new Row<>();
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += row.put("k" + i % m, i);
        }
        Source<Leaf> walk = first;
        while (walk != drain(walk)) {
            walk = drain(walk);
            total += ((Leaf) walk).depth;
        }
        for (int i = 0; i < Leaf.taken; i++) {
            total++;
        }
        System.out.println(total);
    }
}
