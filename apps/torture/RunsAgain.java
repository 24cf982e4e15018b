// args: 3 abc | 7 abcde | 11 edcba | 4 fabf | 9 ggabhhh | 5 biha | 6 iicj
/** Static state of all kinds, which classes that run again in one JVM must begin anew, in the order in which they were used. */
public class RunsAgain {
    static int clock = 1;
    static final StringBuilder LOG = new StringBuilder();

    static int tick(String who) {
        LOG.append(who);
        return ++clock;
    }

    /** An interface's variables are final to everybody else. */
    interface Rates {
        int FIRST = tick("r");
        int[] TABLE = new int[FIRST % 5 + 2];
        int FIXED = 7;

        static int next() {
            return ++TABLE[0] + FIXED;
        }
    }

    /** Initialised with the classes that inherit its code. */
    interface Named {
        int BORN = tick("n");

        default int age() {
            return clock - BORN;
        }
    }

    static class Base {
        static int made = tick("b");
        final int id = made++;
    }

    static class Derived extends Base implements Named {
        static long total;

        int sum(int n) {
            for (int i = 0; i < n + age() % 4; i++) {
                total += i + id;
            }
            return (int) total;
        }
    }

    /** What has no state of its own initialises what is above it. */
    static class Plain extends Derived {
        static int twice(int n) {
            return 2 * n + made;
        }
    }

    static class Left {
        static int value = tick("l") + Right.value;
    }

    static class Right {
        static int value = tick("x") + Left.value;
    }

    static class Fails {
        static int[] cells = new int[tick("f") > 2 ? -1 : 1];

        static int get() {
            return cells[0];
        }
    }

    static class Holder {
        static final Holder ONE = new Holder();
        int uses;

        static int use() {
            return ++ONE.uses;
        }
    }

    static class Shared {
        static volatile int hits = tick("s");
        static final Object LOCK = new Object();

        static int hit() {
            synchronized (LOCK) {
                return hits++;
            }
        }
    }

    static class Arguments {
        static int seen = tick("a");
        final int given;

        Arguments(int given) {
            this.given = given + seen;
        }
    }

    static class Found {
        static int times = tick("o");

        static int get() {
            return times++;
        }
    }

    static int step(char c, int n) throws InterruptedException, ClassNotFoundException {
        switch (c) {
            case 'a':
                return Rates.next() + Rates.FIRST;
            case 'b':
                return new Derived().sum(n);
            case 'c':
                return Plain.twice(n);
            case 'd':
                return c > 'c' && n % 2 == 0 ? Left.value : Right.value + Left.value;
            case 'e':
                return Holder.use() + new Plain().sum(2);
            case 'f':
                try {
                    return Fails.get();
                } catch (ExceptionInInitializerError e) {
                    return 100 + tick("E");
                } catch (NoClassDefFoundError e) {
                    return 200 + tick("N");
                }
            case 'g':
                java.util.function.IntFunction<Arguments> maker = Arguments::new;
                return maker.apply(clock++).given;
            case 'h':
                Thread[] both = {new Thread(Shared::hit), new Thread(Shared::hit)};
                for (Thread t : both) {
                    t.start();
                }
                for (Thread t : both) {
                    t.join();
                }
                return Shared.hits;
            case 'i':
                return Class.forName("RunsAgain$Found").getName().length() + clock + Found.get();
            default:
                return new Arguments(tick("d")).given;
        }
    }

    public static void main(String[] args) throws InterruptedException, ClassNotFoundException {
        int n = Integer.parseInt(args[0]);
        long sum = 0;
        for (char c : args[1].toCharArray()) {
            int found = step(c, n);
            for (int i = 0; i < found % 17 + n; i++) {
                sum += i ^ found;
            }
        }
        for (int i = 0; i < LOG.length(); i++) {
            if (LOG.charAt(i) < 'm') {
                sum += clock;
            }
        }
        System.out.println(sum + " " + LOG);
    }
}
