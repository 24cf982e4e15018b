package benchmarks;

import java.util.Random;

/**
 * Electromagnetic waves on a bipartite graph of electric and magnetic nodes. After JOlden's em3d; the size is the number of
 * nodes of each kind.
 */
public final class Em3d {
    private static final int DEGREE = 10;
    private static final int STEPS = 20;

    private double value;
    private Em3d next;
    private final Em3d[] from = new Em3d[DEGREE];
    private final double[] coefficients = new double[DEGREE];

    /** A linked list of nodes, as an array. */
    private static Em3d[] nodes(int n, Random random) {
        Em3d[] nodes = new Em3d[n];
        for (int i = n - 1; i >= 0; i--) {
            nodes[i] = new Em3d();
            nodes[i].value = random.nextDouble();
            nodes[i].next = i + 1 < n ? nodes[i + 1] : null;
        }
        return nodes;
    }

    private static void connect(Em3d[] nodes, Em3d[] others, Random random) {
        for (Em3d node : nodes) {
            for (int i = 0; i < DEGREE; i++) {
                node.from[i] = others[random.nextInt(others.length)];
                node.coefficients[i] = random.nextDouble() / DEGREE;
            }
        }
    }

    private void compute() {
        for (int i = 0; i < from.length; i++) {
            value -= coefficients[i] * from[i].value;
        }
    }

    private static long run(int n) {
        Random random = new Random(7);
        Em3d[] electric = nodes(n, random);
        Em3d[] magnetic = nodes(n, random);
        connect(electric, magnetic, random);
        connect(magnetic, electric, random);
        for (int step = 0; step < STEPS; step++) {
            for (Em3d node = electric[0]; node != null; node = node.next) {
                node.compute();
            }
            for (Em3d node = magnetic[0]; node != null; node = node.next) {
                node.compute();
            }
        }
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += electric[i].value + magnetic[i].value;
        }
        return Repeat.checksum(sum);
    }

    public static void main(String[] args) {
        Repeat.main(args, 20000, Em3d::run);
    }
}
