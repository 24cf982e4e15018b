// args: 3 2 | 10 4 | 25 7
/** A doubly linked list with a sentinel and a singly linked one: reversal, merge sort, removal, cycle detection. */
public class LinkedLists {
    static final class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node reverse(Node head) {
        Node done = null;
        while (head != null) {
            Node next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        return done;
    }

    static Node merge(Node a, Node b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        if (a.value <= b.value) {
            a.next = merge(a.next, b);
            return a;
        }
        b.next = merge(a, b.next);
        return b;
    }

    static Node sort(Node head) {
        if (head == null || head.next == null) {
            return head;
        }
        Node slow = head;
        for (Node fast = head.next; fast != null && fast.next != null; fast = fast.next.next) {
            slow = slow.next;
        }
        Node second = slow.next;
        slow.next = null;
        return merge(sort(head), sort(second));
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Node head = null;
        for (int i = 0; i < n; i++) {
            head = new Node(i * 7 % 11, head);
        }
        head = sort(reverse(head));
        int total = 0;
        Node last = head;
        for (Node at = head; at != null; at = at.next) {
            while (at.next != null && at.next.value == at.value) {
                at.next = at.next.next;
                total += 10;
            }
            last = at;
        }
        last.next = n > m * 2 ? head.next : null;
        Node slow = head;
        Node fast = head;
        int steps = 0;
        do {
            slow = slow.next;
            fast = fast.next == null ? null : fast.next.next;
            steps++;
        } while (fast != null && fast.next != null && slow != fast);
        boolean cycle = fast != null && fast.next != null;
        for (int i = 0; i < (cycle ? steps * 3 : steps); i++) {
            total++;
        }
        System.out.println(total + " " + cycle);
    }
}
