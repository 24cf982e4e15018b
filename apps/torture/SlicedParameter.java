// args: 3 4 | 10 0 | 25 7
/** A callee whose second parameter only matters at one of its call sites. */
public class SlicedParameter {
    static int sum;

    static int mix(int count, String label) {
        int steps = 0;
        for (int i = 0; i < count; i++) {
            steps += label == null ? 1 : label.length();
        }
        return steps;
    }

    static String label(int n) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) {
            b.append((char) ('a' + i % 26));
        }
        return b.toString();
    }

    static int ignoresSecond(int a, int b) {
        int t = 0;
        while (a > 0) {
            t += a;
            a -= 2;
        }
        return t;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        sum += mix(n, null);
        sum += mix(m, label(n));
        sum += ignoresSecond(n, mix(m, "x"));
        sum += ignoresSecond(mix(m, "yz"), n);
        for (int i = 0; i < sum % 50; i++) {
            sum--;
        }
        System.out.println(sum);
    }
}
