// args: 3 x | 12 abc | 40 longer
import java.lang.ref.*;
import java.util.*;

/** References whose objects may be collected, after collections that are asked for. */
public class CollectedReferences {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static WeakReference<Object> weak() {
        return new WeakReference<>(new Object());
    }

    static class Node {
        final WeakReference<Node> parent;
        final List<Node> children = new ArrayList<>();
        final int id;

        Node(Node parent, int id) {
            this.parent = new WeakReference<>(parent);
            this.id = id;
        }

        int depth() {
            Node p = parent.get();
            return p == null ? 0 : 1 + p.depth();
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        WeakReference<Object> gone = weak();
        Object kept = new Object();
        WeakReference<Object> held = new WeakReference<>(kept);
        Map<Object, Integer> map = new WeakHashMap<>();
        for (int i = 0; i < n; i++) {
            map.put(new Object(), i);
        }
        map.put(kept, n);
        Node root = new Node(null, 0);
        Node at = root;
        for (int i = 1; i < n; i++) {
            Node child = new Node(at, i);
            at.children.add(child);
            at = i % 3 == 0 ? root : child;
        }
        int before = at.depth() + n;
        count(before);
        for (int i = 0; i < 5 && gone.get() != null; i++) {
            System.gc();
            Thread.sleep(5);
        }
        int cleared = gone.get() == null ? n : 1;
        count(cleared);
        int there = held.get() == kept ? n : 1;
        count(there);
        int size = map.size() + n;
        count(size);
        int depth = at.depth() + n;
        count(depth);
        int sum = 0;
        for (Node c : root.children) {
            sum += c.id + c.depth();
        }
        count(sum % 50);
        SoftReference<int[]> soft = new SoftReference<>(new int[n]);
        int softly = soft.get() == null ? 1 : soft.get().length;
        count(softly);
        int memory = Runtime.getRuntime().totalMemory() > 0 ? n : 0;
        count(memory);
        Reference.reachabilityFence(kept);
        System.out.println(total);
    }
}
