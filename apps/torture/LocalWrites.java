// args: 3 4 | 7 2 | 12 9
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Objects of one allocation site, of which a call fills some that only it knows and some that its caller has. */
public class LocalWrites {
    /** Carries what a call made out of it by an exception. */
    static class Found extends RuntimeException {
        final List<Integer> list;

        Found(List<Integer> list) {
            super(null, null, false, false);
            this.list = list;
        }
    }

    static class Registry {
        static final List<int[]> TABLES = new ArrayList<>();
        static int[] last = new int[1];

        static int[] register(int[] table) {
            TABLES.add(table);
            return table;
        }
    }

    /** Its tables are filled by a helper and known to nobody else. */
    static class Squares {
        static final int[][] ROWS = new int[8][];

        static {
            for (int i = 0; i < ROWS.length; i++) {
                ROWS[i] = row(i);
            }
        }

        static int[] row(int n) {
            int[] row = new int[n + 1];
            for (int i = 0; i <= n; i++) {
                row[i] = n * i;
            }
            return row;
        }
    }

    /** Its table is found through another class, and so is one that was there before. */
    static class Cubes {
        static final int UNUSED = start();

        static int start() {
            int[] table = Registry.register(new int[6]);
            for (int i = 0; i < table.length; i++) {
                table[i] = i * i * i;
            }
            Registry.last[0] += 5;
            return table.length;
        }
    }

    static class Node {
        Node next;
        int value;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static List<Integer> fresh(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 3 % 7);
        }
        return list;
    }

    /** Recursion: each level has a list of its own from the same place. */
    static int search(int depth, int width) {
        List<Integer> moves = fresh(width);
        if (depth == 0) {
            return moves.size();
        }
        int best = 0;
        for (int move : moves) {
            best = Math.max(best, move + search(depth - 1, width - 1));
        }
        moves.add(best);
        return best;
    }

    /** Changes the list that a function object has captured. */
    static IntConsumer adder(List<Integer> to) {
        return to::add;
    }

    static void feed(IntConsumer consumer, int n) {
        List<Integer> own = fresh(n);
        for (int value : own) {
            consumer.accept(value + 1);
        }
        own.add(n);
    }

    static void raise(int n) {
        List<Integer> list = fresh(n);
        list.add(100);
        throw new Found(list);
    }

    static void through(Iterator<List<Integer>> lists) {
        while (lists.hasNext()) {
            lists.next().add(9);
        }
    }

    static void into(Map<String, List<Integer>> map, int n) {
        map.computeIfAbsent("a", k -> fresh(n)).add(n);
    }

    static Node chain(int n) {
        Node first = null;
        for (int i = 0; i < n; i++) {
            first = new Node(i, first);
        }
        return first;
    }

    /** Makes nodes of its own and changes those of the caller. */
    static int relink(Node head, int n) {
        Node own = chain(n);
        int sum = 0;
        for (Node a = head, b = own; a != null && b != null; a = a.next, b = b.next) {
            sum += b.value;
            b.value = 0;
            a.value += 2;
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int loops = 0;
        for (int move : fresh(m)) {
            loops += search(2, n) > move ? 1 : 0;
        }
        List<Integer> kept = fresh(n);
        feed(adder(kept), m);
        int sum = 0;
        for (int value : kept) {
            sum += value;
        }
        try {
            raise(n);
        } catch (Found found) {
            for (int value : found.list) {
                sum += value;
            }
        }
        List<Integer> one = fresh(m);
        List<Integer> two = fresh(n);
        through(Arrays.asList(one, two).iterator());
        Map<String, List<Integer>> map = new HashMap<>();
        into(map, n);
        into(map, m);
        for (int value : map.get("a")) {
            sum += value;
        }
        Supplier<List<Integer>> late = () -> one;
        for (int value : late.get()) {
            sum += value * 2;
        }
        int registered = 0;
        if (Cubes.UNUSED > m % 3) {
            for (int[] table : Registry.TABLES) {
                for (int cube : table) {
                    registered += cube % (m + 1);
                }
            }
        }
        int before = Registry.last[0];
        int squares = 0;
        for (int i = 0; i < n; i++) {
            squares += Squares.ROWS[i % 8][i % 8];
        }
        Node head = chain(m);
        int relinked = relink(head, n);
        int values = 0;
        for (Node node = head; node != null; node = node.next) {
            values += node.value;
        }
        System.out.println(loops + " " + sum + " " + two.size() + " " + registered + " " + before + " " + squares + " " + relinked + " " + values);
    }
}
