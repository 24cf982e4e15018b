// args: 3 2 | 10 3 | 12 1
/** Direct and mutual recursion, recursion with accumulators, in arguments, over trees. */
public class Recursion {
    static int calls;

    static int fib(int n) {
        calls++;
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static class Tree {
        Tree left;
        Tree right;
        int value;

        static Tree build(int from, int to) {
            if (from >= to) {
                return null;
            }
            Tree t = new Tree();
            t.value = (from + to) / 2;
            t.left = build(from, t.value);
            t.right = build(t.value + 1, to);
            return t;
        }

        static int depth(Tree t) {
            return t == null ? 0 : 1 + Math.max(depth(t.left), depth(t.right));
        }

        int sum() {
            return value + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
        }
    }

    static void hanoi(int n, int from, int to, int[] pegs) {
        if (n > 0) {
            int other = 3 - from - to;
            hanoi(n - 1, from, other, pegs);
            pegs[from]--;
            pegs[to]++;
            hanoi(n - 1, other, to, pegs);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Tree tree = Tree.build(0, n);
        int total = fib(n) + (even(n) ? 1 : 0) + ackermann(Math.min(m, 2), n) + tree.sum();
        int[] pegs = {n, 0, 0};
        hanoi(n, 0, m == 1 ? 1 : 2, pegs);
        for (int i = 0; i < Tree.depth(tree) * pegs[2]; i++) {
            total++;
        }
        System.out.println(total + " " + calls);
    }
}
