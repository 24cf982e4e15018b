package com.example.tilemap;

/** Maps world coordinates (0..1) to tile pixels. */
record Viewport(double x, double y, double size, int pixels) {

    double px(double wx) {
        return (wx - x) / size * pixels;
    }

    double py(double wy) {
        return (wy - y) / size * pixels;
    }

    double scale() {
        return pixels / size;
    }
}
