package com.example.tilemap;

import java.util.Arrays;

/** Anti-aliased scan line rasteriser with alpha blending (even-odd rule). */
final class Canvas {
    private final int size, samples;
    private final float[] red, green, blue;
    private final float[] coverage;
    private double[] crossings = new double[16];

    Canvas(int size, int samples, int background) {
        this.size = size;
        this.samples = samples;
        red = new float[size * size];
        green = new float[size * size];
        blue = new float[size * size];
        coverage = new float[size];
        Arrays.fill(red, background >> 16 & 255);
        Arrays.fill(green, background >> 8 & 255);
        Arrays.fill(blue, background & 255);
    }

    void fill(double[] px, double[] py, int argb) {
        double top = Double.MAX_VALUE, bottom = -Double.MAX_VALUE;
        for (double y : py) {
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
        }
        int y0 = (int) Math.max(0, Math.floor(top)), y1 = (int) Math.min(size - 1, Math.ceil(bottom));
        for (int y = y0; y <= y1; y++) {
            Arrays.fill(coverage, 0f);
            boolean any = false;
            for (int s = 0; s < samples; s++) {
                double sy = y + (s + 0.5) / samples;
                int n = intersect(px, py, sy);
                if (n < 2) continue;
                Arrays.sort(crossings, 0, n);
                for (int k = 0; k + 1 < n; k += 2) any |= span(crossings[k], crossings[k + 1], 1f / samples);
            }
            if (any) blend(y, argb);
        }
    }

    private int intersect(double[] px, double[] py, double sy) {
        int n = 0;
        for (int i = 0, j = px.length - 1; i < px.length; j = i++) {
            if (py[i] <= sy != py[j] <= sy) {
                if (n == crossings.length) crossings = Arrays.copyOf(crossings, n * 2);
                crossings[n++] = px[i] + (sy - py[i]) / (py[j] - py[i]) * (px[j] - px[i]);
            }
        }
        return n;
    }

    private boolean span(double from, double to, float weight) {
        from = Math.max(0, from);
        to = Math.min(size, to);
        if (to <= from) return false;
        int a = (int) from, b = (int) to;
        if (a == b) {
            coverage[a] += weight * (to - from);
            return true;
        }
        coverage[a] += weight * (a + 1 - from);
        for (int x = a + 1; x < b; x++) coverage[x] += weight;
        if (b < size) coverage[b] += weight * (to - b);
        return true;
    }

    private void blend(int y, int argb) {
        float alpha = (argb >>> 24) / 255f;
        float r = argb >> 16 & 255, g = argb >> 8 & 255, b = argb & 255;
        for (int x = 0; x < size; x++) {
            float c = coverage[x] * alpha;
            if (c <= 0) continue;
            int i = y * size + x;
            red[i] += (r - red[i]) * c;
            green[i] += (g - green[i]) * c;
            blue[i] += (b - blue[i]) * c;
        }
    }

    int[] pixels() {
        int[] p = new int[size * size];
        for (int i = 0; i < p.length; i++) {
            p[i] = clamp(red[i]) << 16 | clamp(green[i]) << 8 | clamp(blue[i]);
        }
        return p;
    }

    private static int clamp(float v) {
        return Math.max(0, Math.min(255, Math.round(v)));
    }
}
