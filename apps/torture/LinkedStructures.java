// args: 3 5 1 4 | 10 2 8 6 9 9 | 25 7 7 1 3
/** A doubly linked list, a binary search tree and a cyclic graph through fields, with removal and re-linking. */
public class LinkedStructures {
    static final class Node {
        int value;
        Node next;
        Node previous;
    }

    static final class Ring {
        Node head;
        int size;

        void add(int value) {
            Node n = new Node();
            n.value = value;
            if (head == null) {
                n.next = n;
                n.previous = n;
                head = n;
            } else {
                n.previous = head.previous;
                n.next = head;
                head.previous.next = n;
                head.previous = n;
            }
            size++;
        }

        Node remove(Node n) {
            n.previous.next = n.next;
            n.next.previous = n.previous;
            size--;
            if (n == head) {
                head = size == 0 ? null : n.next;
            }
            return n.next;
        }
    }

    static final class Bst {
        Bst left;
        Bst right;
        final int key;
        int count = 1;

        Bst(int key) {
            this.key = key;
        }

        static Bst insert(Bst t, int key) {
            if (t == null) {
                return new Bst(key);
            }
            if (key < t.key) {
                t.left = insert(t.left, key);
            } else if (key > t.key) {
                t.right = insert(t.right, key);
            } else {
                t.count++;
            }
            return t;
        }
    }

    public static void main(String[] args) {
        Ring ring = new Ring();
        Bst tree = null;
        for (String a : args) {
            int v = Integer.parseInt(a);
            ring.add(v);
            ring.add(v % 4);
            tree = Bst.insert(tree, v);
        }
        int order = 0;
        int walked = 0;
        Node at = ring.head;
        while (ring.size > 1) {
            for (int i = 0; i < at.value % 5; i++) {
                at = at.next;
                walked++;
            }
            order = (order * 10 + at.value) % 9973;
            at = ring.remove(at);
        }
        int path = 0;
        for (Bst t = tree; t != null; t = order % 2 == 0 ? t.left : t.right) {
            path += t.count;
        }
        System.out.println(order + " " + walked + " " + path);
    }
}
