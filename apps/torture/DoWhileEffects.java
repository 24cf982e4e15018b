// args: 3 17 | 10 40 | 25 1000
/** Conditions that do the work: assignments, increments and calls with effects in loop tests. */
public class DoWhileEffects {
    private int state;
    private int calls;

    DoWhileEffects(int state) {
        this.state = state;
    }

    boolean next() {
        calls++;
        state = state % 2 == 0 ? state / 2 : 3 * state + 1;
        return state != 1 && calls < 300;
    }

    static int gap(int[] a, int i) {
        return a[i] - a[i - 1];
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int x = Integer.parseInt(args[1]);
        DoWhileEffects walk = new DoWhileEffects(x);
        int high = 0;
        do {
            if (walk.state > high) {
                high = walk.state;
            }
        } while (walk.next());
        int i = 0;
        int sum = 0;
        int[] a = new int[n];
        do {
            a[i] = i * i % 11;
        } while (++i < a.length);
        while (--i > 0 && (sum += gap(a, i)) < 60) {
            sum += 3;
        }
        int digits = 0;
        int rest = high;
        do {
            digits++;
        } while ((rest /= 10) > 0);
        int k;
        while ((k = digits++ * n % 13) != 0 && digits < 40) {
            sum += k;
        }
        for (int c = walk.calls; c-- > 0;) {
            sum++;
        }
        System.out.println(sum + " " + digits + " " + high);
    }
}
