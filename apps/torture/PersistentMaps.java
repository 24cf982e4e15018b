// args: 3 x | 20 abc | 60 longer
import java.util.*;
import java.util.function.*;

/** Maps and lists that never change: versions share their nodes, and an update that changes nothing gives the same object. */
public class PersistentMaps {
    abstract static class Tree<V> implements Iterable<Map.Entry<Integer, V>> {
        abstract Tree<V> with(int key, V value);

        abstract V get(int key);

        abstract int size();

        abstract Tree<V> without(int key);

        static final Tree<Object> EMPTY = new Tree<>() {
            @Override Tree<Object> with(int key, Object value) { return new Node<>(this, key, value, this); }
            @Override Object get(int key) { return null; }
            @Override int size() { return 0; }
            @Override Tree<Object> without(int key) { return this; }
            @Override public Iterator<Map.Entry<Integer, Object>> iterator() { return Collections.emptyIterator(); }
        };

        @SuppressWarnings("unchecked")
        static <V> Tree<V> empty() {
            return (Tree<V>) EMPTY;
        }
    }

    static int made;
    static int shared;

    static final class Node<V> extends Tree<V> {
        final Tree<V> left;
        final int key;
        final V value;
        final Tree<V> right;
        private int size = -1;

        Node(Tree<V> left, int key, V value, Tree<V> right) {
            made++;
            this.left = left;
            this.key = key;
            this.value = value;
            this.right = right;
        }

        private Tree<V> of(Tree<V> l, V v, Tree<V> r) {
            if (l == left && r == right && v == value) {
                shared++;
                return this;
            }
            return new Node<>(l, key, v, r);
        }

        @Override
        Tree<V> with(int k, V v) {
            return k < key ? of(left.with(k, v), value, right) : k > key ? of(left, value, right.with(k, v)) : of(left, v, right);
        }

        @Override
        Tree<V> without(int k) {
            if (k != key) {
                return k < key ? of(left.without(k), value, right) : of(left, value, right.without(k));
            }
            if (left.size() == 0) {
                return right;
            }
            Tree<V> joined = right;
            for (Map.Entry<Integer, V> e : left) {
                joined = joined.with(e.getKey(), e.getValue());
            }
            return joined;
        }

        @Override
        V get(int k) {
            return k == key ? value : (k < key ? left : right).get(k);
        }

        @Override
        int size() {
            return size >= 0 ? size : (size = left.size() + 1 + right.size());
        }

        @Override
        public Iterator<Map.Entry<Integer, V>> iterator() {
            Iterator<Map.Entry<Integer, V>> l = left.iterator();
            return new Iterator<>() {
                private Iterator<Map.Entry<Integer, V>> r;

                @Override
                public boolean hasNext() {
                    return l.hasNext() || r == null || r.hasNext();
                }

                @Override
                public Map.Entry<Integer, V> next() {
                    if (l.hasNext()) {
                        return l.next();
                    }
                    if (r == null) {
                        r = right.iterator();
                        return Map.entry(key, value);
                    }
                    return r.next();
                }
            };
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Tree<String>> versions = new ArrayList<>();
        versions.add(Tree.empty());
        String fixed = args[1];
        for (int i = 0; i < n; i++) {
            Tree<String> last = versions.get(versions.size() - 1);
            Tree<String> next = i % 5 == 4 ? last.without(i * 3 % 17) : last.with(i * 7 % 17, i % 3 == 0 ? fixed : "v" + i % 2);
            if (next != last) {
                versions.add(next);
            }
        }
        int same = 0;
        UnaryOperator<Tree<String>> touch = t -> t.get(7) == null ? t : t.with(7, t.get(7));
        for (Tree<String> t : versions) {
            if (touch.apply(t) == t) {
                same++;
            }
        }
        int total = 0;
        for (Tree<String> t : versions) {
            for (Map.Entry<Integer, String> e : t) {
                total += e.getValue().length();
                if (e.getKey() > 9) {
                    break;
                }
            }
        }
        int common = 0;
        for (int i = 1; i < versions.size(); i++) {
            if (versions.get(i) instanceof Node<String> a && versions.get(i - 1) instanceof Node<String> b) {
                common += (a.left == b.left ? 1 : 0) + (a.right == b.right ? 2 : 0);
            }
        }
        int sizes = 0;
        for (Tree<String> t : versions) {
            for (int i = t.size(); i > 2; i -= 2) {
                sizes++;
            }
        }
        System.out.println(versions.size() + " " + same + " " + total + " " + common + " " + sizes + " " + made + " " + shared);
    }
}
