package inputs;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Images of 100 x 100 to 900 x 3,000 pixels with up to a dozen drawn faces before other things; some have no colors. */
final class Face implements Generator {
    private static final int OUTPUTS = 8;
    private static final int MOST_FACES = 12;
    /** How many things lie over each other. */
    private static final double COVERED = 3;

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        Canvas canvas = new Canvas(draw.inRange(100, 900), draw.inRange(100, 3000));
        ground(canvas, draw);
        int faces = draw.between(0, MOST_FACES);
        int[][] placed = new int[faces][];
        for (int i = 0; i < faces; i++) {
            int size = draw.between(36, Math.max(36, Math.min(canvas.width, 260)));
            if (size <= Math.min(canvas.width, canvas.height)) {
                int[] place = {draw.between(0, canvas.width - size), draw.between(0, canvas.height - size), size};
                if (isFree(placed, i, place)) {
                    face(canvas, draw, place[0], place[1], size);
                    placed[i] = place;
                }
            }
        }
        noise(canvas, draw);
        boolean colors = draw.between(0, 3) > 0;
        Path file = folder.resolve(String.format("image%04d.%s", index, colors ? "ppm" : "pgm"));
        canvas.write(file, colors);
        Path output = Files.createDirectories(folder.resolve("out")).resolve("faces" + index % OUTPUTS + ".ppm");
        return new RunLine().file(file).argument(output.toString());
    }

    /** Whether a square overlaps none of the first {@code count} others, of which some are missing. */
    private static boolean isFree(int[][] placed, int count, int[] place) {
        for (int i = 0; i < count; i++) {
            int[] other = placed[i];
            if (other != null && place[0] < other[0] + other[2] && other[0] < place[0] + place[2] && place[1] < other[1] + other[2]
                    && other[1] < place[1] + place[2]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Things before things in a light that comes from a side: discs of all sizes, of each radius so many that they cover the same
     * area. Photographs have such statistics, since nothing tells from how far they were taken ("dead leaves").
     */
    private static void ground(Canvas canvas, Draw draw) {
        double base = draw.between(60.0, 180.0);
        double slopeX = draw.between(-40.0, 40.0) / canvas.width;
        double slopeY = draw.between(-40.0, 40.0) / canvas.height;
        double[] tint = {draw.between(0.7, 1.1), draw.between(0.7, 1.1), draw.between(0.7, 1.1)};
        double contrast = draw.between(40.0, 80.0);
        double smallest = draw.between(2.0, 6.0);
        double largest = Math.max(canvas.width, canvas.height) / 2.0;
        double[] light = new double[canvas.width * canvas.height];
        double left = COVERED * light.length;
        while (left > 0) {
            double radius = radius(draw, smallest, largest);
            double x = draw.between(-radius, canvas.width + radius);
            double y = draw.between(-radius, canvas.height + radius);
            left -= disc(light, canvas.width, x, y, radius, contrast * draw.between(-1.0, 1.0));
        }
        for (int y = 0; y < canvas.height; y++) {
            for (int x = 0; x < canvas.width; x++) {
                double here = base + slopeX * x + slopeY * y + light[y * canvas.width + x];
                canvas.set(x, y, here * tint[0], here * tint[1], here * tint[2]);
            }
        }
    }

    /** A radius with a density that falls with its third power. */
    private static double radius(Draw draw, double smallest, double largest) {
        double few = 1 / (smallest * smallest);
        double none = 1 / (largest * largest);
        return 1 / StrictMath.sqrt(none + draw.between(0.0, 1.0) * (few - none));
    }

    /** Lights a disc, and tells of how many pixels it is. */
    private static int disc(double[] light, int width, double x, double y, double radius, double value) {
        int pixels = 0;
        int height = light.length / width;
        for (int py = Math.max(0, (int) (y - radius)); py < Math.min(height, y + radius); py++) {
            for (int px = Math.max(0, (int) (x - radius)); px < Math.min(width, x + radius); px++) {
                if ((px - x) * (px - x) + (py - y) * (py - y) <= radius * radius) {
                    light[py * width + px] = value;
                    pixels++;
                }
            }
        }
        return pixels;
    }

    private static void face(Canvas canvas, Draw draw, int x, int y, int size) {
        Pen pen = new Pen(canvas, x, y, size, draw.between(-0.15, 0.15));
        double skin = draw.between(130.0, 215.0);
        double[] color = {skin * 1.1, skin * 0.95, skin * 0.8};
        pen.ellipse(0.5, 0.5, 0.5, 0.52, skin * 0.35, skin * 0.3, skin * 0.25);
        pen.ellipse(0.5, 0.55, 0.43, 0.46, color[0], color[1], color[2]);
        double brow = draw.between(0.3, 0.55);
        double eye = draw.between(0.25, 0.45);
        for (int side = -1; side <= 1; side += 2) {
            pen.ellipse(0.5 + 0.19 * side, 0.33, 0.11, 0.025, color[0] * brow, color[1] * brow, color[2] * brow);
            pen.ellipse(0.5 + 0.19 * side, 0.41, 0.1, 0.05, color[0] * 0.75, color[1] * 0.75, color[2] * 0.8);
            pen.ellipse(0.5 + 0.19 * side, 0.41, 0.05, 0.05, color[0] * eye, color[1] * eye, color[2] * eye);
            pen.ellipse(0.5 + 0.045 * side, 0.655, 0.03, 0.02, color[0] * 0.5, color[1] * 0.5, color[2] * 0.5);
        }
        pen.ellipse(0.5, 0.48, 0.035, 0.15, color[0] * 1.1, color[1] * 1.1, color[2] * 1.1);
        double lips = draw.between(0.4, 0.65);
        pen.ellipse(0.5, 0.79, draw.between(0.14, 0.2), draw.between(0.04, 0.055), color[0] * (lips + 0.1), color[1] * lips,
                color[2] * lips);
    }

    private static void noise(Canvas canvas, Draw draw) {
        double strength = draw.between(0.0, 12.0);
        for (int i = 0; i < canvas.pixels.length; i += 3) {
            double change = strength * (draw.random().nextDouble() - 0.5);
            for (int c = i; c < i + 3; c++) {
                canvas.pixels[c] = Canvas.clamp((canvas.pixels[c] & 0xff) + change);
            }
        }
    }

    /** Draws ellipses on a square of a canvas, whose corners are 0,0 and 1,1, in a light that comes from a side. */
    private static final class Pen {
        private final Canvas canvas;
        private final int left;
        private final int top;
        private final int size;
        private final double slant;

        Pen(Canvas canvas, int left, int top, int size, double slant) {
            this.canvas = canvas;
            this.left = left;
            this.top = top;
            this.size = size;
            this.slant = slant;
        }

        void ellipse(double x, double y, double radiusX, double radiusY, double red, double green, double blue) {
            for (int py = Math.max(0, (int) ((y - radiusY) * size)); py < Math.min(size, (y + radiusY) * size); py++) {
                for (int px = Math.max(0, (int) ((x - radiusX) * size)); px < Math.min(size, (x + radiusX) * size); px++) {
                    double dx = ((px + 0.5) / size - x) / radiusX;
                    double dy = ((py + 0.5) / size - y) / radiusY;
                    if (dx * dx + dy * dy <= 1) {
                        double light = 1 + slant * (2.0 * px / size - 1);
                        canvas.set(left + px, top + py, red * light, green * light, blue * light);
                    }
                }
            }
        }
    }

    /** An image in colors. */
    private static final class Canvas {
        private final int width;
        private final int height;
        private final byte[] pixels;

        Canvas(int width, int height) {
            this.width = width;
            this.height = height;
            this.pixels = new byte[3 * width * height];
        }

        void set(int x, int y, double red, double green, double blue) {
            int place = 3 * (y * width + x);
            pixels[place] = clamp(red);
            pixels[place + 1] = clamp(green);
            pixels[place + 2] = clamp(blue);
        }

        static byte clamp(double light) {
            return (byte) Math.max(0, Math.min(255, (int) light));
        }

        void write(Path file, boolean colors) throws IOException {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                String header = (colors ? "P6" : "P5") + "\n# drawn faces\n" + width + " " + height + "\n255\n";
                out.write(header.getBytes(StandardCharsets.US_ASCII));
                if (colors) {
                    out.write(pixels);
                } else {
                    for (int i = 0; i < pixels.length; i += 3) {
                        out.write(pixels[i + 1]);
                    }
                }
            }
        }
    }
}
