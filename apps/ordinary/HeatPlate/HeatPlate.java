import java.io.DataOutputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;

/**
 * Steady heat in a plate with holes, heaters and fixed edges; then, if asked, random walks check single points.
 * usage: HeatPlate plate.cfg [result.bin]
 *
 * The configuration has one statement a line:
 *   plate W H | edge north|south|east|west VALUE|ramp A B|sine A | heater X Y W H VALUE | hole X Y R
 *   solver jacobi|seidel|sor OMEGA | tolerance T | limit N | walk X Y COUNT | seed S
 */
public class HeatPlate {

    static class ConfigException extends RuntimeException {
        ConfigException(int line, String msg, Throwable cause) { super("line " + line + ": " + msg, cause); }
    }

    enum Side { NORTH, SOUTH, EAST, WEST }

    record Walk(int x, int y, int count) {}

    /** Something that occupies cells of the plate. */
    sealed interface Body permits Heater, Hole {
        boolean covers(int x, int y);
    }
    record Heater(int x, int y, int w, int h, double value) implements Body {
        @Override public boolean covers(int px, int py) { return px >= x && px < x + w && py >= y && py < y + h; }
    }
    record Hole(int x, int y, int r) implements Body {
        @Override public boolean covers(int px, int py) {
            int dx = px - x, dy = py - y;
            return dx * dx + dy * dy <= r * r;
        }
    }

    static class Config {
        int width = 20, height = 20, limit = 10000;
        long seed = 42;
        double tolerance = 1e-4;
        Solver solver = new Jacobi();
        final DoubleUnaryOperator[] edges = new DoubleUnaryOperator[Side.values().length];
        final List<Body> bodies = new ArrayList<>();
        final List<Walk> walks = new ArrayList<>();

        Config() { Arrays.fill(edges, (DoubleUnaryOperator) t -> 0.0); }

        static Config load(Path p) throws IOException {
            Config c = new Config();
            int no = 0;
            for (String line : Files.readAllLines(p)) {
                no++;
                String s = line.replaceFirst("#.*", "").trim();
                if (s.isEmpty()) continue;
                try {
                    c.statement(s.split("\\s+"));
                } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                    throw new ConfigException(no, "cannot understand '" + s + "'", e);
                }
            }
            return c;
        }

        private static int i(String s) { return Integer.parseInt(s); }
        private static double d(String s) { return Double.parseDouble(s); }

        private void statement(String[] f) {
            switch (f[0]) {
                case "plate" -> { width = i(f[1]); height = i(f[2]); }
                case "edge" -> edges[Side.valueOf(f[1].toUpperCase(Locale.ROOT)).ordinal()] = profile(f);
                case "heater" -> bodies.add(new Heater(i(f[1]), i(f[2]), i(f[3]), i(f[4]), d(f[5])));
                case "hole" -> bodies.add(new Hole(i(f[1]), i(f[2]), i(f[3])));
                case "solver" -> solver = switch (f[1]) {
                    case "jacobi" -> new Jacobi();
                    case "seidel" -> new Relaxation(1.0);
                    case "sor" -> new Relaxation(d(f[2]));
                    default -> throw new IllegalArgumentException(f[1]);
                };
                case "tolerance" -> tolerance = d(f[1]);
                case "limit" -> limit = i(f[1]);
                case "walk" -> walks.add(new Walk(i(f[1]), i(f[2]), i(f[3])));
                case "seed" -> seed = Long.parseLong(f[1]);
                default -> throw new IllegalArgumentException(f[0]);
            }
        }

