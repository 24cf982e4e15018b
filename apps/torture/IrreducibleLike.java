// args: 3 | 10 | 25
/** State machines in loops, loops entered at a test, several back edges to one header. */
public class IrreducibleLike {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int state = 0;
        int steps = 0;
        int x = n;
        while (state != 9) {
            steps++;
            switch (state) {
                case 0:
                    state = x % 2 == 0 ? 1 : 2;
                    break;
                case 1:
                    x /= 2;
                    state = x > 1 ? 0 : 3;
                    continue;
                case 2:
                    x = 3 * x + 1;
                    if (x > 500) {
                        state = 3;
                        continue;
                    }
                    state = 1;
                    break;
                case 3:
                    state = steps > 3 ? 9 : 4;
                    break;
                default:
                    x = n + steps;
                    state = 0;
            }
            if (steps > 1000) {
                break;
            }
        }
        int total = 0;
        int i = 0;
        for (;;) {
            if (i % 2 == 1) {
                i += 3;
                continue;
            }
            if (i > steps) {
                break;
            }
            total++;
            i++;
            if (i % 5 == 0) {
                i++;
                continue;
            }
            total++;
        }
        System.out.println(steps + " " + total + " " + x);
    }
}
