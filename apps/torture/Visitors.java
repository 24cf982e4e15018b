// args: 3 5 | 10 2 | 25 9
import java.util.ArrayList;
import java.util.List;

/** Double dispatch: generic visitors over a tree, one that counts, one that rewrites, one with state. */
public class Visitors {
    interface Visitor<R> {
        R leaf(int value);

        R pair(Tree left, Tree right);
    }

    interface Tree {
        <R> R accept(Visitor<R> v);
    }

    static Tree leaf(int value) {
        return new Tree() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.leaf(value);
            }
        };
    }

    static Tree pair(Tree left, Tree right) {
        return new Tree() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.pair(left, right);
            }
        };
    }

    static class Sum implements Visitor<Integer> {
        int visits;

        @Override
        public Integer leaf(int value) {
            visits++;
            return value;
        }

        @Override
        public Integer pair(Tree left, Tree right) {
            visits++;
            return left.accept(this) + right.accept(this);
        }
    }

    static class Mirror implements Visitor<Tree> {
        @Override
        public Tree leaf(int value) {
            return value % 2 == 0 ? Visitors.leaf(value / 2) : Visitors.pair(Visitors.leaf(1), Visitors.leaf(value - 1));
        }

        @Override
        public Tree pair(Tree left, Tree right) {
            return Visitors.pair(right.accept(this), left.accept(this));
        }
    }

    static class Leaves implements Visitor<Void> {
        final List<Integer> found = new ArrayList<>();

        @Override
        public Void leaf(int value) {
            found.add(value);
            return null;
        }

        @Override
        public Void pair(Tree left, Tree right) {
            left.accept(this);
            right.accept(this);
            return null;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Tree tree = leaf(m);
        for (int i = 0; i < n; i++) {
            tree = i % 3 == 0 ? pair(leaf(i), tree) : pair(tree, leaf(i));
        }
        Sum sum = new Sum();
        int total = tree.accept(sum);
        Leaves leaves = new Leaves();
        tree.accept(new Mirror()).accept(leaves);
        for (int x : leaves.found) {
            while (x > m) {
                x -= 3;
                total++;
            }
        }
        for (int i = 0; i < sum.visits; i++) {
            total++;
        }
        System.out.println(total);
    }
}
