// args: 3 x | 12 abc | 40 longer
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Recursion that ends by StackOverflowError, which is caught, beside deep recursion that returns. */
public class DeepStacks {
    static int depth;
    static int cleaned;
    static int total;

    static int forever(int k) {
        return forever(k + 1) + 1;
    }

    static void counting() {
        depth++;
        counting();
    }

    static int sum(int n) {
        return n == 0 ? 0 : n + sum(n - 1);
    }

    static int guarded(int n) {
        try {
            return forever(n);
        } catch (StackOverflowError e) {
            return n * 2;
        } finally {
            cleaned++;
        }
    }

    static class Node {
        Node next;
        int value;

        @Override
        public String toString() {
            return value + (next == null ? "" : "," + next);
        }

        @Override
        public int hashCode() {
            return value + 31 * (next == null ? 0 : next.hashCode());
        }
    }

    static Node list(int n) {
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node node = new Node();
            node.next = head;
            node.value = i;
            head = node;
        }
        return head;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int twice = guarded(n);
        total += twice;
        int caught = 0;
        for (int i = 0; i < 3; i++) {
            try {
                counting();
            } catch (StackOverflowError e) {
                caught += n;
            }
        }
        total += caught;
        int enough = depth > 100 ? n : 0;
        total += enough;
        int parity = depth % 2;
        total += parity;
        int deep = sum(n * 20);
        total += deep % 11;
        Node head = list(n * 10);
        int letters = head.toString().length();
        total += letters;
        int hash = head.hashCode() & 31;
        total += hash;
        Node cycle = list(n);
        cycle.next = cycle;
        int cyclic = 0;
        try {
            cyclic = cycle.hashCode();
        } catch (StackOverflowError e) {
            cyclic = n + 1;
        }
        total += cyclic;
        List<Object> self = new ArrayList<>();
        self.add(self);
        int own = self.toString().length() + n;
        total += own;
        int thrown = 0;
        List<Object> other = new ArrayList<>(List.of(n));
        self.set(0, other);
        other.add(self);
        try {
            thrown = self.hashCode();
        } catch (StackOverflowError e) {
            thrown = n * 3;
        }
        total += thrown;
        IntUnaryOperator[] f = new IntUnaryOperator[1];
        f[0] = k -> k == 0 ? 0 : 1 + f[0].applyAsInt(k - 1);
        int applied = f[0].applyAsInt(n * 5);
        total += applied;
        try {
            int[] big = new int[Integer.MAX_VALUE];
            total += big.length;
        } catch (OutOfMemoryError e) {
            total += n;
        }
        try {
            int[] negative = new int[n - 100];
            total += negative.length;
        } catch (NegativeArraySizeException e) {
            total += e.getMessage().length();
        }
        int steps = 0;
        for (int i = total; i > 0; i -= 9) {
            steps++;
        }
        System.out.println(steps + " " + cleaned);
    }
}
