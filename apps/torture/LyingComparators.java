// args: 3 | 17 | 40
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Comparators that count, change what they compare and break their contract: sorts, searches and trees go on from there. */
public class LyingComparators {
    static class Moody implements Comparator<int[]> {
        int calls;
        int flips;
        final int period;

        Moody(int period) {
            this.period = period;
        }

        @Override
        public int compare(int[] a, int[] b) {
            calls++;
            a[1]++;
            if (calls % period == 0) {
                flips++;
                return 1;
            }
            return Integer.compare(a[0], b[0]);
        }
    }

    static List<int[]> items(int n) {
        List<int[]> l = new ArrayList<>();
        int v = 17;
        for (int i = 0; i < n; i++) {
            v = v * 37 % 101;
            l.add(new int[] {v, 0});
        }
        return l;
    }

    static int insertionSort(List<int[]> l, Moody c) {
        int moves = 0;
        for (int i = 1; i < l.size(); i++) {
            for (int j = i; j > 0 && c.compare(l.get(j - 1), l.get(j)) > 0; j--) {
                Collections.swap(l, j, j - 1);
                moves++;
            }
        }
        return moves;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 12;
        int broken = 0;
        int calls = 0;
        int moves = 0;
        for (int period = 2; period < 5; period++) {
            Moody c = new Moody(period);
            List<int[]> l = items(n * 9);
            try {
                l.sort(c);
            } catch (IllegalArgumentException e) {
                broken++;
                moves += insertionSort(items(n), c);
            }
            calls += c.calls + c.flips;
        }
        Moody gentle = new Moody(1_000_000);
        List<int[]> l = items(n);
        l.sort(gentle.reversed());
        int touched = 0;
        for (int[] i : l) {
            touched = Math.max(touched, i[1]);
        }
        int[] tolerance = {1};
        TreeMap<Integer, Integer> fuzzy = new TreeMap<>((a, b) -> Math.abs(a - b) <= tolerance[0] ? 0 : Integer.compare(a, b));
        for (int[] i : items(n)) {
            fuzzy.merge(i[0], 1, Integer::sum);
            if (fuzzy.size() % 6 == 5) {
                tolerance[0]++;
            }
        }
        int found = 0;
        for (int i = 0; i < 101; i += tolerance[0] * 2) {
            if (fuzzy.containsKey(i)) {
                found += fuzzy.get(i);
            }
        }
        Moody queueOrder = new Moody(n + 1);
        PriorityQueue<int[]> q = new PriorityQueue<>(queueOrder);
        q.addAll(items(n));
        int order = 0;
        while (!q.isEmpty()) {
            int[] head = q.poll();
            order = (order * 5 + head[0] + head[1]) % 10_007;
            if (head[1] > 3 && head[0] > 50) {
                q.add(new int[] {head[0] - 50, 0});
            }
        }
        Integer[] keys = new Integer[n];
        Arrays.setAll(keys, i -> i * 3);
        int[] probes = {0};
        int hits = 0;
        for (int i = 0; i < n * 3; i++) {
            int limit = i % 9;
            probes[0] = 0;
            int at = Arrays.binarySearch(keys, i, (a, b) -> probes[0]++ == limit ? 0 : a.compareTo(b));
            hits += at >= 0 ? 1 : at;
        }
        System.out.println(broken + " " + calls + " " + moves + " " + touched + " " + fuzzy.size() + " " + found + " " + order + " " + hits);
    }
}
