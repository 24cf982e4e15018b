// args: 3 | 17 4 | 30 6
import java.util.ArrayList;
import java.util.List;

/** Exact cover by links that are taken out and put back: the same four-way nodes are changed and restored at each depth. */
public class DancingLinks {
    static class Node {
        Node left = this;
        Node right = this;
        Node up = this;
        Node down = this;
        Column column;
        int row = -1;
    }

    static class Column extends Node {
        int size;
        final int name;

        Column(int name) {
            this.name = name;
            this.column = this;
        }

        void cover() {
            right.left = left;
            left.right = right;
            for (Node r = down; r != this; r = r.down) {
                for (Node c = r.right; c != r; c = c.right) {
                    c.down.up = c.up;
                    c.up.down = c.down;
                    c.column.size--;
                }
            }
        }

        void uncover() {
            for (Node r = up; r != this; r = r.up) {
                for (Node c = r.left; c != r; c = c.left) {
                    c.column.size++;
                    c.down.up = c;
                    c.up.down = c;
                }
            }
            right.left = this;
            left.right = this;
        }
    }

    final Column root = new Column(-1);
    final List<Column> columns = new ArrayList<>();
    final List<Integer> chosen = new ArrayList<>();
    int solutions;
    int deepest;
    int steps;
    String first = "none";
    int rows;

    DancingLinks(int width) {
        for (int i = 0; i < width; i++) {
            Column c = new Column(i);
            c.left = root.left;
            c.right = root;
            root.left.right = c;
            root.left = c;
            columns.add(c);
        }
    }

    void row(int... at) {
        Node first = null;
        for (int i : at) {
            Column c = columns.get(i);
            Node n = new Node();
            n.column = c;
            n.row = rows;
            n.up = c.up;
            n.down = c;
            c.up.down = n;
            c.up = n;
            c.size++;
            if (first == null) {
                first = n;
            } else {
                n.left = first.left;
                n.right = first;
                first.left.right = n;
                first.left = n;
            }
        }
        rows++;
    }

    boolean search(int limit) {
        steps++;
        deepest = Math.max(deepest, chosen.size());
        if (root.right == root) {
            if (solutions++ == 0) {
                first = chosen.toString();
            }
            return solutions >= limit;
        }
        Column best = (Column) root.right;
        for (Node c = best.right; c != root; c = c.right) {
            if (((Column) c).size < best.size) {
                best = (Column) c;
            }
        }
        best.cover();
        boolean stop = false;
        for (Node r = best.down; r != best && !stop; r = r.down) {
            chosen.add(r.row);
            for (Node c = r.right; c != r; c = c.right) {
                c.column.cover();
            }
            stop = search(limit);
            for (Node c = r.left; c != r; c = c.left) {
                c.column.uncover();
            }
            chosen.remove(chosen.size() - 1);
        }
        best.uncover();
        return stop;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        int tiles = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        int width = n % 9 + 4;
        DancingLinks d = new DancingLinks(width);
        for (int i = 0; i + 1 < width; i++) {
            d.row(i, i + 1);
        }
        for (int t = 2; t < tiles + 2; t++) {
            for (int i = 0; i + t < width; i += t) {
                d.row(i, i + t - 1, i + t);
            }
        }
        for (int i = 0; i < width; i += 3) {
            d.row(i);
        }
        d.search(n);
        int sizes = 0;
        int ring = 0;
        for (Node c = d.root.right; c != d.root; c = c.right) {
            ring++;
            for (Node r = c.down; r != c; r = r.down) {
                sizes += r.column == c ? 1 : 100;
            }
        }
        System.out.println(d.solutions + " " + d.first + " " + d.deepest + " " + d.steps + " " + ring + " " + sizes + " " + d.chosen.size());
    }
}
