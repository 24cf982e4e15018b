import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Graph tool. usage: RoadGraph COMMAND graph.bin [options]
 *   scc                  strongly connected components
 *   paths queries.txt    shortest paths for "from to" lines (add "astar" to use coordinates)
 *   mst                  minimum spanning forest (edges taken as two-way)
 *   between K            betweenness from K evenly spaced sources
 */
public class RoadGraph {

    static final int MAGIC = 0x52474231;

    record Edge(int from, int to, double length) implements Comparable<Edge> {
        @Override public int compareTo(Edge o) { return Double.compare(length, o.length); }
    }

    record Node(int id, String name, float x, float y) {
        double distance(Node o) { return Math.hypot(x - o.x, y - o.y); }
    }

    static class Graph implements Iterable<Edge> {
        final List<Node> nodes = new ArrayList<>();
        final List<List<Edge>> out = new ArrayList<>();
        final Map<String, Integer> byName = new HashMap<>();

        static Graph read(Path p) throws IOException {
            Graph g = new Graph();
            try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(p)))) {
                if (in.readInt() != MAGIC) throw new IOException("not a graph file");
                int n = in.readInt();
                for (int i = 0; i < n; i++) {
                    Node node = new Node(i, in.readUTF(), in.readFloat(), in.readFloat());
                    g.nodes.add(node);
                    g.byName.put(node.name(), i);
                    g.out.add(new ArrayList<>());
                }
                while (true) {
                    int from, to;
                    try {
                        from = in.readInt();
                    } catch (EOFException end) {
                        break;
                    }
                    to = in.readInt();
                    int flags = in.readUnsignedByte();
                    double len = (flags & 2) != 0 ? in.readFloat() : g.nodes.get(from).distance(g.nodes.get(to));
                    g.out.get(from).add(new Edge(from, to, len));
                    if ((flags & 1) != 0) g.out.get(to).add(new Edge(to, from, len));
                }
            }
            return g;
        }

        int size() { return nodes.size(); }

        @Override public Iterator<Edge> iterator() {
            return new Iterator<>() {
                private int node = 0, pos = 0;
                @Override public boolean hasNext() {
                    while (node < out.size() && pos >= out.get(node).size()) { node++; pos = 0; }
                    return node < out.size();
                }
                @Override public Edge next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    return out.get(node).get(pos++);
                }
            };
        }
    }

    interface Command { void run(Graph g, List<String> opts) throws IOException; }

    private static final Map<String, Command> COMMANDS = new LinkedHashMap<>();
    static {
        COMMANDS.put("scc", RoadGraph::scc);
        COMMANDS.put("paths", RoadGraph::paths);
        COMMANDS.put("mst", RoadGraph::mst);
        COMMANDS.put("between", RoadGraph::between);
    }

    // ------------------------------------------------ components (Tarjan)
    private static void scc(Graph g, List<String> opts) {
        int n = g.size(), counter = 0;
        int[] index = new int[n], low = new int[n];
        boolean[] onStack = new boolean[n];
        Deque<Integer> stack = new ArrayDeque<>();
        Deque<Integer> work = new ArrayDeque<>();
        Map<Integer, Iterator<Edge>> pending = new HashMap<>();
        List<List<Integer>> comps = new ArrayList<>();
        for (int root = 0; root < n; root++) {
            if (index[root] != 0) continue;
            work.push(root);
            while (!work.isEmpty()) {
                int v = work.peek();
                if (index[v] == 0) {
                    index[v] = low[v] = ++counter;
                    stack.push(v);
                    onStack[v] = true;
                    pending.put(v, g.out.get(v).iterator());
                }
                Iterator<Edge> it = pending.get(v);
                boolean descended = false;
                while (it.hasNext()) {
                    int w = it.next().to();
                    if (index[w] == 0) { work.push(w); descended = true; break; }
                    if (onStack[w]) low[v] = Math.min(low[v], index[w]);
                }
                if (descended) continue;
                work.pop();
                pending.remove(v);
                if (!work.isEmpty()) low[work.peek()] = Math.min(low[work.peek()], low[v]);
                if (low[v] == index[v]) {
                    List<Integer> comp = new ArrayList<>();
                    int w;
                    do { w = stack.pop(); onStack[w] = false; comp.add(w); } while (w != v);
                    Collections.sort(comp);
                    comps.add(comp);
                }
            }
        }
        Map<Integer, Long> sizes = comps.stream().collect(Collectors.groupingBy(List::size, TreeMap::new, Collectors.counting()));
        System.out.println("components " + comps.size() + " by size " + sizes);
        comps.stream().filter(c -> c.size() > 1).sorted((a, b) -> b.size() - a.size()).limit(3)
                .forEach(c -> System.out.println(c.size() + ": " + c.stream().limit(8).map(i -> g.nodes.get(i).name())
                        .collect(Collectors.joining(" "))));
    }

    // ------------------------------------------------------ shortest paths
    private record Reached(int node, double dist, double rank) implements Comparable<Reached> {
        @Override public int compareTo(Reached o) { return Double.compare(rank, o.rank); }
    }

    private static int settled;

    static List<Integer> route(Graph g, int from, int to, BiFunction<Node, Node, Double> guess) {
        Map<Integer, Double> best = new HashMap<>();
        Map<Integer, Integer> via = new HashMap<>();
        PriorityQueue<Reached> queue = new PriorityQueue<>();
        Node goal = g.nodes.get(to);
        best.put(from, 0.0);
        queue.add(new Reached(from, 0, 0));
        while (!queue.isEmpty()) {
            Reached r = queue.poll();
            if (r.dist() > best.get(r.node())) continue;
            settled++;
            if (r.node() == to) break;
            for (Edge e : g.out.get(r.node())) {
                double d = r.dist() + e.length();
                Double old = best.get(e.to());
                if (old == null || d < old) {
                    best.put(e.to(), d);
                    via.put(e.to(), r.node());
                    queue.add(new Reached(e.to(), d, d + guess.apply(g.nodes.get(e.to()), goal)));
                }
            }
        }
        if (!best.containsKey(to)) return List.of();
        Deque<Integer> path = new ArrayDeque<>();
        for (Integer v = to; v != null; v = via.get(v)) path.addFirst(v);
        return new ArrayList<>(path);
    }

    private static void paths(Graph g, List<String> opts) throws IOException {
        boolean astar = opts.contains("astar");
        BiFunction<Node, Node, Double> guess = astar ? Node::distance : (a, b) -> 0.0;
        Map<List<Integer>, List<Integer>> cache = new HashMap<>();
        int found = 0, hops = 0;
        try (Scanner sc = new Scanner(Path.of(opts.get(0)))) {
            while (sc.hasNext()) {
                String a = sc.next(), b = sc.next();
                Integer from = g.byName.get(a), to = g.byName.get(b);
                if (from == null || to == null) { System.out.println("unknown place in " + a + " " + b); continue; }
                List<Integer> path = cache.computeIfAbsent(List.of(from, to), k -> route(g, from, to, guess));
                if (path.isEmpty()) { System.out.println(a + " -> " + b + ": no way"); continue; }
                found++;
                hops += path.size() - 1;
                if (opts.contains("full"))
                    System.out.println(path.stream().map(i -> g.nodes.get(i).name()).collect(Collectors.joining(" > ")));
            }
        }
        System.out.printf("%d found, %d hops, %d settled, %d distinct%n", found, hops, settled, cache.size());
    }

    // ------------------------------------------------------- spanning tree
    static class Union {
        private final int[] parent;
        private int sets;
        Union(int n) { parent = new int[n]; Arrays.setAll(parent, i -> i); sets = n; }
        int find(int a) {
            while (parent[a] != a) { parent[a] = parent[parent[a]]; a = parent[a]; }
            return a;
        }
        boolean join(int a, int b) {
            int x = find(a), y = find(b);
            if (x == y) return false;
            parent[x] = y;
            sets--;
            return true;
        }
    }

    private static void mst(Graph g, List<String> opts) {
        List<Edge> edges = new ArrayList<>();
        for (Edge e : g) edges.add(e);
        Collections.sort(edges);
        Union u = new Union(g.size());
        double total = 0;
        int taken = 0;
        for (Edge e : edges) {
            if (!u.join(e.from(), e.to())) continue;
            total += e.length();
            taken++;
            if (u.sets == 1) break;
        }
        System.out.printf("%d of %d edges, length %.3f, %d trees%n", taken, edges.size(), total, u.sets);
    }

    // --------------------------------------------------------- betweenness
    private static void between(Graph g, List<String> opts) {
        int n = g.size(), k = Math.min(n, Integer.parseInt(opts.get(0)));
        double[] score = new double[n];
        for (int s = 0; s < k; s++) {
            int src = (int) ((long) s * n / k);
            int[] level = new int[n];
            double[] ways = new double[n], dep = new double[n];
            Arrays.fill(level, -1);
            level[src] = 0;
            ways[src] = 1;
            List<Integer> order = new ArrayList<>();
            Deque<Integer> q = new ArrayDeque<>(List.of(src));
            while (!q.isEmpty()) {
                int v = q.poll();
                order.add(v);
                for (Edge e : g.out.get(v)) {
                    if (level[e.to()] < 0) { level[e.to()] = level[v] + 1; q.add(e.to()); }
                    if (level[e.to()] == level[v] + 1) ways[e.to()] += ways[v];
                }
            }
            Collections.reverse(order);
            for (int v : order) {
                for (Edge e : g.out.get(v))
                    if (level[e.to()] == level[v] + 1) dep[v] += ways[v] / ways[e.to()] * (1 + dep[e.to()]);
                if (v != src) score[v] += dep[v];
            }
        }
        PriorityQueue<Integer> top = new PriorityQueue<>((a, b) -> Double.compare(score[b], score[a]));
        for (int i = 0; i < n; i++) top.add(i);
        for (int i = 0; i < 5 && !top.isEmpty(); i++) {
            int v = top.poll();
            System.out.printf("%s %.2f%n", g.nodes.get(v).name(), score[v]);
        }
    }

    public static void main(String[] args) throws IOException {
        Command c = args.length < 2 ? null : COMMANDS.get(args[0]);
        if (c == null) {
            System.err.println("usage: RoadGraph " + String.join("|", COMMANDS.keySet()) + " graph.bin [options]");
            System.exit(2);
        }
        Graph g = Graph.read(Path.of(args[1]));
        System.out.println(g.size() + " nodes, " + g.out.stream().mapToInt(List::size).sum() + " edges");
        c.run(g, Arrays.asList(args).subList(2, args.length));
    }
}
