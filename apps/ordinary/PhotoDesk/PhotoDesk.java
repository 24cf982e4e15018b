import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

/**
 * Prepares holiday photos: runs every picture through a chain of steps in a thread pool, writes the
 * results, finds near copies, and puts small versions on a contact sheet.
 */
public class PhotoDesk {

    record Photo(String name, int width, int height, int[] rgb) {
        int at(int x, int y) {
            int cx = Math.max(0, Math.min(width - 1, x));
            int cy = Math.max(0, Math.min(height - 1, y));
            return rgb[cy * width + cx];
        }

        Photo withPixels(int w, int h, int[] pixels) {
            return new Photo(name, w, h, pixels);
        }

        Photo map(IntUnaryOperator f) {
            int[] out = new int[rgb.length];
            for (int i = 0; i < rgb.length; i++) {
                out[i] = f.applyAsInt(rgb[i]);
            }
            return withPixels(width, height, out);
        }
    }

    static int red(int p) {
        return p >> 16 & 255;
    }

    static int green(int p) {
        return p >> 8 & 255;
    }

    static int blue(int p) {
        return p & 255;
    }

    static int pack(int r, int g, int b) {
        return clamp(r) << 16 | clamp(g) << 8 | clamp(b);
    }

    static int clamp(int v) {
        return v < 0 ? 0 : Math.min(v, 255);
    }

    static int luma(int p) {
        return (red(p) * 299 + green(p) * 587 + blue(p) * 114) / 1000;
    }

    static final class PhotoException extends RuntimeException {
        PhotoException(String message) {
            super(message);
        }
    }

    // ---------------------------------------------------------------- files

    static Photo read(Path file) throws IOException {
        String name = file.getFileName().toString();
        if (name.endsWith(".ppm")) {
            return readPpm(file, name);
        }
        BufferedImage image = ImageIO.read(file.toFile());
        if (image == null) {
            throw new PhotoException("not a picture: " + name);
        }
        int w = image.getWidth();
        int h = image.getHeight();
        int[] rgb = image.getRGB(0, 0, w, h, null, 0, w);
        for (int i = 0; i < rgb.length; i++) {
            rgb[i] &= 0xffffff;
        }
        return new Photo(name, w, h, rgb);
    }

