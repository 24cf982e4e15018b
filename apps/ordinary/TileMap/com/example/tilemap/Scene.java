package com.example.tilemap;

import java.io.*;
import java.nio.file.*;
import java.util.*;

/** A list of shapes in painting order. */
final class Scene {
    private final List<Shape> shapes;
    private final int background;

    private Scene(List<Shape> shapes, int background) {
        this.shapes = shapes;
        this.background = background;
    }

    List<Shape> shapes() {
        return shapes;
    }

    int background() {
        return background;
    }

    static Scene load(Path file) throws IOException {
        List<Shape> shapes = new ArrayList<>();
        Map<String, String> styles = new HashMap<>();
        int bg = 0xffffff;
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line;
            while ((line = in.readLine()) != null) {
                StringTokenizer t = new StringTokenizer(line);
                if (!t.hasMoreTokens()) continue;
                String kind = t.nextToken();
                switch (kind) {
                    case "background" -> bg = Integer.parseInt(t.nextToken(), 16);
                    case "style" -> styles.put(t.nextToken(), t.nextToken());
                    case "area" -> {
                        int color = color(styles, t.nextToken());
                        double[][] p = points(t);
                        shapes.add(new Shape.Area(p[0], p[1], color));
                    }
                    case "line" -> {
                        int color = color(styles, t.nextToken());
                        double width = Double.parseDouble(t.nextToken());
                        double[][] p = points(t);
                        shapes.add(new Shape.Line(p[0], p[1], color, width));
                    }
                    case "dot" -> {
                        int color = color(styles, t.nextToken());
                        double r = Double.parseDouble(t.nextToken());
                        shapes.add(new Shape.Dot(Double.parseDouble(t.nextToken()), Double.parseDouble(t.nextToken()), r, color));
                    }
                    default -> {
                        if (!kind.startsWith("#")) throw new IOException("unknown element " + kind);
                    }
                }
            }
        }
        return new Scene(shapes, bg);
    }

    /** Colour as AARRGGBB, by style name or literal. */
    private static int color(Map<String, String> styles, String word) {
        return (int) Long.parseLong(styles.getOrDefault(word, word), 16);
    }

    private static double[][] points(StringTokenizer t) {
        int n = t.countTokens();
        double[] xs = new double[n], ys = new double[n];
        for (int i = 0; i < n; i++) {
            String[] xy = t.nextToken().split(",");
            xs[i] = Double.parseDouble(xy[0]);
            ys[i] = Double.parseDouble(xy[1]);
        }
        return new double[][] {xs, ys};
    }

    /** Douglas-Peucker simplification of all shapes. */
    Scene simplify(double tolerance) {
        if (tolerance <= 0) return this;
        List<Shape> res = new ArrayList<>(shapes.size());
        for (Shape s : shapes) {
            if (s.xs.length < 5) {
                res.add(s);
                continue;
            }
            BitSet keep = new BitSet(s.xs.length);
            int last = s.xs.length - 1;
            keep.set(0);
            keep.set(last);
            reduce(s, 0, last, tolerance, keep);
            double[] nx = new double[keep.cardinality()], ny = new double[nx.length];
            int k = 0;
            for (int i = keep.nextSetBit(0); i >= 0; i = keep.nextSetBit(i + 1)) {
                nx[k] = s.xs[i];
                ny[k++] = s.ys[i];
            }
            res.add(s.with(nx, ny));
        }
        return new Scene(res, background);
    }

    private static void reduce(Shape s, int a, int b, double tol, BitSet keep) {
        double dx = s.xs[b] - s.xs[a], dy = s.ys[b] - s.ys[a];
        double len = Math.hypot(dx, dy), worst = 0;
        int at = -1;
        for (int i = a + 1; i < b; i++) {
            double px = s.xs[i] - s.xs[a], py = s.ys[i] - s.ys[a];
            double d = len == 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / len;
            if (d > worst) {
                worst = d;
                at = i;
            }
        }
        if (worst > tol) {
            keep.set(at);
            reduce(s, a, at, tol, keep);
            reduce(s, at, b, tol, keep);
        }
    }
}
