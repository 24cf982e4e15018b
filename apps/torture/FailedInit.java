// args: 3 | 10 | 25
import java.util.Objects;
/** Classes whose initialisers fail. */
public class FailedInit {
    static int total;

    static class Bad {
        static final int X = 1 / Objects.hash() * 0 + fail();

        static int fail() {
            throw new IllegalStateException("bad");
        }
    }

    static class Worse {
        static int count;
        static {
            for (int i = 0; i < 5; i++) {
                count++;
                if (count > 3) {
                    String s = null;
                    s.length();
                }
            }
        }

        static int get() {
            return count;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int s = 0;
        for (int i = 0; i < n; i++) {
            try {
                s += Bad.X;
            } catch (ExceptionInInitializerError e) {
                s += e.getCause() == null ? 3 : 30;
            } catch (NoClassDefFoundError e) {
                s += 300;
            }
        }
        for (int i = 0; i < n; i++) {
            try {
                s += Worse.get();
            } catch (ExceptionInInitializerError e) {
                s += e.getCause() instanceof NullPointerException ? 7 : 70;
            } catch (LinkageError e) {
                s += 2;
            }
        }
        for (int i = 0; i < s % 100; i++) {
            total += i & 1;
        }
        System.out.println(total);
    }
}
