package benchmarks;

/** Builds a balanced binary tree and adds up its values recursively. After JOlden's treeadd; the size is the number of levels. */
public final class TreeAdd {
    private final int value;
    private final TreeAdd left;
    private final TreeAdd right;

    private TreeAdd(int levels) {
        value = levels;
        left = levels > 1 ? new TreeAdd(levels - 1) : null;
        right = levels > 1 ? new TreeAdd(levels - 1) : null;
    }

    private int sum() {
        int sum = value;
        if (left != null) {
            sum += left.sum();
        }
        if (right != null) {
            sum += right.sum();
        }
        return sum;
    }

    private static long run(int levels) {
        TreeAdd root = new TreeAdd(levels);
        long total = 0;
        for (int i = 0; i < 20; i++) {
            total += root.sum();
        }
        return total;
    }

    public static void main(String[] args) {
        Repeat.main(args, 20, TreeAdd::run);
    }
}
