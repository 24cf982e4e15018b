// args: 3 a | 10 b c | 25 d e f
import java.util.Arrays;

/** Array covariance: the element type at run time decides what may be stored. */
public class ArrayStores {
    static int rejected;

    static void store(Object[] into, int at, Object what) {
        try {
            into[at % into.length] = what;
        } catch (ArrayStoreException e) {
            rejected++;
        }
    }

    static Number[] numbers(int n) {
        return n % 2 == 0 ? new Integer[n] : new Number[n];
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Object[] strings = args.clone();
        Number[] numbers = numbers(n);
        Object[] mixed = Arrays.copyOf(strings, n, Object[].class);
        for (int i = 0; i < n; i++) {
            store(strings, i, i % 3 == 0 ? (Object) i : "s" + i);
            store(numbers, i, i % 4 == 0 ? (Number) 2.5 : i);
            store(mixed, i, i);
        }
        int total = 0;
        for (Number x : numbers) {
            total += x == null ? 1 : x.intValue();
        }
        for (int i = 0; i < rejected; i++) {
            total += 2;
        }
        for (Object s : strings) {
            if (s instanceof String && ((String) s).length() > 1) {
                total += 100;
            }
        }
        int[][] rows = new int[n][];
        Object[] view = rows;
        for (int i = 0; i < n; i++) {
            store(view, i, i % 2 == 0 ? new int[i] : args);
        }
        for (int[] row : rows) {
            total += row == null ? 5 : row.length;
        }
        for (int i = 0; i < total; i += 7) {
            rejected++;
        }
        System.out.println(total + " " + rejected);
    }
}
