// args: 3 | 10 | 25
/** Static initialisers of nested classes that refer to each other: order, cycles and half-initialised values. */
public class NestedInitOrder {
    static int clock = 1;

    static int tick(int by) {
        clock += by;
        return clock;
    }

    static class First {
        static int a = tick(1);
        static int b = Second.c + 1;
        static final int CONSTANT = 7;
    }

    static class Second {
        static int c = First.b + tick(10);
        static int d = First.CONSTANT * 2;

        static {
            for (int i = 0; i < d; i++) {
                c++;
            }
        }
    }

    static class Base {
        static int made = tick(100);

        static int count() {
            return made;
        }
    }

    static class Derived extends Base {
        static int never = tick(1000);
    }

    static class Array {
        static int size = tick(5);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = First.CONSTANT;
        if (n > 5) {
            total += n > 20 ? First.b : Second.c;
        }
        Array[] none = new Array[n];
        total += none.length + Derived.count();
        for (int i = 0; i < First.b; i++) {
            total++;
        }
        for (int i = 0; i < Second.c; i += 2) {
            total++;
        }
        for (int i = 0; i < clock; i += 10) {
            total++;
        }
        System.out.println(total + " " + clock);
    }
}
