// args: 0 | 1 | 2 | 17 | 40

import java.util.ArrayList;
import java.util.List;

/** Loops that only count in a slice, up to limits that the test computes anew: getters, fields, sizes, lengths, sums, casts. */
public class CountedLimits {
    private final int width;
    private final int[][] rows;
    private int left;
    private static int bound = 3;
    static long total;

    CountedLimits(int n) {
        width = n;
        rows = new int[n][];
        for (int y = 0; y < rows.length; y++) rows[y] = new int[n + y % 3];
        left = n;
    }

    int width() { return width; }
    int area() { return width * rows.length; }
    int left() { return left--; }
    Object self() { return this; }

    static class Wide extends CountedLimits {
        Wide(int n) { super(n); }
        @Override int area() { return 5; }
    }

    /** The getter is counted, too, and the loop is in a handler's range from its first instruction on. */
    static int guarded(CountedLimits grid, int from) {
        int i = from;
        try {
            while (i < grid.width()) { total += i; i++; }
        } catch (NullPointerException e) {
            total -= 100;
            return -1;
        }
        return i;
    }

    static int guardedField(int[] cells, int from) {
        int i = from;
        try {
            while (i < cells.length) { total += cells[i]; i++; }
        } catch (RuntimeException e) {
            total -= 1;
        }
        return i;
    }

    static void walk(CountedLimits grid, List<String> names, String text) {
        for (int y = 0; y < grid.rows.length; y++) {
            for (int x = 0; x < grid.width(); x++) { total += x * y; }
            for (int x = 0; x < grid.rows[y].length; x++) { total ^= x; }
        }
        for (int i = 0; i < names.size(); i++) { total += names.get(i).length(); }
        for (int i = text.length() - 1; i >= bound - 3; i--) { total += text.charAt(i); }
        for (int i = 0; i <= 2 * grid.width + 1; i += 2) { total += 3; }
        for (int i = 0; i < grid.area(); i++) { total -= i; }
        for (int i = 0; i < ((CountedLimits) grid.self()).width; i++) { total += i & 1; }
    }

    /** The limits change while the loop runs. */
    static void changing(CountedLimits grid, List<String> names) {
        for (int i = 0; i < grid.left(); i++) { total += i; }
        for (int i = 0; i < names.size(); i++) { if (i < 2) names.add("more"); }
        for (int i = 0; i < bound; i++) { if (i == 1) bound++; total++; }
        for (int i = 0; i < bound; i++) { if (i > 1) bound--; total++; }
        for (int y = 0; y < grid.rows.length; y++) {
            if (y == 1) grid.rows[y] = new int[2];
            for (int x = 0; x < grid.rows[y].length; x++) { total += 7; }
        }
        for (int i = 0; i < grid.rows[i % grid.rows.length].length; i++) { total += 1; }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < n; i++) names.add("name" + i);
        CountedLimits grid = n % 2 == 0 ? new CountedLimits(n) : new Wide(n);
        walk(grid, names, "text of " + n);
        System.out.println(guarded(grid, 0) + guarded(n > 1 ? grid : null, 1));
        System.out.println(guardedField(n == 2 ? null : new int[n], 0));
        if (n > 0) changing(grid, names);
        System.out.println(total);
    }
}
