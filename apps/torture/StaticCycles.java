// args: 3 | 12 | 41
import java.util.ArrayList;
import java.util.List;

/** Initialisers of classes and interfaces in the order that only the JVM's rules tell, cycles and failures among them. */
public class StaticCycles {
    static int step;
    static final List<String> ORDER = new ArrayList<>();

    static int log(String name, int value) {
        ORDER.add(name);
        step = step * 3 + value;
        step %= 1009;
        return value;
    }

    static class A {
        static int a = log("A", B.b + 1);
        static final int CONSTANT = 7;
        static final Integer BOXED = log("A.boxed", 5);
    }

    static class B {
        static int b = log("B", A.a + 2);
        static int late = A.BOXED == null ? log("B.null", 11) : log("B.set", 13);
    }

    interface HasDefault {
        int ONE = log("HasDefault", 3);

        default int one() {
            return ONE;
        }
    }

    interface NoDefault {
        int TWO = log("NoDefault", 4);

        int two();
    }

    static class Impl implements HasDefault, NoDefault {
        static int impl = log("Impl", 5);

        @Override
        public int two() {
            return 2;
        }
    }

    static class Parent {
        static int shared = log("Parent", 6);

        static int use() {
            return shared++;
        }
    }

    static class Child extends Parent {
        static int child = log("Child", 7);
    }

    enum Level {
        LOW(1), MID(5), HIGH(9);

        static final int[] TABLE = new int[10];
        static int made;
        final int weight;

        static {
            for (Level l : values()) {
                TABLE[l.weight] = l.ordinal() + 1;
                made += l.weight;
            }
        }

        Level(int weight) {
            this.weight = log("Level" + weight, weight);
        }
    }

    static class Failing {
        static int tries;
        static final int VALUE = compute();

        static int compute() {
            log("Failing", 2);
            if (StaticCycles.step % 2 >= 0) {
                throw new IllegalStateException("no " + StaticCycles.step);
            }
            return 1;
        }

        static int get() {
            return VALUE;
        }
    }

    static class Singleton {
        private static final Singleton INSTANCE = new Singleton();
        private static int counter = 10;
        private static int blank;
        final int seen;

        private Singleton() {
            seen = counter++;
            blank += 5;
        }
    }

    static class Holder {
        static class Lazy {
            static final List<Integer> VALUES = new ArrayList<>();

            static {
                for (int i = 0; i < step % 9; i++) {
                    VALUES.add(i);
                }
            }
        }

        static int size() {
            return Lazy.VALUES.size();
        }
    }

    static int failures(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += Failing.get();
            } catch (ExceptionInInitializerError e) {
                sum += e.getCause().getMessage().length();
            } catch (NoClassDefFoundError e) {
                sum += 100;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int constant = A.CONSTANT + n;
        log("main", constant);
        if (n % 2 == 0) {
            int b = B.b;
            log("b", b);
        }
        int a = A.a + A.BOXED;
        log("a", a);
        int late = B.late;
        log("late", late);
        int used = Child.use();
        log("used", used);
        Child[] none = new Child[n];
        log("none", none.length);
        Class<?> literal = Child.class;
        log("literal", literal.getSimpleName().length());
        int child = n > 5 ? Child.child : 0;
        log("child", child);
        Impl impl = new Impl();
        log("one", impl.one());
        int two = n > 20 ? NoDefault.TWO : impl.two();
        log("two", two);
        int failed = failures(n);
        log("failed", failed);
        int table = Level.TABLE[Level.MID.weight] + Level.made;
        log("table", table);
        Level level = Level.values()[n % 3];
        switch (level) {
            case LOW -> log("low", 1);
            case MID -> log("mid", 2);
            default -> log("high", 3);
        }
        int seen = Singleton.INSTANCE.seen * 100 + Singleton.counter + Singleton.blank;
        log("seen", seen);
        int size = Holder.size();
        log("size", size);
        int long1 = 0;
        for (String name : ORDER) {
            if (name.length() > 4) {
                long1++;
            }
        }
        int at = ORDER.indexOf("Parent") * 10 + ORDER.indexOf("Child");
        int rounds = 0;
        while (at > 0) {
            at -= 4;
            rounds++;
        }
        System.out.println(step + " " + long1 + " " + rounds + " " + ORDER);
    }
}
