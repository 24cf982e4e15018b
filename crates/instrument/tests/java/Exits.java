import java.util.Arrays;
import java.util.Comparator;

/** System.exit below recursion, library code, a constructor, a class initialiser and a finally. */
public class Exits {
    static int spent;

    static class Quits {
        final int code;

        Quits(int code) {
            this(code, leave(code));
        }

        Quits(int code, int ignored) {
            this.code = code;
        }

        static int leave(int code) {
            if (code > 2) {
                System.exit(code);
            }
            return code;
        }
    }

    static class Initialised {
        static int value = work();

        static int work() {
            for (int i = 0; i < 5; i++) {
                spent += i;
            }
            new Quits(spent);
            return spent;
        }
    }

    static int down(int n) {
        int local = n * 2;
        if (n == 0) {
            Integer[] xs = {3, 1, 2};
            Arrays.sort(xs, new Comparator<Integer>() {
                int calls;

                @Override
                public int compare(Integer a, Integer b) {
                    calls++;
                    if (calls == 2) {
                        try {
                            return Initialised.value;
                        } finally {
                            spent++;
                        }
                    }
                    return a - b;
                }
            });
        }
        for (int i = 0; i < n; i++) {
            spent += i;
            if (i == n - 1) {
                local += down(n - 1);
            }
        }
        return local;
    }

    public static void main(String[] args) {
        Runnable r = () -> System.out.println(down(12));
        for (int i = 0; i < 3; i++) {
            new Quits(i);
        }
        r.run();
        System.out.println("not reached");
    }
}
