// args: 3 1 | 10 3 | 25 4
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

/** Breadth-first and depth-first search, shortest paths with a heap, topological order, over adjacency lists. */
public class Graphs {
    private final List<List<int[]>> edges = new ArrayList<>();
    private int relaxed;

    Graphs(int n, int m) {
        for (int i = 0; i < n; i++) {
            edges.add(new ArrayList<>());
            for (int k = 1; k <= m; k++) {
                if (i + k * k < n) {
                    edges.get(i).add(new int[] {i + k * k, i * k % 7 + 1});
                }
            }
        }
    }

    int breadth(int from) {
        boolean[] seen = new boolean[edges.size()];
        Queue<Integer> queue = new ArrayDeque<>(List.of(from));
        seen[from] = true;
        int levels = 0;
        while (!queue.isEmpty()) {
            for (int i = queue.size(); i > 0; i--) {
                for (int[] e : edges.get(queue.remove())) {
                    if (!seen[e[0]]) {
                        seen[e[0]] = true;
                        queue.add(e[0]);
                    }
                }
            }
            levels++;
        }
        return levels;
    }

    int[] distances(int from) {
        int[] best = new int[edges.size()];
        Arrays.fill(best, Integer.MAX_VALUE);
        best[from] = 0;
        PriorityQueue<int[]> heap = new PriorityQueue<>((a, b) -> a[1] - b[1]);
        heap.add(new int[] {from, 0});
        while (!heap.isEmpty()) {
            int[] at = heap.poll();
            if (at[1] > best[at[0]]) {
                continue;
            }
            for (int[] e : edges.get(at[0])) {
                int d = at[1] + e[1];
                if (d < best[e[0]]) {
                    best[e[0]] = d;
                    relaxed++;
                    heap.add(new int[] {e[0], d});
                }
            }
        }
        return best;
    }

    int longest(int at, int[] memo) {
        if (memo[at] == 0) {
            memo[at] = 1;
            for (int[] e : edges.get(at)) {
                memo[at] = Math.max(memo[at], 1 + longest(e[0], memo));
            }
        }
        return memo[at];
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Graphs g = new Graphs(n, Integer.parseInt(args[1]));
        int total = g.breadth(0) * 5;
        for (int d : g.distances(n / 4)) {
            if (d == Integer.MAX_VALUE) {
                total += 2;
            }
        }
        for (int i = 0; i < g.longest(0, new int[n]) + g.relaxed; i++) {
            total++;
        }
        System.out.println(total + " " + g.relaxed);
    }
}
