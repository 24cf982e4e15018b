// args: 3 | 10 | 25
/** Dense and sparse switches with fall-through, default in the middle, nested in loops, returning. */
public class SwitchFallthrough {
    static int dense(int k) {
        int r = 0;
        switch (k) {
            case 0:
                r++;
            case 1:
                r += 2;
                break;
            default:
                r = -1;
            case 3:
                r += 10;
            case 4:
                r *= 2;
                break;
            case 5:
                return 99;
        }
        return r;
    }

    static int sparse(int k) {
        switch (k) {
            case -1000:
                return 1;
            case 7:
            case 70:
                return 2;
            case 70000:
                return 3;
            case Integer.MAX_VALUE:
                return 4;
        }
        return 0;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        loop:
        for (int i = 0; i < n * 2; i++) {
            total += dense(i % 8) + sparse(i * 7);
            switch (i % 6) {
                case 1:
                    continue;
                case 2:
                    for (int k = 0; k < i; k++) {
                        switch (k) {
                            case 9:
                                break loop;
                            case 3:
                                continue loop;
                            default:
                                total++;
                        }
                    }
                    break;
                case 4:
                    i += sparse(70);
            }
            total--;
        }
        System.out.println(total);
    }
}
