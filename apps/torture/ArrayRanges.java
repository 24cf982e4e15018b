// args: 3 2 | 10 6 | 25 11
import java.util.Arrays;

/** Arrays over ranges: fill, sort, copyOfRange, binarySearch, equals, hashCode, setAll, mismatch. */
public class ArrayRanges {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int[] a = new int[n * 2];
        Arrays.setAll(a, i -> i * m % 19);
        int[] before = a.clone();
        Arrays.sort(a, n / 2, n);
        Arrays.fill(a, 0, n / 3, -1);
        int[] part = Arrays.copyOfRange(a, n / 2, n + m);
        int total = 0;
        for (int x : part) {
            total += x;
        }
        int at = Arrays.binarySearch(a, n / 2, n, m);
        total += at < 0 ? -at * 100 : at;
        for (int i = Arrays.mismatch(a, before); i >= 0 && i < n; i++) {
            total++;
        }
        if (Arrays.equals(a, n, n * 2, before, n, n * 2)) {
            total += 5;
        }
        Integer[] boxed = new Integer[n];
        Arrays.fill(boxed, m);
        boxed[n / 2] = 0;
        Arrays.sort(boxed, 0, n / 2 + 1);
        if (boxed[0] == 0) {
            total += 7;
        }
        long[] prefix = new long[n];
        Arrays.setAll(prefix, i -> before[i]);
        Arrays.parallelPrefix(prefix, Long::sum);
        for (long i = prefix[n - 1]; i > 0; i -= 10) {
            total++;
        }
        int[][] deep = {a, before};
        int hash = Arrays.hashCode(part) ^ Arrays.deepHashCode(deep);
        for (int i = 0; i < (hash & 15); i++) {
            total++;
        }
        char[] letters = args[0].concat("hgfedcba").toCharArray();
        Arrays.sort(letters, 1, 6);
        for (int i = 1; i < letters.length; i++) {
            if (letters[i] < letters[i - 1]) {
                total += 1000;
            }
        }
        System.out.println(total + " " + Arrays.asList(boxed).indexOf(m));
    }
}
