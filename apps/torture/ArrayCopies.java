// args: 5 pear | 12 apricot | 3 fig
import java.util.ArrayList;
import java.util.List;

/** Copies of arrays of many lengths: kept and thrown away, of nothing, of rows, of what the JDK and other methods make. */
public class ArrayCopies {
    enum Kind { SMALL, LARGE, NONE }

    private int[] state = new int[2];
    private final List<int[]> history = new ArrayList<>();

    void grow(int by) {
        int[] next = new int[state.length + by];
        System.arraycopy(state, 0, next, 0, state.length);
        state = next;
        history.add(state.clone());
    }

    static int ofNothing(int n) {
        int failed = 0;
        for (int i = 0; i < n; i++) {
            long[] values = i % 3 == 0 ? null : new long[i];
            try {
                long[] copy = values.clone();
                failed += copy.length;
            } catch (NullPointerException e) {
                failed += 100;
            }
        }
        return failed;
    }

    static int rows(int n) {
        byte[][] rows = new byte[n][];
        for (int i = 0; i < n; i++) {
            rows[i] = new byte[i * 3];
        }
        byte[][] copy = rows.clone();
        for (int i = 0; i < n; i += 2) {
            copy[i] = rows[i].clone();
        }
        return copy.length + copy[n - 1].length;
    }

    static int letters(String text) {
        char[] letters = text.toCharArray().clone();
        letters[0] = 'z';
        text.toCharArray().clone();
        return letters.length * letters[0];
    }

    static int kinds(int n) {
        int sum = 0;
        for (Kind kind : Kind.values()) {
            sum += kind.ordinal() * n;
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ArrayCopies copies = new ArrayCopies();
        for (int i = 0; i < n; i++) {
            copies.grow(i % 4);
        }
        double[] numbers = new double[n % 7];
        Object copy = numbers.clone();
        System.out.println(copies.history.size() + ofNothing(n) + rows(n) + letters(args[1]) + kinds(n)
                + ((double[]) copy).length);
    }
}