        private static DoubleUnaryOperator profile(String[] f) {
            switch (f[2]) {
                case "ramp": {
                    double a = d(f[3]), b = d(f[4]);
                    return t -> a + (b - a) * t;
                }
                case "sine": {
                    double a = d(f[3]);
                    return t -> a * Math.sin(Math.PI * t);
                }
                default: {
                    double v = d(f[2]);
                    return t -> v;
                }
            }
        }
    }

    static class Plate {
        final int w, h;
        double[][] t;
        final boolean[][] fixed;

        Plate(Config c) {
            w = c.width;
            h = c.height;
            t = new double[h][w];
            fixed = new boolean[h][w];
            for (int y = 0; y < h; y++)
                for (int x = 0; x < w; x++) {
                    if (y == 0) fix(x, y, edge(c, Side.NORTH, x, w));
                    else if (y == h - 1) fix(x, y, edge(c, Side.SOUTH, x, w));
                    else if (x == 0) fix(x, y, edge(c, Side.WEST, y, h));
                    else if (x == w - 1) fix(x, y, edge(c, Side.EAST, y, h));
                    else
                        for (Body b : c.bodies) {
                            if (!b.covers(x, y)) continue;
                            fix(x, y, b instanceof Heater heater ? heater.value() : 0.0);
                            break;
                        }
                }
        }
        private static double edge(Config c, Side s, int pos, int len) {
            return c.edges[s.ordinal()].applyAsDouble((double) pos / (len - 1));
        }
        private void fix(int x, int y, double v) { t[y][x] = v; fixed[y][x] = true; }
    }

    interface Solver {
        /** One pass over the plate; returns the biggest change. */
        double sweep(Plate p);
        String name();
    }

    static class Jacobi implements Solver {
        private double[][] next;
        @Override public double sweep(Plate p) {
            if (next == null) next = new double[p.h][];
            double worst = 0;
            for (int y = 0; y < p.h; y++) {
                if (next[y] == null) next[y] = new double[p.w];
                for (int x = 0; x < p.w; x++) {
                    if (p.fixed[y][x]) { next[y][x] = p.t[y][x]; continue; }
                    double v = 0.25 * (p.t[y - 1][x] + p.t[y + 1][x] + p.t[y][x - 1] + p.t[y][x + 1]);
                    worst = Math.max(worst, Math.abs(v - p.t[y][x]));
                    next[y][x] = v;
                }
            }
            double[][] old = p.t;
            p.t = next;
            next = old;
            return worst;
        }
        @Override public String name() { return "jacobi"; }
    }

    static class Relaxation implements Solver {
        private final double omega;
        Relaxation(double omega) {
            if (omega <= 0 || omega >= 2) throw new IllegalArgumentException("omega " + omega);
            this.omega = omega;
        }
        @Override public double sweep(Plate p) {
            double worst = 0;
            for (int y = 1; y < p.h - 1; y++)
                for (int x = 1; x < p.w - 1; x++) {
                    if (p.fixed[y][x]) continue;
                    double change = omega * (0.25 * (p.t[y - 1][x] + p.t[y + 1][x] + p.t[y][x - 1] + p.t[y][x + 1]) - p.t[y][x]);
                    p.t[y][x] += change;
                    worst = Math.max(worst, Math.abs(change));
                }
            return worst;
        }
        @Override public String name() { return String.format(Locale.ROOT, "relaxation %.2f", omega); }
    }

    /** Random walks from a cell until a fixed cell: the mean of the ends is the temperature. */
    static class Walker {
        private static final int[][] STEP = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        private final Plate plate;
        private final Random rnd;
        long steps;
        Walker(Plate plate, long seed) { this.plate = plate; rnd = new Random(seed); }

        DoubleSummaryStatistics from(Walk w) {
            DoubleSummaryStatistics stats = new DoubleSummaryStatistics();
            for (int i = 0; i < w.count(); i++) {
                int x = w.x(), y = w.y();
                while (!plate.fixed[y][x]) {
                    int[] s = STEP[rnd.nextInt(4)];
                    x += s[0];
                    y += s[1];
                    steps++;
                }
                stats.accept(plate.t[y][x]);
            }
            return stats;
        }
    }

    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            System.err.println("usage: HeatPlate plate.cfg [result.bin]");
            System.exit(2);
        }
        Config cfg;
        try {
            cfg = Config.load(Path.of(args[0]));
        } catch (ConfigException e) {
            System.out.println(e.getMessage());
            return;
        }
        Plate plate = new Plate(cfg);
        int iteration = 0;
        double change;
        do {
            change = cfg.solver.sweep(plate);
            iteration++;
            if (iteration % 500 == 0) System.out.printf(Locale.ROOT, "%6d  %.3e%n", iteration, change);
        } while (change > cfg.tolerance && iteration < cfg.limit);
        System.out.printf("%s: %s after %d sweeps%n", cfg.solver.name(),
                change <= cfg.tolerance ? "converged" : "stopped", iteration);

        DoubleSummaryStatistics all = Arrays.stream(plate.t).flatMapToDouble(Arrays::stream).summaryStatistics();
        System.out.printf(Locale.ROOT, "min %.3f mean %.3f max %.3f%n", all.getMin(), all.getAverage(), all.getMax());
        Walker walker = new Walker(plate, cfg.seed);
        for (Walk w : cfg.walks) {
            DoubleSummaryStatistics s = walker.from(w);
            System.out.printf(Locale.ROOT, "at %d,%d solver %.3f walks %.3f%n", w.x(), w.y(), plate.t[w.y()][w.x()], s.getAverage());
        }
        if (!cfg.walks.isEmpty()) System.out.println("walk steps " + walker.steps);
        picture(plate, all.getMin(), all.getMax());
        if (args.length > 1) {
            try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(Path.of(args[1]))))) {
                out.writeInt(plate.w);
                out.writeInt(plate.h);
                for (double[] row : plate.t)
                    for (double v : row) out.writeFloat((float) v);
            }
        }
    }

    private static void picture(Plate p, double min, double max) {
        String shades = " .:-=+*#%@";
        int stepY = Math.max(1, p.h / 12), stepX = Math.max(1, p.w / 40);
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < p.h; y += stepY) {
            StringBuilder sb = new StringBuilder();
            for (int x = 0; x < p.w; x += stepX)
                sb.append(shades.charAt((int) ((p.t[y][x] - min) / (max - min + 1e-12) * 9.99)));
            rows.add(sb.toString());
        }
        System.out.println(rows.stream().collect(Collectors.joining("\n")));
    }
}
