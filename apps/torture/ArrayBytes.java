// args: 3 7 | 0 1 | 12 4 | 5 0 | 9 -2
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Arrays whose lengths a run decides: made in counted loops, of two dimensions, too short to be made, by threads. */
public class ArrayBytes {
    private static final List<Object> KEPT = new ArrayList<>();

    private final long[] cells;
    private final boolean[] marks;

    private ArrayBytes(int n) {
        cells = new long[n * n];
        marks = new boolean[n + 3];
    }

    /** Its lengths are the counter's: the loop is one that only counts. */
    private static int triangles(int n) {
        int rows = 0;
        for (int i = 0; i < n; i++) {
            char[] row = new char[i];
            rows++;
        }
        for (int i = 0; i < n; i++) {
            short[] same = new short[n];
        }
        return rows;
    }

    private static int nested(int n, int m) {
        int made = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                byte[] block = new byte[n + m];
                made++;
            }
        }
        return made;
    }

    /** Of two dimensions, of one of two, of three. */
    private static int grids(int n, int m) {
        double[][] dense = new double[n][m];
        int[][] rows = new int[n][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new int[i % 3 + m];
        }
        byte[][][] cube = new byte[n][2][m];
        String[][] partly = new String[2][n];
        return dense.length + rows.length + cube.length + partly[1].length;
    }

    /** Of negative length none is made, and what comes after it is not done. */
    private static int refused(int m) {
        int done = 0;
        for (int k = 2; k >= -3; k--) {
            try {
                int[] first = new int[m + k];
                long[][] second = new long[2][m - k];
                done++;
            } catch (NegativeArraySizeException e) {
                KEPT.add(e.getMessage());
            }
        }
        return done;
    }

    private static Object[] varied(Object... all) {
        Object[] twice = new Object[all.length * 2];
        System.arraycopy(all, 0, twice, all.length, all.length);
        return twice.length > 6 ? twice : all.clone();
    }

    private static int inThreads(int n) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            int own = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < n; i++) {
                    int[] work = new int[own * 5 + i];
                    if (work.length > 0) {
                        work[work.length - 1] = own + i;
                    }
                }
            });
            if (n > 0 && own > 0) {
                threads[t].start();
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return threads.length;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        ArrayBytes made = new ArrayBytes(n);
        int sum = made.cells.length + made.marks.length + triangles(n) + nested(n, Math.max(m, 0));
        sum += m >= 0 ? grids(n, m) : 0;
        sum += refused(m);
        sum += varied((Object[]) args).length + varied(n, m, sum).length;
        IntFunction<float[]> maker = float[]::new;
        for (int i = 0; i < n; i++) {
            sum += maker.apply(i * 3).length;
        }
        String[] words = "a b c d e f".substring(0, Math.min(n, 11)).split(" ");
        char[][] letters = new char[words.length][];
        for (int i = 0; i < words.length; i++) {
            letters[i] = words[i].toCharArray();
        }
        sum += letters.length + inThreads(n);
        System.out.println(sum + " " + KEPT.size());
    }
}
