// args: 4 | 11 cut | 18 heavy
import java.util.*;
import java.util.function.*;

/**
 * Mini graph library with double-dispatch visitors: a visitor may relax or cut edges during the traversal
 * that called it, Dijkstra uses stale queue entries, union-find compresses paths inside of its queries, and
 * matrix rows are shared between power steps.
 */
public class GraphTour {
    static abstract class Elem { abstract <R> R accept(Visitor<R> v); }

    static final class Vertex extends Elem {
        final int id;
        final List<Edge> out = new ArrayList<>();
        int colour;
        Vertex(int id) { this.id = id; }
        @Override <R> R accept(Visitor<R> v) { return v.vertex(this); }
    }

    static class Edge extends Elem {
        final Vertex from, to;
        int cost;
        Edge(Vertex f, Vertex t, int c) { from = f; to = t; cost = c; }
        @Override <R> R accept(Visitor<R> v) { return v.edge(this); }
        int cost() { return cost; }
    }

    static final class Toll extends Edge {
        int passed;
        Toll(Vertex f, Vertex t, int c) { super(f, t, c); }
        @Override int cost() { return cost + passed++ / 2; }            // gets dearer each time somebody asks
        @Override <R> R accept(Visitor<R> v) { return v.toll(this); }
    }

    interface Visitor<R> {
        R vertex(Vertex v);
        R edge(Edge e);
        default R toll(Toll t) { return edge(t); }
    }

    static final class Graph {
        final List<Vertex> vs = new ArrayList<>();
        int relaxed, stale;

        void link(int a, int b, int c, boolean toll) {
            Edge e = toll ? new Toll(vs.get(a), vs.get(b), c) : new Edge(vs.get(a), vs.get(b), c);
            vs.get(a).out.add(e);
        }

        int[] dijkstra(int s) {
            int[] dist = new int[vs.size()];
            Arrays.fill(dist, Integer.MAX_VALUE);
            dist[s] = 0;
            PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> a[1] != b[1] ? a[1] - b[1] : a[0] - b[0]);
            q.add(new int[] {s, 0});
            while (!q.isEmpty()) {
                int[] top = q.remove();
                if (top[1] > dist[top[0]]) { stale++; continue; }
                for (Edge e : vs.get(top[0]).out) {
                    int d = top[1] + e.cost();
                    if (d < dist[e.to.id]) {
                        relaxed++;
                        dist[e.to.id] = d;
                        q.add(new int[] {e.to.id, d});
                    }
                }
            }
            return dist;
        }

        /** Depth first; returns false if the visitor wants to stop. */
        boolean walk(Vertex v, Visitor<Boolean> vis) {
            v.colour = 1;
            if (!v.accept(vis)) return false;
            for (int i = 0; i < v.out.size(); i++) {                    // by index: the visitor may change the list
                Edge e = v.out.get(i);
                if (!e.accept(vis)) continue;
                if (e.to.colour == 0 && !walk(e.to, vis)) return false;
            }
            v.colour = 2;
            return true;
        }
    }

    static final class Back implements Visitor<Boolean> {
        int back, forward, vertices, tolls;
        final Deque<Integer> order = new ArrayDeque<>();
        final boolean cut;
        Back(boolean cut) { this.cut = cut; }
        @Override public Boolean vertex(Vertex v) { order.push(v.id); return ++vertices < 15; }
        @Override public Boolean edge(Edge e) {
            if (e.to.colour == 1) {
                back++;
                if (cut) { e.from.out.remove(e); return false; }         // the walk skips the next one
            } else if (e.to.colour == 2) forward++;
            return true;
        }
        @Override public Boolean toll(Toll t) {
            tolls += t.passed;
            if (t.passed > 6) t.cost = 0;
            return Visitor.super.toll(t);
        }
    }

    static final class Sets {
        final int[] up;
        int hops;
        Sets(int n) { up = new int[n]; Arrays.setAll(up, i -> i); }
        int find(int x) {
            while (up[x] != x) { hops++; up[x] = up[up[x]]; x = up[x]; }
            return x;
        }
        boolean union(int a, int b) {
            int x = find(a), y = find(b);
            up[x] = y;
            return x != y;
        }
    }

    static int paths(boolean[][] adj, int steps) {
        int n = adj.length;
        long[][] p = new long[n][], next = new long[n][];
        for (int i = 0; i < n; i++) { p[i] = new long[n]; p[i][i] = 1; }
        for (int s = 0; s < steps; s++) {
            for (int i = 0; i < n; i++) {
                next[i] = s % 2 == 0 ? p[i].clone() : p[i];                // odd steps work in place
                for (int j = 0; j < n; j++) if (adj[i][j]) next[i][j] = (next[i][j] + p[j][(i + j) % n]) % 10007;
            }
            long[][] t = p;
            p = next;
            next = t;
        }
        int sum = 0;
        for (long[] row : p) sum += Arrays.stream(row).sum() % 1000;
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Graph g = new Graph();
        for (int i = 0; i < n; i++) g.vs.add(new Vertex(i));
        boolean[][] adj = new boolean[n][n];
        Random rnd = new Random(7);
        Sets sets = new Sets(n);
        int joined = 0;
        for (int k = 0; k < n * 2; k++) {
            int a = rnd.nextInt(n), b = rnd.nextInt(n), c = 1 + rnd.nextInt(mode.equals("heavy") ? 40 : 6);
            g.link(a, b, c, k % 3 == 0);
            adj[a][b] ^= true;
            if (sets.union(a, b)) joined++;
        }
        int reach = 0, far = 0;
        for (int s = 0; s < n; s += 2) {
            for (int d : g.dijkstra(s)) if (d != Integer.MAX_VALUE) { reach++; far = Math.max(far, d); }
        }
        Back vis = new Back(mode.equals("cut"));
        int stops = 0;
        for (Vertex v : g.vs) if (v.colour == 0 && !g.walk(v, vis)) stops++;
        ToIntFunction<Elem> weight = e -> e.accept(new Visitor<Integer>() {
            @Override public Integer vertex(Vertex v) { int s = v.colour; for (Edge x : v.out) s += x.accept(this); return s; }
            @Override public Integer edge(Edge e2) { return e2.cost(); }
            @Override public Integer toll(Toll t) { return -t.cost(); }
        });
        int total = 0;
        for (Vertex v : g.vs) total += weight.applyAsInt(v);
        int acc = 0, pos = 1;
        while (!vis.order.isEmpty()) acc += vis.order.pop() * pos++;
        int p = paths(adj, n % 6 + 2);
        System.out.println(joined + " " + sets.hops + " " + reach + " " + far + " " + g.relaxed + " " + g.stale + " "
                + vis.back + " " + vis.forward + " " + vis.tolls + " " + vis.vertices
            + " " + stops + " " + total + " " + acc + " " + p);
    }
}
