// args: 3 x | 10 | 25 y z
/** Branches and calls between {@code new} and its {@code <init>}, and in the arguments of {@code super(...)}. */
public class NewWithBranches {
    static class Base {
        final int size;
        final String name;

        Base(int size, String name) {
            this.size = size;
            this.name = name;
        }
    }

    static class Derived extends Base {
        final int extra;

        Derived(int n, boolean twice) {
            super(twice ? n * 2 : limit(n), twice ? "two" : n > 5 ? "big" : "small");
            extra = size > 10 ? size - 10 : 0;
        }

        Derived(String text) {
            this(text.length(), text.isEmpty() || text.charAt(0) == 'x');
        }

        static int limit(int n) {
            int k = 0;
            while (k * k < n) {
                k++;
            }
            return k;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Derived a = new Derived(args.length > 1 ? n : n + 1, n % 2 == 0);
        Derived b = new Derived(args.length > 1 ? args[1] : "none");
        Base c = n > 5 ? new Derived(a.size > b.size ? a.size : b.size, args.length == 1 || n > 20) : new Base(1, "base");
        int total = 0;
        for (int i = 0; i < a.size + b.extra; i++) {
            total += c.size;
        }
        for (int i = 0; i < c.name.length(); i++) {
            total++;
        }
        System.out.println(total + c.name + b.name);
    }
}
