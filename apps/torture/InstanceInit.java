// args: 3 4 | 10 1 | 25 6
/** Instance initialisers, constructors that call each other, and an overridden method called before its fields are set. */
public class InstanceInit {
    static int order;

    static class Base {
        int seen;
        final int size;

        {
            order = order * 3 + 1;
            seen = 5;
        }

        Base(int size) {
            this.size = size;
            seen += hook();
        }

        int hook() {
            return 1;
        }
    }

    static class Derived extends Base {
        int[] data = {1, 2, 3};
        int extra = 9;

        {
            for (int d : data) {
                extra += d * size;
            }
            order = order * 3 + 2;
        }

        Derived() {
            this(2);
            extra--;
        }

        Derived(int n) {
            super(n + 1);
            extra += n;
        }

        @Override
        int hook() {
            return data == null ? extra + 100 : data.length;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            order %= 1000;
            Base b = i % 3 == 0 ? new Base(i) : i % 3 == 1 ? new Derived() : new Derived(m);
            total += b.seen + b.hook();
            if (b instanceof Derived) {
                for (int k = ((Derived) b).extra; k > 0; k -= 4) {
                    total++;
                }
            }
        }
        for (int i = 0; i < order; i += 50) {
            total += 2;
        }
        System.out.println(total);
    }
}
