// args: 3 2 | 10 3 | 25 7
/** Labelled continue out of inner do-while, for and switch, with steps that must still run. */
public class LabelledContinue {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int steps = 0;
        int inner = 0;
        rows:
        for (int i = 0, k = 0; i < n; i++, k += i, steps++) {
            int j = i;
            do {
                inner++;
                switch ((i + j) % 5) {
                    case 0:
                        continue rows;
                    case 1:
                        j -= 2;
                        continue;
                    case 2:
                        if (k % m == 0) {
                            continue rows;
                        }
                        break;
                    case 3:
                        inner += 10;
                }
                j--;
            } while (j > 0 && steps++ < 200);
        }
        int left = 0;
        again:
        while (left < n) {
            left++;
            for (int d = 2; d * d <= left; d++) {
                if (left % d == 0) {
                    continue again;
                }
            }
            inner++;
        }
        System.out.println(steps + " " + inner + " " + left);
    }
}
