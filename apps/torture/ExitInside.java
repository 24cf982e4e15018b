// args: 3 0 | 10 4 | 25 20
/** System.exit deep inside ends the counting: it is control for everything behind it. */
public class ExitInside {
    static int steps;

    static void step(int i, int limit) {
        steps++;
        if (limit > 0 && i * i > limit * 3) {
            report();
            System.exit(3);
        }
        for (int k = 0; k < i; k++) {
            steps++;
        }
    }

    static void report() {
        System.out.println("stopped after " + steps);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int limit = Integer.parseInt(args[1]);
        for (int i = 0; i < n; i++) {
            step(i, limit);
        }
        int after = 0;
        while (after < steps) {
            after += 2;
        }
        System.out.println(after);
    }
}
