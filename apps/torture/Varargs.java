// args: 3 | 10 4 | 25 1 2 3
/** Variable arguments: arrays made at the call, none, null, passed through, boxed, and overloads beside them. */
public class Varargs {
    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) {
            s += x;
        }
        return s;
    }

    static int count(Object... xs) {
        return xs == null ? -1 : xs.length;
    }

    static int pick(String first, Object... rest) {
        int k = first.length();
        for (Object o : rest) {
            k += o instanceof Integer ? (Integer) o : 1;
        }
        return k;
    }

    static int pick(String first) {
        return 1000;
    }

    static long longs(long scale, long... xs) {
        long s = 0;
        for (int i = 0; i < xs.length; i++) {
            s += scale * xs[i];
        }
        return s;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = sum() + sum(n) + sum(n, args.length, 3) + sum(new int[] {n, n});
        total += count((Object[]) args) + count((Object) args) + count((Object[]) null) + count(n, "x", 2L);
        total += pick(args[0]) + pick(args[0], n, args.length, "y");
        total += (int) longs(n, 1, 2, args.length);
        for (int i = 0; i < total; i += sum(3, 4)) {
            n++;
        }
        System.out.println(n + " " + total);
    }
}
