package com.example.tilemap;

/** Something that can be painted. */
abstract class Shape {
    final double[] xs, ys;
    final int color;
    private double minX = 1e9, minY = 1e9, maxX = -1e9, maxY = -1e9;

    Shape(double[] xs, double[] ys, int color) {
        this.xs = xs;
        this.ys = ys;
        this.color = color;
        for (int i = 0; i < xs.length; i++) {
            minX = Math.min(minX, xs[i]);
            maxX = Math.max(maxX, xs[i]);
            minY = Math.min(minY, ys[i]);
            maxY = Math.max(maxY, ys[i]);
        }
    }

    /** Extra space around the points, world units. */
    double margin() {
        return 0;
    }

    boolean visibleIn(Viewport v) {
        double m = margin();
        return maxX + m >= v.x() && minX - m <= v.x() + v.size() && maxY + m >= v.y() && minY - m <= v.y() + v.size();
    }

    abstract void paint(Canvas c, Viewport v);

    abstract Shape with(double[] newXs, double[] newYs);

    static final class Area extends Shape {
        Area(double[] xs, double[] ys, int color) {
            super(xs, ys, color);
        }

        @Override
        void paint(Canvas c, Viewport v) {
            double[] px = new double[xs.length], py = new double[xs.length];
            for (int i = 0; i < xs.length; i++) {
                px[i] = v.px(xs[i]);
                py[i] = v.py(ys[i]);
            }
            c.fill(px, py, color);
        }

        @Override
        Shape with(double[] nx, double[] ny) {
            return new Area(nx, ny, color);
        }
    }

    static final class Line extends Shape {
        final double width;

        Line(double[] xs, double[] ys, int color, double width) {
            super(xs, ys, color);
            this.width = width;
        }

        @Override
        double margin() {
            return width;
        }

        @Override
        void paint(Canvas c, Viewport v) {
            double half = Math.max(0.35, width * v.scale() / 2);
            for (int i = 0; i + 1 < xs.length; i++) {
                double x0 = v.px(xs[i]), y0 = v.py(ys[i]), x1 = v.px(xs[i + 1]), y1 = v.py(ys[i + 1]);
                double len = Math.hypot(x1 - x0, y1 - y0);
                if (len == 0) continue;
                double nx = -(y1 - y0) / len * half, ny = (x1 - x0) / len * half;
                c.fill(new double[] {x0 + nx, x1 + nx, x1 - nx, x0 - nx}, new double[] {y0 + ny, y1 + ny, y1 - ny, y0 - ny}, color);
            }
        }

        @Override
        Shape with(double[] nx, double[] ny) {
            return new Line(nx, ny, color, width);
        }
    }

    static final class Dot extends Shape {
        final double radius;

        Dot(double x, double y, double radius, int color) {
            super(new double[] {x}, new double[] {y}, color);
            this.radius = radius;
        }

        @Override
        double margin() {
            return radius;
        }

        @Override
        void paint(Canvas c, Viewport v) {
            double r = radius * v.scale();
            int n = (int) Math.max(6, Math.min(90, 2.5 * r));
            double[] px = new double[n], py = new double[n];
            for (int i = 0; i < n; i++) {
                px[i] = v.px(xs[0]) + r * Math.cos(2 * Math.PI * i / n);
                py[i] = v.py(ys[0]) + r * Math.sin(2 * Math.PI * i / n);
            }
            c.fill(px, py, color);
        }

        @Override
        Shape with(double[] nx, double[] ny) {
            return this;
        }
    }
}
