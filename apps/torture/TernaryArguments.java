// args: 3 a | 10 | 25 b c
/** Conditional expressions and short circuits in call arguments: values wait on the operand stack across branches. */
public class TernaryArguments {
    static int evaluated;

    static int pick(int a, long b, double c, String d) {
        return a + (int) b + (int) c + d.length();
    }

    static boolean test(boolean b) {
        evaluated++;
        return b;
    }

    static int side(int[] counter) {
        return counter[0]++;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        boolean more = args.length > 1;
        int[] counter = {n};
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += pick(more ? i : -i, i % 2 == 0 ? 5L : n > 5 ? 7L : 9L, i > 3 && test(more) || test(i == 1) ? 0.5 : i,
                    more ? args[1] : i % 4 == 0 ? "four" : "x");
            total += side(counter) * (i % 3 == 0 ? side(counter) : test(false) ? 2 : 3);
            counter[i % 2 == 0 ? 0 : counter.length - 1] += more ? 1 : 2;
        }
        boolean all = n > 5 & test(more) ^ test(n > 20);
        for (int i = all ? 0 : evaluated; i < (more ? counter[0] % 100 : evaluated); i++) {
            total++;
        }
        System.out.println(total + " " + evaluated);
    }
}
