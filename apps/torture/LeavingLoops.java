// args: 3 1 | 10 2 | 25 3
import java.util.ArrayList;
import java.util.List;

/** break, continue and return through finally blocks in nested loops; each way out runs its finally once. */
public class LeavingLoops {
    static final List<String> LOG = new ArrayList<>();
    static int cleaned;

    static int search(int n, int mode) {
        outer:
        for (int i = 0; i < n; i++) {
            try {
                for (int j = 0; j < n; j++) {
                    try {
                        if (j == mode) {
                            continue;
                        }
                        if (i * j > n * mode) {
                            break outer;
                        }
                        if (i + j == n + mode) {
                            return i * 100 + j;
                        }
                        if (j > i + mode) {
                            continue outer;
                        }
                        if (i == 7 && j == 5) {
                            throw new IllegalStateException("seven");
                        }
                    } finally {
                        cleaned++;
                    }
                }
            } catch (IllegalStateException e) {
                LOG.add(e.getMessage());
                break;
            } finally {
                cleaned += 10;
                if (i % 5 == 4) {
                    LOG.add("i" + i);
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int mode = Integer.parseInt(args[1]);
        int total = 0;
        for (int i = 1; i <= n; i++) {
            int found = search(i, mode);
            if (found < 0) {
                total++;
            } else {
                total += found % 10;
            }
        }
        for (String s : LOG) {
            total += s.length();
        }
        for (int i = 0; i < cleaned; i += 10) {
            total++;
        }
        System.out.println(total + " " + cleaned);
    }
}
