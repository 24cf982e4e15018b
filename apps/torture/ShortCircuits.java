// args: 3 0 | 10 1 | 25 2
/** Conditions with effects: short-circuit against bitwise logic, nested conditional expressions, negations. */
public class ShortCircuits {
    static int asked;
    static int last;

    static boolean ask(int x, int by) {
        asked++;
        last = x;
        return x % by == 0;
    }

    static boolean never() {
        asked += 1000;
        return true;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            boolean a = ask(i, 2) && ask(i + 1, 3) || !ask(i + 2, 5) && i > 4;
            boolean b = ask(i, 3) & ask(i, 4) | ask(i, 7) ^ a;
            if (a != b) {
                total += last % 4;
            }
            if (i >= 0 || never()) {
                total++;
            }
            int k = a ? b ? 1 : i > 9 ? 2 : 3 : b && m > 0 ? ask(i, m) ? 4 : 5 : last > 6 ? 6 : 7;
            while (k > m && !(k == 5 && b)) {
                k--;
                total++;
            }
            b &= i % 2 == 0;
            a |= b;
            a ^= true;
            if (!a == !b) {
                total += 10;
            }
        }
        Boolean boxed = m == 1 ? null : Boolean.valueOf(m == 2);
        if (boxed != null && boxed || m == 0 && !Boolean.TRUE.equals(boxed)) {
            total += 100;
        }
        for (int i = 0; i < asked; i++) {
            total++;
        }
        System.out.println(total + " " + asked);
    }
}
