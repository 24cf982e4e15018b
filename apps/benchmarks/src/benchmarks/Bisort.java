package benchmarks;

import java.util.Random;

/**
 * Bitonic sort of the values of a binary tree, forwards and backwards (Bilardi and Nicolau, 1989). After JOlden's bisort;
 * the size is the number of levels.
 */
public final class Bisort {
    private int value;
    private Bisort left;
    private Bisort right;

    private static Bisort random(int levels, Random random) {
        if (levels == 0) {
            return null;
        }
        Bisort node = new Bisort();
        node.value = random.nextInt(1 << 20);
        node.left = random(levels - 1, random);
        node.right = random(levels - 1, random);
        return node;
    }

    /** Sorts the tree together with a spare value that follows the last; gives the new spare value. */
    private int sort(int spare, boolean descending) {
        if (left == null) {
            if (value > spare ^ descending) {
                int old = value;
                value = spare;
                return old;
            }
            return spare;
        }
        value = left.sort(value, descending);
        return merge(right.sort(spare, !descending), descending);
    }

    /** Merges two halves, one of which ascends and one descends. */
    private int merge(int spare, boolean descending) {
        boolean exchange = value > spare ^ descending;
        if (exchange) {
            int old = value;
            value = spare;
            spare = old;
        }
        Bisort l = left;
        Bisort r = right;
        while (l != null) {
            boolean swap = l.value > r.value ^ descending;
            if (swap) {
                swapValues(l, r);
            }
            if (exchange) {
                if (swap) {
                    swapRight(l, r);
                    l = l.left;
                    r = r.left;
                } else {
                    l = l.right;
                    r = r.right;
                }
            } else if (swap) {
                swapLeft(l, r);
                l = l.right;
                r = r.right;
            } else {
                l = l.left;
                r = r.left;
            }
        }
        if (left != null) {
            value = left.merge(value, descending);
            spare = right.merge(spare, descending);
        }
        return spare;
    }

    private static void swapValues(Bisort a, Bisort b) {
        int old = a.value;
        a.value = b.value;
        b.value = old;
    }

    private static void swapLeft(Bisort a, Bisort b) {
        Bisort old = a.left;
        a.left = b.left;
        b.left = old;
    }

    private static void swapRight(Bisort a, Bisort b) {
        Bisort old = a.right;
        a.right = b.right;
        b.right = old;
    }

    private long inOrder(long hash) {
        long before = left == null ? hash : left.inOrder(hash);
        long here = before * 31 + value;
        return right == null ? here : right.inOrder(here);
    }

    private static long run(int levels) {
        Bisort root = random(levels, new Random(1));
        int spare = root.sort(1 << 19, false);
        long ascending = root.inOrder(0) * 31 + spare;
        spare = root.sort(spare, true);
        return ascending ^ (root.inOrder(0) * 31 + spare);
    }

    public static void main(String[] args) {
        Repeat.main(args, 18, Bisort::run);
    }
}
