package benchmarks;

import java.util.Random;

/** Sorts ints by a heap (Williams, 1964). After Java Grande's heapsort; the size is their number. */
public final class HeapSort {
    private HeapSort() {}

    private static void sift(int[] a, int from, int to) {
        int i = from;
        while (2 * i + 1 < to) {
            int child = 2 * i + 1;
            if (child + 1 < to && a[child + 1] > a[child]) {
                child++;
            }
            if (a[i] >= a[child]) {
                return;
            }
            int old = a[i];
            a[i] = a[child];
            a[child] = old;
            i = child;
        }
    }

    private static long run(int n) {
        Random random = new Random(1729);
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = random.nextInt();
        }
        for (int i = n / 2 - 1; i >= 0; i--) {
            sift(a, i, n);
        }
        for (int end = n - 1; end > 0; end--) {
            int old = a[0];
            a[0] = a[end];
            a[end] = old;
            sift(a, 0, end);
        }
        long hash = 0;
        for (int i = 0; i < n; i++) {
            hash = hash * 31 + a[i] + (i > 0 && a[i] < a[i - 1] ? 1 : 0);
        }
        return hash;
    }

    public static void main(String[] args) {
        Repeat.main(args, 4_000_000, HeapSort::run);
    }
}
