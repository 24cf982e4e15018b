package mantis.junit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.ExtensionContext.Store.CloseableResource;
import org.opentest4j.AssertionFailedError;

/**
 * The costs of the invocations of a repeated or parameterised test. What only all of them tell, growth, is
 * checked when the test as a whole is closed, and fails it.
 */
final class Series implements CloseableResource, AutoCloseable {
    /** Sizes that a growth needs. */
    private static final int FEWEST = 3;
    /** Methods with a smaller part of the cost at the largest size are not told. */
    private static final double LEAST = 0.01;

    private record Sized(double size, Cost cost) {}

    private final Grows grows;
    private final Growth growth;
    private final List<Sized> sized = new ArrayList<>();
    private Cost first;
    private boolean failed;
    private boolean closed;

    /** @param grows null where growth does not matter */
    Series(Grows grows) {
        this.grows = grows;
        this.growth = grows == null ? null : new Growth(grows.by());
    }

    /** An invocation failed: what the others grow by is not to be told as well. */
    synchronized void fail() {
        failed = true;
    }

    /** Takes in the cost at a size. */
    synchronized void add(double size, Cost cost) {
        sized.add(new Sized(size, cost));
    }

    /** The first cost taken in, which is this one if there was none before. */
    synchronized Cost first(Cost cost) {
        if (first == null) {
            first = cost;
        }
        return first;
    }

    @Override
    public synchronized void close() {
        // Newer versions of JUnit know both interfaces.
        if (closed || grows == null || failed) {
            return;
        }
        closed = true;
        String problem = problem();
        if (problem != null) {
            throw new AssertionFailedError(problem);
        }
    }

    /** What is wrong with the growth; null for nothing. */
    String problem() {
        // Of invocations with the same size, the dearest.
        TreeMap<Double, Cost> bySize = new TreeMap<>();
        Comparator<Cost> dearer = Comparator.comparingLong(cost -> cost.of(grows.of()));
        sized.forEach(s -> bySize.merge(s.size, s.cost, (a, b) -> dearer.compare(a, b) >= 0 ? a : b));
        if (bySize.size() < FEWEST || bySize.firstKey() < 2) {
            return "@Grows needs at least " + FEWEST + " sizes of at least 2, but there were " + bySize.keySet();
        }
        List<Growth.Point> points = new ArrayList<>();
        bySize.forEach((size, cost) -> points.add(new Growth.Point(size, cost.of(grows.of()))));
        double excess = growth.excess(points);
        if (excess <= grows.tolerance()) {
            return null;
        }
        StringBuilder text = new StringBuilder();
        text.append("@Grows(by = \"").append(growth).append("\"): ").append(grows.of().words());
        text.append(String.format(Locale.ROOT, " grow faster, by a further n^%.2f (allowed is n^%.2f)", excess,
                grows.tolerance()));
        for (Growth.Point point : points) {
            text.append(String.format(Locale.ROOT, "%n  n = %s: %,d", size(point.size()), (long) point.count()));
        }
        text.append(System.lineSeparator()).append("because of");
        text.append(causes(bySize));
        return text.toString();
    }

    private static String size(double size) {
        return size == Math.rint(size) ? String.format(Locale.ROOT, "%,d", (long) size) : Double.toString(size);
    }

    /** The methods that grow faster than the formula, the dearest at the largest size first. */
    private String causes(TreeMap<Double, Cost> bySize) {
        Cost small = bySize.firstEntry().getValue();
        Cost large = bySize.lastEntry().getValue();
        double whole = large.of(grows.of());
        record Cause(String method, double excess, double exponent, long count) {}
        List<Cause> causes = new ArrayList<>();
        for (String method : new TreeSet<>(large.methods().keySet())) {
            long count = large.part(method).of(grows.of());
            if (count < LEAST * whole) {
                continue;
            }
            List<Growth.Point> points = new ArrayList<>();
            bySize.forEach((s, cost) -> points.add(new Growth.Point(s, cost.part(method).of(grows.of()))));
            double excess = growth.excess(points);
            if (excess > grows.tolerance()) {
                causes.add(new Cause(method, excess, Growth.exponent(points), count));
            }
        }
        causes.sort(Comparator.comparingLong(Cause::count).reversed());
        StringBuilder lines = new StringBuilder();
        for (Cause cause : causes) {
            Cost.Part before = small.part(cause.method);
            Cost.Part after = large.part(cause.method);
            lines.append(String.format(Locale.ROOT, "%n  %s (%s): %s, %,d -> %,d, %s of the cost at n = %s, %s",
                    Explanation.brief(cause.method), after.place(), Growth.written(cause.exponent),
                    before.of(grows.of()), after.of(grows.of()), Explanation.percent(cause.count, whole),
                    size(bySize.lastKey()), Explanation.entered(before, after)));
        }
        // Each may be within the tolerance and their sum not.
        return causes.isEmpty() ? Explanation.difference(small, large, grows.of()) : lines.toString();
    }
}
