// args: 3 1 | 10 3 | 25 4
/** System.arraycopy within one array, both directions, between kinds of rows, and out of bounds. */
public class OverlappingCopy {
    static int failures;

    static void move(Object from, int at, Object to, int where, int length) {
        try {
            System.arraycopy(from, at, to, where, length);
        } catch (IndexOutOfBoundsException e) {
            failures++;
        } catch (ArrayStoreException e) {
            failures += 10;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int[] a = new int[n + 5];
        for (int i = 0; i < a.length; i++) {
            a[i] = i;
        }
        int[] b = a.clone();
        move(a, 0, a, m, n);
        move(b, m, b, 0, n);
        int total = 0;
        for (int i = 0; i < n; i++) {
            if (a[i] == b[i]) {
                total++;
            }
            for (int k = a[i]; k < b[i]; k++) {
                total++;
            }
        }
        int[][] rows = {a, b, a, b};
        move(rows, 0, rows, 1, 3);
        for (int[] row : rows) {
            total += row[n - 1];
        }
        move(a, n, b, 0, 9);
        move(args, 0, rows, 0, 1);
        Object[] objects = new Object[args.length + 2];
        move(args, 0, objects, 2, args.length);
        for (Object o : objects) {
            total += o == null ? 1 : o.toString().length();
        }
        char[] text = "abcdefgh".toCharArray();
        for (int i = 0; i < n % 6; i++) {
            move(text, i, text, 2, 3);
        }
        for (char c : text) {
            if (c == 'c') {
                total += 20;
            }
        }
        for (int i = 0; i < failures; i++) {
            total++;
        }
        System.out.println(total + " " + failures);
    }
}
