// args: 3 5 | 10 40 | 25 7
/** Labelled break and continue over several loops and blocks; do-while; loops with several exits. */
public class LabelledBreaks {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int target = Integer.parseInt(args[1]);
        int visits = 0;
        int found = -1;
        outer:
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (j > i) {
                    continue outer;
                }
                int k = 0;
                do {
                    visits++;
                    if (i * j + k == target) {
                        found = i;
                        break outer;
                    }
                    if (k > 4 && visits % 3 == 0) {
                        break;
                    }
                } while (++k < j);
            }
        }
        int total = visits;
        block: {
            if (found < 0) {
                break block;
            }
            total += 100;
            if (n > 20) {
                break block;
            }
            while (true) {
                if (total % 7 == 0 || total > 1000) {
                    break block;
                }
                total += 3;
            }
        }
        int a = n;
        int b = target;
        while (a != b) {
            if (a > b) {
                a -= b;
            } else {
                b -= a;
            }
        }
        System.out.println(total + " " + a + " " + found);
    }
}
