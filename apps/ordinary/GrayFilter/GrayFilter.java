import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * Applies a chain of filters to a grey image (PGM, P2 or P5) and measures the objects in it.
 *
 * <p>Usage: GrayFilter JOB
 *
 * <p>The job is a properties file: {@code image}, {@code steps} (such as {@code blur 2, median 1,
 * threshold auto, open 1, objects 20, thin}), and if wanted {@code output}.
 */
public final class GrayFilter {
    private GrayFilter() {}

    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            System.err.println("usage: GrayFilter JOB");
            System.exit(2);
        }
        Properties job = new Properties();
        try (Reader in = Files.newBufferedReader(Path.of(args[0]))) {
            job.load(in);
        }
        Image image = Image.read(Path.of(job.getProperty("image")));
        System.out.println("image " + image.width() + " x " + image.height() + ", mean " + image.mean());
        for (String text : job.getProperty("steps", "").split(",")) {
            if (text.isBlank()) continue;
            String[] words = text.trim().split("\\s+");
            Filter filter = Filters.create(words[0], words.length > 1 ? words[1] : "");
            image = filter.apply(image);
            System.out.println(text.trim() + ": mean " + image.mean() + filter.remark());
        }
        String output = job.getProperty("output");
        if (output != null) image.write(Path.of(output));
    }
}

/** Grey values in rows, 0 to 255. */
record Image(int width, int height, int[] pixels) {
    Image(int width, int height) {
        this(width, height, new int[width * height]);
    }

    static Image read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int[] at = {2};
        int width = number(bytes, at);
        int height = number(bytes, at);
        int max = number(bytes, at);
        Image image = new Image(width, height);
        boolean binary = bytes[1] == '5';
        at[0]++;
        for (int i = 0; i < image.pixels.length; i++) {
            int value = binary ? bytes[at[0]++] & 255 : number(bytes, at);
            image.pixels[i] = max == 255 ? value : value * 255 / max;
        }
        return image;
    }

    private static int number(byte[] bytes, int[] at) throws IOException {
        int i = at[0];
        while (i < bytes.length && (bytes[i] < '0' || bytes[i] > '9')) {
            if (bytes[i] == '#') while (i < bytes.length && bytes[i] != '\n') i++;
            i++;
        }
        if (i >= bytes.length) throw new IOException("image ends early");
        int value = 0;
        while (i < bytes.length && bytes[i] >= '0' && bytes[i] <= '9') value = value * 10 + bytes[i++] - '0';
        at[0] = i;
        return value;
    }

    void write(Path file) throws IOException {
        byte[] header = ("P5\n" + width + " " + height + "\n255\n").getBytes();
        byte[] bytes = Arrays.copyOf(header, header.length + pixels.length);
        for (int i = 0; i < pixels.length; i++) bytes[header.length + i] = (byte) pixels[i];
        Files.write(file, bytes);
    }

    /** Outside is like the nearest pixel inside. */
    int get(int x, int y) {
        return pixels[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))];
    }

    void set(int x, int y, int value) {
        pixels[y * width + x] = value;
    }

    String mean() {
        return String.format(Locale.ROOT, "%.3f", Arrays.stream(pixels).average().orElse(0));
    }
}

/** A step. */
abstract class Filter {
    private String remark = "";

    abstract Image apply(Image image);

    void remark(String text) {
        remark = ", " + text;
    }

    String remark() {
        return remark;
    }
}

/** All filters by name. */
final class Filters {
    private Filters() {}

    static Filter create(String name, String parameter) {
        return switch (name) {
            case "blur" -> new Blur(Integer.parseInt(parameter));
            case "median" -> new Median(Integer.parseInt(parameter));
            case "threshold" -> new Threshold(parameter);
            case "open" -> new Open(Integer.parseInt(parameter));
            case "objects" -> new Objects(Integer.parseInt(parameter));
            case "thin" -> new Thin();
            case "flat" -> new Flatten(Integer.parseInt(parameter));
            default -> throw new IllegalArgumentException("no filter " + name);
        };
    }

    private static final class Blur extends Filter {
        private final int radius;

        Blur(int radius) {
            this.radius = radius;
        }