    private static Photo readPpm(Path file, String name) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                DataInputStream in = new DataInputStream(new BufferedInputStream(raw, 1 << 16))) {
            String magic = token(in);
            int w = Integer.parseInt(token(in));
            int h = Integer.parseInt(token(in));
            int max = Integer.parseInt(token(in));
            int[] rgb = new int[w * h];
            if (magic.equals("P6")) {
                byte[] row = new byte[w * 3];
                for (int y = 0; y < h; y++) {
                    in.readFully(row);
                    for (int x = 0; x < w; x++) {
                        rgb[y * w + x] = pack((row[3 * x] & 255) * 255 / max, (row[3 * x + 1] & 255) * 255 / max, (row[3 * x + 2] & 255) * 255 / max);
                    }
                }
            } else if (magic.equals("P3")) {
                for (int i = 0; i < rgb.length; i++) {
                    rgb[i] = pack(Integer.parseInt(token(in)) * 255 / max, Integer.parseInt(token(in)) * 255 / max, Integer.parseInt(token(in)) * 255 / max);
                }
            } else {
                throw new PhotoException(name + ": unknown kind " + magic);
            }
            return new Photo(name, w, h, rgb);
        }
    }

    private static String token(DataInputStream in) throws IOException {
        StringBuilder word = new StringBuilder();
        while (true) {
            int c = in.read();
            if (c == '#') {
                while (c != '\n' && c >= 0) {
                    c = in.read();
                }
            }
            if (c < 0 && word.length() == 0) {
                throw new EOFException("picture is cut off");
            }
            if (c < 0 || Character.isWhitespace(c)) {
                if (word.length() > 0) {
                    return word.toString();
                }
            } else {
                word.append((char) c);
            }
        }
    }

    static void write(Photo p, Path file) throws IOException {
        if (file.toString().endsWith(".ppm")) {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                out.write(String.format("P6%n%d %d%n255%n", p.width(), p.height()).getBytes(StandardCharsets.US_ASCII));
                byte[] row = new byte[p.width() * 3];
                for (int y = 0; y < p.height(); y++) {
                    for (int x = 0; x < p.width(); x++) {
                        int v = p.rgb()[y * p.width() + x];
                        row[3 * x] = (byte) red(v);
                        row[3 * x + 1] = (byte) green(v);
                        row[3 * x + 2] = (byte) blue(v);
                    }
                    out.write(row);
                }
            }
            return;
        }
        BufferedImage image = new BufferedImage(p.width(), p.height(), BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, p.width(), p.height(), p.rgb(), 0, p.width());
        String format = file.toString().replaceAll("^.*\\.", "");
        if (!ImageIO.write(image, format, file.toFile())) {
            throw new PhotoException("cannot write " + format);
        }
    }

    // ---------------------------------------------------------------- steps

    @FunctionalInterface
    interface Step {
        Photo apply(Photo photo);

        default Step then(Step next) {
            return p -> next.apply(apply(p));
        }
    }

    private static final Pattern STEP = Pattern.compile("([a-z]+)(?:=([\\w.x-]+))?");

    static Step parseSteps(String text) {
        Step all = p -> p;
        if (text.isBlank()) {
            return all;
        }
        for (String part : text.split(",")) {
            Matcher m = STEP.matcher(part.trim());
            if (!m.matches()) {
                throw new PhotoException("bad step: " + part);
            }
            String v = m.group(2);
            all = all.then(switch (m.group(1)) {
                case "resize" -> p -> fit(p, Integer.parseInt(v.split("x")[0]), Integer.parseInt(v.split("x")[1]));
                case "blur" -> blur(Integer.parseInt(v));
                case "sharpen" -> PhotoDesk::sharpen;
                case "gray" -> p -> p.map(c -> pack(luma(c), luma(c), luma(c)));
                case "sepia" -> p -> p.map(c -> pack(luma(c) + 40, luma(c) + 10, luma(c) - 20));
                case "rotate" -> rotate(Integer.parseInt(v));
                case "equalize" -> PhotoDesk::equalize;
                case "levels" -> PhotoDesk::levels;
                case "median" -> PhotoDesk::median;
                case "trim" -> p -> trim(p, v == null ? 12 : Integer.parseInt(v));
                case "palette" -> p -> palette(p, Integer.parseInt(v));
                case "spots" -> p -> removeSpots(p, Integer.parseInt(v));
                case "dither" -> PhotoDesk::dither;
                default -> throw new PhotoException("unknown step: " + m.group(1));
            });
        }
        return all;
    }

    /** Makes the photo fit into a box; averages when it shrinks, interpolates when it grows. */
    static Photo fit(Photo p, int boxW, int boxH) {
        double scale = Math.min((double) boxW / p.width(), (double) boxH / p.height());
        int w = Math.max(1, (int) Math.round(p.width() * scale));
        int h = Math.max(1, (int) Math.round(p.height() * scale));
        int[] out = new int[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                out[y * w + x] = scale < 1 ? average(p, x / scale, y / scale, 1 / scale) : interpolate(p, x / scale, y / scale);
            }
        }
        return p.withPixels(w, h, out);
    }

    private static int average(Photo p, double x0, double y0, double size) {
        int fromX = (int) x0;
        int fromY = (int) y0;
        int toX = Math.min(p.width(), Math.max(fromX + 1, (int) (x0 + size)));
        int toY = Math.min(p.height(), Math.max(fromY + 1, (int) (y0 + size)));
        long r = 0;
        long g = 0;
        long b = 0;
        int n = 0;
        for (int y = fromY; y < toY; y++) {
            for (int x = fromX; x < toX; x++) {
                int c = p.rgb()[y * p.width() + x];
                r += red(c);
                g += green(c);
                b += blue(c);
                n++;
            }
        }
        return n == 0 ? 0 : pack((int) (r / n), (int) (g / n), (int) (b / n));
    }

    private static int interpolate(Photo p, double x, double y) {
        int ix = (int) Math.floor(x);
        int iy = (int) Math.floor(y);
        double fx = x - ix;
        double fy = y - iy;
        int[] c = {p.at(ix, iy), p.at(ix + 1, iy), p.at(ix, iy + 1), p.at(ix + 1, iy + 1)};
        double[] w = {(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy};
        double r = 0;
        double g = 0;
        double b = 0;
        for (int i = 0; i < 4; i++) {
            r += red(c[i]) * w[i];
            g += green(c[i]) * w[i];
            b += blue(c[i]) * w[i];
        }
        return pack((int) Math.round(r), (int) Math.round(g), (int) Math.round(b));
    }

    static Step blur(int radius) {
        return p -> {
            Photo rows = p.withPixels(p.width(), p.height(), blurRows(p, radius));
            Photo turned = rotate(90).apply(rows);
            Photo columns = turned.withPixels(turned.width(), turned.height(), blurRows(turned, radius));
            return rotate(270).apply(columns);
        };
    }

    private static int[] blurRows(Photo p, int radius) {
        int[] out = new int[p.rgb().length];
        int n = 2 * radius + 1;
        for (int y = 0; y < p.height(); y++) {
            int r = 0;
            int g = 0;
            int b = 0;
            for (int x = -radius; x <= radius; x++) {
                int c = p.at(x, y);
                r += red(c);
                g += green(c);
                b += blue(c);
            }
            for (int x = 0; x < p.width(); x++) {
                out[y * p.width() + x] = pack(r / n, g / n, b / n);
                int gone = p.at(x - radius, y);
                int came = p.at(x + radius + 1, y);
                r += red(came) - red(gone);
                g += green(came) - green(gone);
                b += blue(came) - blue(gone);
            }
        }
        return out;
    }

    static Photo sharpen(Photo p) {
        int[] kernel = {0, -1, 0, -1, 5, -1, 0, -1, 0};
        int[] out = new int[p.rgb().length];
        for (int y = 0; y < p.height(); y++) {
            for (int x = 0; x < p.width(); x++) {
                int r = 0;
                int g = 0;
                int b = 0;
                for (int k = 0; k < 9; k++) {
                    if (kernel[k] != 0) {
                        int c = p.at(x + k % 3 - 1, y + k / 3 - 1);
                        r += kernel[k] * red(c);
                        g += kernel[k] * green(c);
                        b += kernel[k] * blue(c);
                    }
                }
                out[y * p.width() + x] = pack(r, g, b);
            }
        }
        return p.withPixels(p.width(), p.height(), out);
    }

    static Step rotate(int degrees) {
        return p -> {
            Photo result = p;
            for (int turn = 0; turn < (degrees / 90) % 4; turn++) {
                int w = result.height();
                int h = result.width();
                int[] out = new int[w * h];
                for (int y = 0; y < result.height(); y++) {
                    for (int x = 0; x < result.width(); x++) {
                        out[x * w + (w - 1 - y)] = result.rgb()[y * result.width() + x];
                    }
                }
                result = result.withPixels(w, h, out);
            }
            return result;
        };
    }

    static Photo equalize(Photo p) {
        int[] histogram = new int[256];
        for (int c : p.rgb()) {
            histogram[luma(c)]++;
        }
        int[] curve = new int[256];
        long sum = 0;
        for (int i = 0; i < 256; i++) {
            sum += histogram[i];
            curve[i] = (int) (255 * sum / p.rgb().length);
        }
        return p.map(c -> {
            int l = luma(c);
            int d = curve[l] - l;
            return pack(red(c) + d, green(c) + d, blue(c) + d);
        });
    }

    static Photo levels(Photo p) {
        int[] sorted = Arrays.stream(p.rgb()).map(PhotoDesk::luma).sorted().toArray();
        int low = sorted[sorted.length / 100];
        int high = Math.max(low + 1, sorted[sorted.length - 1 - sorted.length / 100]);
        return p.map(c -> pack((red(c) - low) * 255 / (high - low), (green(c) - low) * 255 / (high - low), (blue(c) - low) * 255 / (high - low)));
    }

    static Photo median(Photo p) {
        int[] out = new int[p.rgb().length];
        int[] window = new int[9];
        for (int y = 0; y < p.height(); y++) {
            for (int x = 0; x < p.width(); x++) {
                int n = 0;
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -1; dx <= 1; dx++) {
                        int c = p.at(x + dx, y + dy);
                        window[n++] = luma(c);
                    }
                }
                // insertion sort: nearly sorted windows (flat areas) are cheap
                for (int i = 1; i < 9; i++) {
                    int v = window[i];
                    int j = i - 1;
                    while (j >= 0 && window[j] > v) {
                        window[j + 1] = window[j];
                        j--;
                    }
                    window[j + 1] = v;
                }
                int c = p.at(x, y);
                int shift = window[4] - luma(c);
                out[y * p.width() + x] = pack(red(c) + shift, green(c) + shift, blue(c) + shift);
            }
        }
        return p.withPixels(p.width(), p.height(), out);
    }

    /** Cuts off borders of one colour. */
    static Photo trim(Photo p, int tolerance) {
        int reference = p.at(0, 0);
        int top = 0;
        int bottom = p.height();
        int left = 0;
        int right = p.width();
        while (top < bottom - 1 && sameRow(p, top, reference, tolerance)) {
            top++;
        }
        while (bottom > top + 1 && sameRow(p, bottom - 1, reference, tolerance)) {
            bottom--;
        }
        while (left < right - 1 && sameColumn(p, left, reference, tolerance)) {
            left++;
        }
        while (right > left + 1 && sameColumn(p, right - 1, reference, tolerance)) {
            right--;
        }
        int w = right - left;
        int[] out = new int[w * (bottom - top)];
        for (int y = top; y < bottom; y++) {
            System.arraycopy(p.rgb(), y * p.width() + left, out, (y - top) * w, w);
        }
        return p.withPixels(w, bottom - top, out);
    }

    private static boolean sameRow(Photo p, int y, int c, int tolerance) {
        return IntStream.range(0, p.width()).allMatch(x -> Math.abs(luma(p.at(x, y)) - luma(c)) <= tolerance);
    }

    private static boolean sameColumn(Photo p, int x, int c, int tolerance) {
        return IntStream.range(0, p.height()).allMatch(y -> Math.abs(luma(p.at(x, y)) - luma(c)) <= tolerance);
    }

    /** Reduces the colours to k (k-means over the colours that occur, until nothing moves). */
    static Photo palette(Photo p, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int c : p.rgb()) {
            counts.merge(c & 0xf8f8f8, 1, Integer::sum);
        }
        int[] colours = counts.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
        int[] centres = new int[Math.min(k, colours.length)];
        for (int i = 0; i < centres.length; i++) {
            centres[i] = colours[(int) ((long) i * colours.length / centres.length)];
        }
        int[] nearest = new int[colours.length];
        boolean moved = true;
        for (int round = 0; moved && round < 12; round++) {
            moved = false;
            long[][] sums = new long[centres.length][4];
            for (int i = 0; i < colours.length; i++) {
                int best = nearest[i];
                int distance = Integer.MAX_VALUE;
                for (int j = 0; j < centres.length; j++) {
                    int dr = red(colours[i]) - red(centres[j]);
                    int dg = green(colours[i]) - green(centres[j]);
                    int db = blue(colours[i]) - blue(centres[j]);
                    int d = dr * dr + dg * dg + db * db;
                    if (d < distance) {
                        distance = d;
                        best = j;
                    }
                }
                moved |= best != nearest[i];
                nearest[i] = best;
                int n = counts.get(colours[i]);
                sums[best][0] += (long) n * red(colours[i]);
                sums[best][1] += (long) n * green(colours[i]);
                sums[best][2] += (long) n * blue(colours[i]);
                sums[best][3] += n;
            }
            for (int j = 0; j < centres.length; j++) {
                if (sums[j][3] > 0) {
                    centres[j] = pack((int) (sums[j][0] / sums[j][3]), (int) (sums[j][1] / sums[j][3]), (int) (sums[j][2] / sums[j][3]));
                }
            }
        }
        Map<Integer, Integer> mapping = new HashMap<>();
        for (int i = 0; i < colours.length; i++) {
            mapping.put(colours[i], centres[nearest[i]]);
        }
        return p.map(c -> mapping.get(c & 0xf8f8f8));
    }

    /** Fills small connected areas of equal brightness with the colour beside them. */
    static Photo removeSpots(Photo p, int smallest) {
        int[] out = p.rgb().clone();
        BitSet seen = new BitSet(out.length);
        int[] stack = new int[out.length];
        for (int start = 0; start < out.length; start++) {
            if (seen.get(start)) {
                continue;
            }
            int level = luma(p.rgb()[start]) / 24;
            List<Integer> area = new ArrayList<>();
            int border = -1;
            int depth = 0;
            stack[depth++] = start;
            seen.set(start);
            while (depth > 0) {
                int i = stack[--depth];
                if (area.size() < smallest) {
                    area.add(i);
                }
                int x = i % p.width();
                int[] next = {x > 0 ? i - 1 : -1, x < p.width() - 1 ? i + 1 : -1, i - p.width(), i + p.width()};
                for (int j : next) {
                    if (j < 0 || j >= out.length) {
                        continue;
                    }
                    if (luma(p.rgb()[j]) / 24 != level) {
                        border = border < 0 ? p.rgb()[j] : border;
                    } else if (!seen.get(j)) {
                        seen.set(j);
                        stack[depth++] = j;
                    }
                }
            }
            if (area.size() < smallest && border >= 0) {
                for (int i : area) {
                    out[i] = border;
                }
            }
        }
        return p.withPixels(p.width(), p.height(), out);
    }

    static Photo dither(Photo p) {
        int[] error = new int[p.rgb().length + p.width() + 2];
        int[] out = new int[p.rgb().length];
        for (int i = 0; i < out.length; i++) {
            int want = luma(p.rgb()[i]) + error[i] / 16;
            int got = want > 127 ? 255 : 0;
            int e = want - got;
            out[i] = pack(got, got, got);
            error[i + 1] += e * 7;
            error[i + p.width() - 1] += e * 3;
            error[i + p.width()] += e * 5;
            error[i + p.width() + 1] += e;
        }
        return p.withPixels(p.width(), p.height(), out);
    }

    // ---------------------------------------------------------------- whole collection

    record Done(Photo thumb, long hash, String report) { }

    static long fingerprint(Photo p) {
        int[] small = new int[72];
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 9; x++) {
                small[y * 9 + x] = luma(average(p, x * p.width() / 9.0, y * p.height() / 8.0, Math.max(1, p.width() / 9.0)));
            }
        }
        long hash = 0;
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 8; x++) {
                hash = hash << 1 | (small[y * 9 + x] > small[y * 9 + x + 1] ? 1 : 0);
            }
        }
        return hash;
    }

    static Photo contactSheet(List<Done> all, int columns, int cell) {
        int rows = (all.size() + columns - 1) / columns;
        int w = columns * (cell + 8) + 8;
        int h = rows * (cell + 8) + 8;
        int[] out = new int[w * h];
        Arrays.fill(out, 0xf4f4f0);
        for (int i = 0; i < all.size(); i++) {
            Photo t = all.get(i).thumb();
            int x0 = 8 + (i % columns) * (cell + 8) + (cell - t.width()) / 2;
            int y0 = 8 + (i / columns) * (cell + 8) + (cell - t.height()) / 2;
            for (int y = 0; y < t.height(); y++) {
                System.arraycopy(t.rgb(), y * t.width(), out, (y0 + y) * w + x0, t.width());
            }
        }
        return new Photo("sheet", w, h, out);
    }

    public static void main(String[] args) throws InterruptedException {
        String steps = "";
        String format = "png";
        int threads = 2;
        int columns = 0;
        int near = -1;
        Path outDir = null;
        List<Path> files = new ArrayList<>();
        try {
            for (int i = 0; i < args.length; i++) {
                switch (args[i]) {
                    case "--steps" -> steps = args[++i];
                    case "--format" -> format = args[++i];
                    case "--threads" -> threads = Integer.parseInt(args[++i]);
                    case "--sheet" -> columns = Integer.parseInt(args[++i]);
                    case "--near" -> near = Integer.parseInt(args[++i]);
                    case "--out" -> outDir = Path.of(args[++i]);
                    default -> files.add(Path.of(args[i]));
                }
            }
            if (outDir == null || files.isEmpty()) {
                throw new PhotoException("usage: PhotoDesk --out DIR [--steps S,..] [--format png|jpg|bmp|ppm] [--threads N] [--sheet COLUMNS] [--near BITS] FILE...");
            }
            Files.createDirectories(outDir);
            ImageIO.setUseCache(false);
            Step chain = parseSteps(steps);
            List<Done> done = process(files, chain, outDir, format, threads);
            done.forEach(d -> System.out.println(d.report()));
            if (near >= 0) {
                for (int i = 0; i < done.size(); i++) {
                    for (int j = i + 1; j < done.size(); j++) {
                        int bits = Long.bitCount(done.get(i).hash() ^ done.get(j).hash());
                        if (bits <= near) {
                            System.out.printf("near copy: %s %s (%d bits)%n", done.get(i).thumb().name(), done.get(j).thumb().name(), bits);
                        }
                    }
                }
            }
            if (columns > 0) {
                List<Done> sorted = done.stream().sorted(Comparator.comparing(d -> d.thumb().name())).toList();
                write(contactSheet(sorted, columns, 96), outDir.resolve("sheet.png"));
            }
        } catch (PhotoException | IllegalArgumentException e) {
            System.err.println("PhotoDesk: " + e.getMessage());
            System.exit(2);
        } catch (IOException e) {
            System.err.println("PhotoDesk: " + e);
            System.exit(1);
        }
    }

    static List<Done> process(List<Path> files, Step chain, Path outDir, String format, int threads) throws IOException, InterruptedException {
        AtomicInteger number = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> new Thread(task, "photo-" + number.incrementAndGet()));
        try {
            List<Callable<Done>> tasks = files.stream().<Callable<Done>>map(file -> () -> {
                Photo source = read(file);
                Photo result = chain.apply(source);
                String base = source.name().replaceAll("\\.\\w+$", "");
                write(result, outDir.resolve(base + "." + format));
                double light = Arrays.stream(result.rgb()).map(PhotoDesk::luma).average().orElse(0);
                String report = String.format(Locale.ROOT, "%-16s %dx%d -> %dx%d light %.1f hash %016x", base, source.width(), source.height(),
                    result.width(), result.height(), light, fingerprint(result));
                return new Done(fit(result, 96, 96), fingerprint(source), report);
            }).collect(Collectors.toList());
            List<Done> results = new ArrayList<>();
            for (Future<Done> future : pool.invokeAll(tasks)) {
                try {
                    results.add(future.get());
                } catch (ExecutionException e) {
                    if (e.getCause() instanceof IOException io) {
                        throw io;
                    }
                    throw e.getCause() instanceof RuntimeException r ? r : new PhotoException(e.getCause().toString());
                }
            }
            return results;
        } finally {
            pool.shutdown();
        }
    }
}
