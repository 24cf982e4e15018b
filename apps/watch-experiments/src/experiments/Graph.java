package experiments;

import java.util.Random;

/**
 * A complete graph with random weights, and its minimal spanning tree. As in Olden's benchmark, every vertex keeps the weights
 * of its edges in a hash table of chains, and the tree grows by the blue rule: each vertex outside remembers its lightest edge
 * to the tree. Two executions with the same number of vertices cost nearly, but not exactly, the same.
 */
final class Graph {
    private static final class Edge {
        final int to;
        final int weight;
        final Edge next;

        Edge(int to, int weight, Edge next) {
            this.to = to;
            this.weight = weight;
            this.next = next;
        }
    }

    private final Edge[][] tables;

    Graph(int vertices, Random random) {
        int buckets = Math.max(1, vertices / 4);
        tables = new Edge[vertices][buckets];
        for (int a = 0; a < vertices; a++) {
            for (int b = 0; b < a; b++) {
                int weight = random.nextInt(2048);
                tables[a][b % buckets] = new Edge(b, weight, tables[a][b % buckets]);
                tables[b][a % buckets] = new Edge(a, weight, tables[b][a % buckets]);
            }
        }
    }

    int vertices() {
        return tables.length;
    }

    /** The action of the experiments: the weight of the minimal spanning tree. */
    long spanningTree() {
        int left = tables.length - 1;
        int[] outside = new int[left];
        int[] lightest = new int[tables.length];
        for (int i = 0; i < left; i++) {
            outside[i] = i + 1;
            lightest[i + 1] = Integer.MAX_VALUE;
        }
        int inserted = 0;
        long weight = 0;
        while (left > 0) {
            int best = 0;
            for (int i = 0; i < left; i++) {
                int vertex = outside[i];
                int distance = distance(vertex, inserted);
                if (distance < lightest[vertex]) {
                    lightest[vertex] = distance;
                }
                if (lightest[vertex] < lightest[outside[best]]) {
                    best = i;
                }
            }
            inserted = outside[best];
            outside[best] = outside[--left];
            weight += lightest[inserted];
        }
        return weight;
    }

    private int distance(int vertex, int other) {
        Edge[] table = tables[vertex];
        for (Edge edge = table[other % table.length]; edge != null; edge = edge.next) {
            if (edge.to == other) {
                return edge.weight;
            }
        }
        return Integer.MAX_VALUE;
    }
}
