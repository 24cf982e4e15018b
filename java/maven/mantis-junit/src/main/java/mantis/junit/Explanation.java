package mantis.junit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/**
 * Which methods make up a cost, or the difference of two: lines for messages. A method is charged with what
 * it does itself. The agent counts by method, so lines of methods and who called them are not known.
 */
final class Explanation {
    /** Methods that are told. */
    private static final int MOST = 6;
    /** Methods with less than this part of the whole are not. */
    private static final double LEAST = 0.01;

    private Explanation() {}

    /** The methods that took most. */
    static String shares(Cost cost, Resource resource) {
        return listed(List.copyOf(cost.methods().keySet()), cost.of(resource),
                method -> cost.part(method).of(resource),
                method -> {
                    Cost.Part part = cost.part(method);
                    return String.format(Locale.ROOT, "%,d, %s, entered %s", part.of(resource),
                            percent(part.of(resource), cost.of(resource)), times(part.entries()));
                },
                cost);
    }

    /** The methods that took more, or less, in the second of two. */
    static String difference(Cost before, Cost after, Resource resource) {
        TreeSet<String> names = new TreeSet<>(before.methods().keySet());
        names.addAll(after.methods().keySet());
        long whole = names.stream().mapToLong(m -> Math.abs(change(before, after, m, resource))).sum();
        return listed(List.copyOf(names), whole,
                method -> Math.abs(change(before, after, method, resource)),
                method -> {
                    Cost.Part old = before.part(method);
                    Cost.Part now = after.part(method);
                    return String.format(Locale.ROOT, "%,d -> %,d, %s", old.of(resource), now.of(resource),
                            entered(old, now));
                },
                after, before);
    }

    private static long change(Cost before, Cost after, String method, Resource resource) {
        return after.part(method).of(resource) - before.part(method).of(resource);
    }

    /** Lines for the methods whose weight is largest. */
    private static String listed(
            List<String> names,
            long whole,
            java.util.function.ToLongFunction<String> weight,
            java.util.function.Function<String, String> text,
            Cost... known) {
        List<String> sorted = new ArrayList<>(names);
        sorted.removeIf(name -> weight.applyAsLong(name) == 0);
        sorted.sort(Comparator.comparingLong(weight).reversed().thenComparing(Comparator.naturalOrder()));
        StringBuilder lines = new StringBuilder();
        int told = 0;
        long rest = 0;
        for (String name : sorted) {
            if (told < MOST && weight.applyAsLong(name) >= LEAST * whole) {
                lines.append(System.lineSeparator()).append("  ").append(place(name, known)).append(": ");
                lines.append(text.apply(name));
                told++;
            } else {
                rest++;
            }
        }
        if (rest > 0) {
            lines.append(System.lineSeparator()).append("  and ").append(rest).append(rest == 1 ? " method" : " methods");
            lines.append(" with less");
        }
        return lines.toString();
    }

    private static String place(String method, Cost... known) {
        for (Cost cost : known) {
            String place = cost.part(method).place();
            if (!place.isEmpty()) {
                return brief(method) + " (" + place + ")";
            }
        }
        return brief(method);
    }

    /** A method without packages: {@code Orders.total(List)}. */
    static String brief(String method) {
        int open = method.indexOf('(');
        String path = open < 0 ? method : method.substring(0, open);
        int name = path.lastIndexOf('.');
        int owner = name < 0 ? -1 : path.lastIndexOf('.', name - 1);
        String types = open < 0 ? "" : method.substring(open).replaceAll("[\\w$]+\\.", "").replace(",", ", ");
        return path.substring(owner + 1) + types;
    }

    /** How often a method was entered in two costs. */
    static String entered(Cost.Part before, Cost.Part after) {
        return before.entries() == after.entries()
                ? "entered " + times(after.entries())
                : String.format(Locale.ROOT, "entered %,d -> %,d times", before.entries(), after.entries());
    }

    static String percent(double part, double whole) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part / whole);
    }

    static String times(long count) {
        return count == 1 ? "once" : String.format(Locale.ROOT, "%,d times", count);
    }
}