        @Override
        Image apply(Image image) {
            double[] weights = new double[2 * radius + 1];
            double total = 0;
            for (int i = 0; i < weights.length; i++) {
                double d = (i - radius) / (radius / 2.0 + 0.5);
                weights[i] = Math.exp(-d * d / 2);
                total += weights[i];
            }
            Image across = new Image(image.width(), image.height());
            Image result = new Image(image.width(), image.height());
            for (int pass = 0; pass < 2; pass++) {
                Image from = pass == 0 ? image : across;
                Image to = pass == 0 ? across : result;
                for (int y = 0; y < image.height(); y++) {
                    for (int x = 0; x < image.width(); x++) {
                        double sum = 0;
                        for (int d = -radius; d <= radius; d++) {
                            sum += weights[d + radius] * (pass == 0 ? from.get(x + d, y) : from.get(x, y + d));
                        }
                        to.set(x, y, (int) Math.round(sum / total));
                    }
                }
            }
            return result;
        }
    }

    /** Only pixels that are the extreme of their surroundings are noise. */
    private static final class Median extends Filter {
        private final int radius;

        Median(int radius) {
            this.radius = radius;
        }

        @Override
        Image apply(Image image) {
            Image result = new Image(image.width(), image.height());
            int changed = 0;
            for (int y = 0; y < image.height(); y++) {
                for (int x = 0; x < image.width(); x++) {
                    int value = image.get(x, y);
                    if (isExtreme(image, x, y, value)) {
                        value = median(image, x, y);
                        changed++;
                    }
                    result.set(x, y, value);
                }
            }
            remark(changed + " pixels replaced");
            return result;
        }

