package benchmarks;

/**
 * Minimal spanning tree by Prim's algorithm with a linked list of vertices; distances are in a hash table of each vertex.
 * After JOlden's mst (Bentley's algorithm); the size is the number of vertices.
 */
public final class Mst {
    /** An entry of a hash table. */
    private static final class Entry {
        final Mst key;
        final int distance;
        final Entry next;

        Entry(Mst key, int distance, Entry next) {
            this.key = key;
            this.distance = distance;
            this.next = next;
        }
    }

    private final int number;
    private final Entry[] table;
    private Mst next;
    private int best = Integer.MAX_VALUE;

    private Mst(int number, Mst next, int buckets) {
        this.number = number;
        this.next = next;
        table = new Entry[buckets];
    }

    private int bucket(Mst key) {
        return (key.number >> 3) % table.length;
    }

    private void put(Mst key, int distance) {
        int at = bucket(key);
        table[at] = new Entry(key, distance, table[at]);
    }

    private int get(Mst key) {
        for (Entry e = table[bucket(key)]; e != null; e = e.next) {
            if (e.key == key) {
                return e.distance;
            }
        }
        return Integer.MAX_VALUE;
    }

    private static int distance(int a, int b) {
        int mixed = (a * 31 + b) * 0x9E3779B1 ^ (b * 31 + a) * 0x9E3779B1;
        return (mixed >>> 8) % 2048 + 1;
    }

    private static Mst graph(int n) {
        Mst[] all = new Mst[n];
        for (int i = n - 1; i >= 0; i--) {
            all[i] = new Mst(i, i + 1 < n ? all[i + 1] : null, Math.max(1, n / 4));
        }
        for (Mst v : all) {
            for (Mst u : all) {
                if (u != v) {
                    v.put(u, distance(u.number, v.number));
                }
            }
        }
        return all[0];
    }

    /** The vertex before the one nearest to the tree, after the distances to its newest vertex were looked up. */
    private static Mst nearest(Mst before, Mst newest) {
        Mst nearest = null;
        int least = Integer.MAX_VALUE;
        for (Mst previous = before, v = before.next; v != null; previous = v, v = v.next) {
            int d = v.get(newest);
            if (d < v.best) {
                v.best = d;
            }
            if (v.best < least) {
                least = v.best;
                nearest = previous;
            }
        }
        return nearest;
    }

    private static long run(int n) {
        Mst list = new Mst(-1, graph(n), 1);
        Mst newest = list.next;
        list.next = newest.next;
        long cost = 0;
        while (list.next != null) {
            Mst previous = nearest(list, newest);
            newest = previous.next;
            previous.next = newest.next;
            cost = cost * 3 + newest.best;
        }
        return cost;
    }

    public static void main(String[] args) {
        Repeat.main(args, 1200, Mst::run);
    }
}
