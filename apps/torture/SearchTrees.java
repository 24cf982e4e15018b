// args: 3 50 | 10 20 | 25 75
/** A binary search tree with insertion, deletion and rotation; depths and rotations count. */
public class SearchTrees {
    private static final class Node {
        int key;
        int priority;
        Node left;
        Node right;
    }

    private Node root;
    private int rotations;
    private int size;

    private Node insert(Node at, int key, int priority) {
        if (at == null) {
            Node n = new Node();
            n.key = key;
            n.priority = priority;
            size++;
            return n;
        }
        if (key < at.key) {
            at.left = insert(at.left, key, priority);
            if (at.left.priority > at.priority) {
                rotations++;
                Node up = at.left;
                at.left = up.right;
                up.right = at;
                return up;
            }
        } else if (key > at.key) {
            at.right = insert(at.right, key, priority);
            if (at.right.priority > at.priority) {
                rotations++;
                Node up = at.right;
                at.right = up.left;
                up.left = at;
                return up;
            }
        }
        return at;
    }

    private Node delete(Node at, int key) {
        if (at == null) {
            return null;
        }
        if (key < at.key) {
            at.left = delete(at.left, key);
        } else if (key > at.key) {
            at.right = delete(at.right, key);
        } else if (at.left == null || at.right == null) {
            size--;
            return at.left == null ? at.right : at.left;
        } else {
            Node least = at.right;
            while (least.left != null) {
                least = least.left;
            }
            at.key = least.key;
            at.right = delete(at.right, least.key);
        }
        return at;
    }

    static int depth(Node at) {
        return at == null ? 0 : 1 + Math.max(depth(at.left), depth(at.right));
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        SearchTrees tree = new SearchTrees();
        for (int i = 0; i < n; i++) {
            tree.root = tree.insert(tree.root, i * 17 % m, i * 31 % 101);
        }
        int total = depth(tree.root) * 10;
        for (int i = 0; i < n; i += 3) {
            tree.root = tree.delete(tree.root, i);
        }
        for (Node at = tree.root; at != null; at = at.key > m / 2 ? at.left : at.right) {
            total++;
        }
        for (int i = 0; i < tree.size + tree.rotations; i++) {
            total++;
        }
        System.out.println(total);
    }
}
