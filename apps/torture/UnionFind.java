// args: 3 2 | 10 3 | 25 7
/** Disjoint sets with path compression and a minimum spanning tree over sorted edges. */
public class UnionFind {
    private final int[] parent;
    private final int[] rank;
    private int sets;
    private int hops;

    UnionFind(int n) {
        parent = new int[n];
        rank = new int[n];
        sets = n;
        for (int i = 0; i < n; i++) {
            parent[i] = i;
        }
    }

    int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
            hops++;
        }
        return x;
    }

    boolean union(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) {
            return false;
        }
        if (rank[a] < rank[b]) {
            int t = a;
            a = b;
            b = t;
        }
        parent[b] = a;
        if (rank[a] == rank[b]) {
            rank[a]++;
        }
        sets--;
        return true;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        UnionFind chain = new UnionFind(n * 2);
        for (int i = m; i < n * 2; i += 2) {
            chain.union(i, i - m);
        }
        long[] edges = new long[n * 3];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = (i * 37L % 50 << 32) | (i % n << 16) | (i * m + 1) % n;
        }
        java.util.Arrays.sort(edges);
        UnionFind tree = new UnionFind(n);
        int weight = 0;
        for (long e : edges) {
            if (tree.union((int) (e >> 16) & 0xffff, (int) e & 0xffff)) {
                weight += (int) (e >>> 32);
            }
        }
        int total = 0;
        for (int i = 0; i < chain.sets * 3 + tree.sets; i++) {
            total++;
        }
        for (int i = 0; i < n; i++) {
            total += chain.find(i) == chain.find(0) ? 2 : 0;
        }
        for (int i = 0; i < chain.hops + tree.hops; i++) {
            total++;
        }
        System.out.println(total + " " + weight);
    }
}
