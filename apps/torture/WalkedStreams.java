// args: 4 | 9 2 | 17 3
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Streams over iterators of the program, into collections and maps of the program that collectors ask for. */
public class WalkedStreams {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }

        int weigh() {
            int sum = 0;
            for (int i = 0; i < value; i++) {
                sum += i;
            }
            return sum;
        }

        Stream<Node> stream() {
            Iterator<Node> walk = new Walk<>(this, Node.class);
            int traits = Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.ORDERED;
            return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, traits), false);
        }
    }

    static class Walk<T extends Node> implements Iterator<T> {
        private Node at;
        private final Class<T> type;
        private T ahead;

        Walk(Node at, Class<T> type) {
            this.at = at;
            this.type = type;
        }

        @Override
        public boolean hasNext() {
            look();
            return ahead != null;
        }

        @Override
        public T next() {
            look();
            T found = ahead;
            ahead = null;
            if (found == null) {
                throw new NoSuchElementException();
            }
            return found;
        }

        private void look() {
            if (ahead == null && at != null) {
                ahead = type.isInstance(at) ? type.cast(at) : null;
                at = at.next;
            }
        }
    }

    static class Nodes<T extends Node> extends ArrayList<T> {
        private static final long serialVersionUID = 1;

        Nodes() {}

        Nodes(Collection<T> nodes) {
            super(nodes);
        }
    }

    static class Chosen extends Nodes<Node> {
        private static final long serialVersionUID = 1;

        int total() {
            int total = 0;
            for (Node node : this) {
                total += node.weigh();
            }
            return total;
        }
    }

    static class Table<V> extends TreeMap<Integer, V> {
        private static final long serialVersionUID = 1;
        static int tables;
        int puts;

        Table() {
            tables++;
        }

        @Override
        public V put(Integer key, V value) {
            puts++;
            return super.put(key, value);
        }
    }

    abstract static class Choice {
        Predicate<Node> from(Node root) {
            return node -> matches(root, node);
        }

        abstract boolean matches(Node root, Node node);
    }

    static class Odd extends Choice {
        @Override
        boolean matches(Node root, Node node) {
            return node.value % 2 == 1 || root == node;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Node first = new Node(mode);
        Node last = first;
        for (int i = 2; i < n; i++) {
            last.next = new Node(i * mode);
            last = last.next;
        }
        Chosen chosen =
                first.stream().filter(new Odd().from(first)).collect(Collectors.toCollection(Chosen::new));
        int total = chosen.total();
        for (Node node : chosen) {
            total += node.weigh() % 3;
        }
        System.out.println(total);

        Table<Nodes<Node>> groups =
                first.stream()
                        .collect(
                                Collectors.groupingBy(
                                        node -> node.value % 4, Table::new, Collectors.toCollection(Nodes::new)));
        Table<Integer> sums =
                first.stream()
                        .collect(Collectors.toMap(node -> node.value % 3, Node::weigh, Integer::sum, Table::new));
        int steps = 0;
        for (Nodes<Node> group : groups.values()) {
            for (int i = 0; i < group.size() + sums.getOrDefault(group.size(), 1) % 5; i++) {
                steps++;
            }
        }
        System.out.println(steps + " " + Table.tables + " " + (groups.puts + sums.puts > 0));
    }
}
