import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

/**
 * Runs a picture through a list of stages: PhotoPipeline in.png out.png stage[:number] ...
 * The stages are listed in STAGES below.
 */
public class PhotoPipeline {

    /** Picture with one int array a channel (one channel when grey). */
    static class Picture {
        final int w, h;
        final int[][] ch;
        Picture(int w, int h, int channels) { this.w = w; this.h = h; ch = new int[channels][w * h]; }

        static Picture load(File f) throws IOException {
            BufferedImage img = ImageIO.read(f);
            if (img == null) throw new IOException("not a picture: " + f);
            Picture p = new Picture(img.getWidth(), img.getHeight(), 3);
            for (int y = 0; y < p.h; y++)
                for (int x = 0; x < p.w; x++) {
                    int rgb = img.getRGB(x, y);
                    for (int c = 0; c < 3; c++) p.ch[c][y * p.w + x] = rgb >> (16 - 8 * c) & 255;
                }
            return p;
        }
        BufferedImage toImage() {
            BufferedImage img = new BufferedImage(w, h, BufferedImage.TYPE_INT_RGB);
            for (int y = 0; y < h; y++)
                for (int x = 0; x < w; x++) {
                    int i = y * w + x, rgb = 0;
                    for (int c = 0; c < 3; c++) rgb = rgb << 8 | ch[Math.min(c, ch.length - 1)][i];
                    img.setRGB(x, y, rgb);
                }
            return img;
        }
        int at(int c, int x, int y) {
            return ch[c][Math.max(0, Math.min(h - 1, y)) * w + Math.max(0, Math.min(w - 1, x))];
        }
        String digest() {
            try {
                MessageDigest md = MessageDigest.getInstance("SHA-256");
                for (int[] c : ch) for (int v : c) md.update((byte) v);
                return HexFormat.of().formatHex(md.digest(), 0, 6);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @FunctionalInterface
    interface Stage { Picture apply(Picture p); }

    private static final Map<String, IntFunction<Stage>> STAGES = new LinkedHashMap<>();
    static {
        STAGES.put("grey", n -> PhotoPipeline::grey);
        STAGES.put("blur", n -> p -> convolve(convolve(p, gauss(n), true), gauss(n), false));
        STAGES.put("median", n -> p -> median(p, n));
        STAGES.put("sharpen", n -> p -> sharpen(p, n));
        STAGES.put("edges", n -> p -> edges(grey(p)));
        STAGES.put("threshold", n -> p -> threshold(grey(p), n));
        STAGES.put("equalize", n -> PhotoPipeline::equalize);
        STAGES.put("palette", n -> p -> new Palette(p, n).paint(p));
        STAGES.put("scale", n -> p -> scale(p, n));
        STAGES.put("label", n -> p -> new Labels(grey(p)).report(n));
        STAGES.put("fill", n -> p -> flood(p, n));
    }

    static int clamp(double v) { return (int) Math.max(0, Math.min(255, Math.round(v))); }

    static Picture grey(Picture p) {
        if (p.ch.length == 1) return p;
        Picture g = new Picture(p.w, p.h, 1);
        for (int i = 0; i < p.w * p.h; i++)
            g.ch[0][i] = clamp(0.299 * p.ch[0][i] + 0.587 * p.ch[1][i] + 0.114 * p.ch[2][i]);
        return g;
    }

    static double[] gauss(int radius) {
        double sigma = Math.max(0.5, radius / 2.0);
        double[] k = IntStream.rangeClosed(-radius, radius).mapToDouble(i -> Math.exp(-i * i / (2 * sigma * sigma))).toArray();
        double sum = Arrays.stream(k).sum();
        return Arrays.stream(k).map(v -> v / sum).toArray();
    }

    static Picture convolve(Picture p, double[] kernel, boolean across) {
        int r = kernel.length / 2;
        Picture out = new Picture(p.w, p.h, p.ch.length);
        IntStream.range(0, p.h).parallel().forEach(y -> {
            for (int c = 0; c < p.ch.length; c++)
                for (int x = 0; x < p.w; x++) {
                    double sum = 0;
                    for (int k = -r; k <= r; k++) sum += kernel[k + r] * (across ? p.at(c, x + k, y) : p.at(c, x, y + k));
                    out.ch[c][y * p.w + x] = clamp(sum);
                }
        });
        return out;
    }

    static Picture perPixel(Picture a, Picture b, IntBinaryOperator op) {
        Picture out = new Picture(a.w, a.h, a.ch.length);
        for (int c = 0; c < a.ch.length; c++)
            for (int i = 0; i < a.w * a.h; i++) out.ch[c][i] = clamp(op.applyAsInt(a.ch[c][i], b.ch[c][i]));
        return out;
    }

    static Picture sharpen(Picture p, int percent) {
        Picture soft = convolve(convolve(p, gauss(2), true), gauss(2), false);
        return perPixel(p, soft, (v, s) -> v + (v - s) * percent / 100);
    }

    static Picture median(Picture p, int r) {
        Picture out = new Picture(p.w, p.h, p.ch.length);
        for (int c = 0; c < p.ch.length; c++)
            for (int y = 0; y < p.h; y++)
                for (int x = 0; x < p.w; x++) {
                    List<Integer> around = new ArrayList<>();
                    for (int dy = -r; dy <= r; dy++)
                        for (int dx = -r; dx <= r; dx++) around.add(p.at(c, x + dx, y + dy));
                    Collections.sort(around);
                    out.ch[c][y * p.w + x] = around.get(around.size() / 2);
                }
        return out;
    }

    static Picture edges(Picture p) {
        Picture out = new Picture(p.w, p.h, 1);
        for (int y = 0; y < p.h; y++)
            for (int x = 0; x < p.w; x++) {
                int gx = 0, gy = 0;
                for (int k = -1; k <= 1; k++) {
                    int weight = k == 0 ? 2 : 1;
                    gx += weight * (p.at(0, x + 1, y + k) - p.at(0, x - 1, y + k));
                    gy += weight * (p.at(0, x + k, y + 1) - p.at(0, x + k, y - 1));
                }
                out.ch[0][y * p.w + x] = clamp(Math.hypot(gx, gy));
            }
        return out;
    }

    static int[] histogram(int[] values) {
        int[] h = new int[256];
        for (int v : values) h[v]++;
        return h;
    }

    static Picture threshold(Picture p, int level) {
        if (level == 0) { // Otsu
            int[] h = histogram(p.ch[0]);
            double total = p.w * p.h, sum = IntStream.range(0, 256).mapToDouble(i -> (double) i * h[i]).sum();
            double below = 0, sumBelow = 0, best = -1;
            for (int t = 0; t < 256; t++) {
                below += h[t];
                sumBelow += (double) t * h[t];
                if (below == 0 || below == total) continue;
                double d = sumBelow / below - (sum - sumBelow) / (total - below);
                double between = below * (total - below) * d * d;
                if (between > best) { best = between; level = t; }
            }
            System.out.println("threshold " + level);
        }
        int cut = level;
        Picture out = new Picture(p.w, p.h, 1);
        Arrays.setAll(out.ch[0], i -> p.ch[0][i] > cut ? 255 : 0);
        return out;
    }

    static Picture equalize(Picture p) {
        Picture out = new Picture(p.w, p.h, p.ch.length);
        for (int c = 0; c < p.ch.length; c++) {
            int[] cum = histogram(p.ch[c]);
            Arrays.parallelPrefix(cum, Integer::sum);
            for (int i = 0; i < p.w * p.h; i++) out.ch[c][i] = cum[p.ch[c][i]] * 255 / (p.w * p.h);
        }
        return out;
    }

    static Picture scale(Picture p, int percent) {
        int w = Math.max(1, p.w * percent / 100), h = Math.max(1, p.h * percent / 100);
        Picture out = new Picture(w, h, p.ch.length);
        for (int c = 0; c < p.ch.length; c++)
            for (int y = 0; y < h; y++)
                for (int x = 0; x < w; x++) {
                    double fx = x * 100.0 / percent, fy = y * 100.0 / percent;
                    int ix = (int) fx, iy = (int) fy;
                    double top = p.at(c, ix, iy) * (1 - fx + ix) + p.at(c, ix + 1, iy) * (fx - ix);
                    double low = p.at(c, ix, iy + 1) * (1 - fx + ix) + p.at(c, ix + 1, iy + 1) * (fx - ix);
                    out.ch[c][y * w + x] = clamp(top * (1 - fy + iy) + low * (fy - iy));
                }
        return out;
    }

    /** Replaces the region around the middle whose colour is within n of the middle's. */
    static Picture flood(Picture p, int n) {
        Picture out = new Picture(p.w, p.h, p.ch.length);
        for (int c = 0; c < p.ch.length; c++) System.arraycopy(p.ch[c], 0, out.ch[c], 0, p.w * p.h);
        int start = p.h / 2 * p.w + p.w / 2, painted = 0;
        boolean[] seen = new boolean[p.w * p.h];
        Deque<int[]> todo = new ArrayDeque<>();
        todo.add(new int[] {p.w / 2, p.h / 2});
        while (!todo.isEmpty()) {
            int[] xy = todo.pollLast();
            if (xy[0] < 0 || xy[1] < 0 || xy[0] >= p.w || xy[1] >= p.h) continue;
            int i = xy[1] * p.w + xy[0];
            if (seen[i]) continue;
            seen[i] = true;
            int diff = 0;
            for (int[] c : p.ch) diff = Math.max(diff, Math.abs(c[i] - c[start]));
            if (diff > n) continue;
            painted++;
            for (int[] c : out.ch) c[i] = 255;
            for (int[] d : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) todo.add(new int[] {xy[0] + d[0], xy[1] + d[1]});
        }
        System.out.println("filled " + painted);
        return out;
    }

    /** Median-cut palette. */
    static class Palette {
        private record Box(List<int[]> colours, int channel, int range) {
            static Box of(List<int[]> colours) {
                int best = 0, range = -1;
                for (int c = 0; c < colours.get(0).length; c++) {
                    int k = c;
                    var s = colours.stream().mapToInt(v -> v[k]).summaryStatistics();
                    if (s.getMax() - s.getMin() > range) { range = s.getMax() - s.getMin(); best = c; }
                }
                return new Box(colours, best, range);
            }
        }
        private final List<int[]> entries = new ArrayList<>();

        Palette(Picture p, int size) {
            List<int[]> all = new ArrayList<>();
            for (int i = 0; i < p.w * p.h; i += 3) {
                int k = i;
                all.add(Arrays.stream(p.ch).mapToInt(c -> c[k]).toArray());
            }
            PriorityQueue<Box> boxes = new PriorityQueue<>(Comparator.comparingInt(Box::range).reversed());
            boxes.add(Box.of(all));
            while (boxes.size() < size && boxes.peek().range() > 0) {
                Box b = boxes.poll();
                b.colours().sort(Comparator.comparingInt(v -> v[b.channel()]));
                int mid = b.colours().size() / 2;
                boxes.add(Box.of(new ArrayList<>(b.colours().subList(0, mid))));
                boxes.add(Box.of(new ArrayList<>(b.colours().subList(mid, b.colours().size()))));
            }
            for (Box b : boxes) entries.add(b.colours().get(b.colours().size() / 2));
            System.out.println("palette of " + entries.size());
        }
        Picture paint(Picture p) {
            Picture out = new Picture(p.w, p.h, p.ch.length);
            for (int i = 0; i < p.w * p.h; i++) {
                int[] best = null;
                int least = Integer.MAX_VALUE;
                for (int[] e : entries) {
                    int d = 0;
                    for (int c = 0; c < p.ch.length && d < least; c++) d += (p.ch[c][i] - e[c]) * (p.ch[c][i] - e[c]);
                    if (d < least) { least = d; best = e; }
                }
                for (int c = 0; c < p.ch.length; c++) out.ch[c][i] = best[c];
            }
            return out;
        }
    }

    /** Connected bright regions, by two passes with union-find. */
    static class Labels {
        private final Picture p;
        private final int[] parent;
        Labels(Picture p) { this.p = p; parent = IntStream.range(0, p.w * p.h).toArray(); }

        private int find(int a) { return parent[a] == a ? a : (parent[a] = find(parent[a])); }

        Picture report(int min) {
            for (int y = 0; y < p.h; y++)
                for (int x = 0; x < p.w; x++) {
                    int i = y * p.w + x;
                    if (p.ch[0][i] < 128) continue;
                    if (x > 0 && p.ch[0][i - 1] >= 128) parent[find(i)] = find(i - 1);
                    if (y > 0 && p.ch[0][i - p.w] >= 128) parent[find(i)] = find(i - p.w);
                }
            Map<Integer, Integer> sizes = new LinkedHashMap<>();
            for (int i = 0; i < parent.length; i++) if (p.ch[0][i] >= 128) sizes.merge(find(i), 1, Integer::sum);
            System.out.println("regions " + sizes.size());
            sizes.entrySet().stream().filter(e -> e.getValue() >= min)
                    .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed()).limit(5)
                    .forEach(e -> System.out.printf("  %d pixels at %d,%d%n", e.getValue(), e.getKey() % p.w, e.getKey() / p.w));
            Picture out = new Picture(p.w, p.h, 1);
            for (int i = 0; i < parent.length; i++)
                out.ch[0][i] = p.ch[0][i] >= 128 && sizes.get(find(i)) >= min ? 255 : 0;
            return out;
        }
    }

    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("usage: PhotoPipeline in.png out.png stage[:n] ...  stages: " + STAGES.keySet());
            System.exit(2);
        }
        Picture p = Picture.load(new File(args[0]));
        System.out.println(p.w + "x" + p.h + " " + p.digest());
        for (String a : Arrays.asList(args).subList(2, args.length)) {
            String[] f = a.split(":");
            IntFunction<Stage> maker = STAGES.get(f[0]);
            if (maker == null) throw new IllegalArgumentException("no stage " + f[0]);
            p = maker.apply(f.length > 1 ? Integer.parseInt(f[1]) : 1).apply(p);
            System.out.println(a + " -> " + p.w + "x" + p.h + "x" + p.ch.length + " " + p.digest());
        }
        ImageIO.write(p.toImage(), "png", new File(args[1]));
    }
}