        private static boolean isExtreme(Image image, int x, int y, int value) {
            boolean lower = false;
            boolean higher = false;
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    int other = image.get(x + dx, y + dy);
                    if (other < value) lower = true;
                    if (other > value) higher = true;
                    if (lower && higher) return false;
                }
            }
            return lower || higher;
        }

        private int median(Image image, int x, int y) {
            int side = 2 * radius + 1;
            int[] values = new int[side * side];
            int n = 0;
            for (int dy = -radius; dy <= radius; dy++) {
                for (int dx = -radius; dx <= radius; dx++) values[n++] = image.get(x + dx, y + dy);
            }
            Arrays.sort(values);
            return values[n / 2];
        }
    }

    private static final class Threshold extends Filter {
        private final String level;

        Threshold(String level) {
            this.level = level;
        }

        @Override
        Image apply(Image image) {
            int limit = level.equals("auto") ? automatic(image) : Integer.parseInt(level);
            remark("level " + limit);
            return new Image(image.width(), image.height(),
                    Arrays.stream(image.pixels()).map(p -> p > limit ? 255 : 0).toArray());
        }

        /** The middle between the means of what is below and above, until it does not change. */
        private static int automatic(Image image) {
            int limit = 128;
            for (int round = 0; round < 50; round++) {
                int at = limit;
                double low = Arrays.stream(image.pixels()).filter(p -> p <= at).average().orElse(0);
                double high = Arrays.stream(image.pixels()).filter(p -> p > at).average().orElse(255);
                limit = (int) Math.round((low + high) / 2);
                if (limit == at) break;
            }
            return limit;
        }
    }

    /** Erodes, then dilates. */
    private static final class Open extends Filter {
        private final int times;

        Open(int times) {
            this.times = times;
        }

        @Override
        Image apply(Image image) {
            Image result = image;
            for (int i = 0; i < times; i++) result = spread(result, 0);
            for (int i = 0; i < times; i++) result = spread(result, 255);
            return result;
        }

        private static Image spread(Image image, int winner) {
            Image result = new Image(image.width(), image.height());
            for (int y = 0; y < image.height(); y++) {
                for (int x = 0; x < image.width(); x++) {
                    boolean won = image.get(x, y) == winner || image.get(x - 1, y) == winner || image.get(x + 1, y) == winner
                            || image.get(x, y - 1) == winner || image.get(x, y + 1) == winner;
                    result.set(x, y, won ? winner : image.get(x, y));
                }
            }
            return result;
        }
    }

    /** Connected parts that are bright; small ones are removed. */
    private static final class Objects extends Filter {
        private record Part(List<Integer> pixels, int left, int right) {}

        private final int smallest;

        Objects(int smallest) {
            this.smallest = smallest;
        }

        @Override
        Image apply(Image image) {
            Image result = new Image(image.width(), image.height());
            boolean[] seen = new boolean[image.pixels().length];
            List<Part> parts = new ArrayList<>();
            int removed = 0;
            for (int i = 0; i < seen.length; i++) {
                if (seen[i] || image.pixels()[i] < 128) continue;
                Part part = fill(image, i, seen);
                if (part.pixels().size() < smallest) {
                    removed++;
                    continue;
                }
                parts.add(part);
                for (int p : part.pixels()) result.pixels()[p] = 255;
            }
            parts.sort(Comparator.comparingInt((Part p) -> p.pixels().size()).reversed());
            Map<Integer, Integer> histogram = new TreeMap<>();
            for (Part p : parts) histogram.merge(32 - Integer.numberOfLeadingZeros(p.pixels().size()), 1, Integer::sum);
            remark(parts.size() + " objects, " + removed + " removed, sizes " + histogram + (parts.isEmpty() ? ""
                    : ", widest of the largest " + (parts.get(0).right() - parts.get(0).left() + 1)));
            return result;
        }

        private static Part fill(Image image, int start, boolean[] seen) {
            int width = image.width();
            List<Integer> pixels = new ArrayList<>();
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(start);
            seen[start] = true;
            int left = width;
            int right = 0;
            while (!stack.isEmpty()) {
                int p = stack.pop();
                pixels.add(p);
                int x = p % width;
                left = Math.min(left, x);
                right = Math.max(right, x);
                int[] neighbours = {x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width};
                for (int n : neighbours) {
                    if (n < 0 || n >= seen.length || seen[n] || image.pixels()[n] < 128) continue;
                    seen[n] = true;
                    stack.push(n);
                }
            }
            return new Part(pixels, left, right);
        }
    }

    /** Makes lines of shapes (Zhang and Suen), until nothing changes. */
    private static final class Thin extends Filter {
        private static final int[][] AROUND = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

        @Override
        Image apply(Image image) {
            Image result = new Image(image.width(), image.height(), image.pixels().clone());
            int rounds = 0;
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int phase = 0; phase < 2; phase++) {
                    List<int[]> gone = new ArrayList<>();
                    for (int y = 0; y < image.height(); y++) {
                        for (int x = 0; x < image.width(); x++) {
                            if (result.get(x, y) > 127 && canGo(result, x, y, phase)) gone.add(new int[] {x, y});
                        }
                    }
                    for (int[] p : gone) result.set(p[0], p[1], 0);
                    changed |= !gone.isEmpty();
                }
                rounds++;
            }
            remark(rounds + " rounds");
            return result;
        }

        private static boolean canGo(Image image, int x, int y, int phase) {
            boolean[] on = new boolean[8];
            int count = 0;
            for (int i = 0; i < 8; i++) {
                on[i] = image.get(x + AROUND[i][0], y + AROUND[i][1]) > 127;
                if (on[i]) count++;
            }
            if (count < 2 || count > 6) return false;
            int changes = 0;
            for (int i = 0; i < 8; i++) if (!on[i] && on[(i + 1) % 8]) changes++;
            if (changes != 1) return false;
            return phase == 0 ? !(on[0] && on[2] && on[4]) && !(on[2] && on[4] && on[6])
                    : !(on[0] && on[2] && on[6]) && !(on[0] && on[4] && on[6]);
        }
    }

    /** Smooths until the steps between neighbours are small, or for some rounds. */
    private static final class Flatten extends Filter {
        private final int allowed;

        Flatten(int allowed) {
            this.allowed = allowed;
        }

        @Override
        Image apply(Image image) {
            Image current = image;
            int rounds = 0;
            while (rounds < 25 && steepest(current) > allowed) {
                current = new Blur(1).apply(current);
                rounds++;
            }
            remark(rounds + " rounds");
            return current;
        }

        private static int steepest(Image image) {
            int steepest = 0;
            for (int y = 0; y < image.height(); y++) {
                for (int x = 0; x < image.width(); x++) {
                    int step = Math.max(Math.abs(image.get(x, y) - image.get(x + 1, y)), Math.abs(image.get(x, y) - image.get(x, y + 1)));
                    steepest = Math.max(steepest, step);
                }
            }
            return steepest;
        }
    }
}
