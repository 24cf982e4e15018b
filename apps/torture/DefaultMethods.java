// args: 3 a | 10 b | 25 c
/** Default methods, one inherited, one overridden, one of two inherited made explicit; private and static ones. */
public class DefaultMethods {
    interface Counter {
        int base();

        default int count(int n) {
            int k = 0;
            for (int i = 0; i < n; i++) {
                k += helper(i);
            }
            return k;
        }

        private int helper(int i) {
            return i % base();
        }

        static Counter of(String s) {
            switch (s) {
                case "a":
                    return () -> 2;
                case "b":
                    return new Slow();
                default:
                    return new Both();
            }
        }
    }

    interface Named {
        default int count(int n) {
            return n + name().length();
        }

        default String name() {
            return "named";
        }
    }

    static class Slow implements Counter {
        @Override
        public int base() {
            return 3;
        }

        @Override
        public int count(int n) {
            return Counter.super.count(n) + 1;
        }
    }

    static class Both implements Counter, Named {
        @Override
        public int base() {
            return 5;
        }

        @Override
        public int count(int n) {
            return Counter.super.count(n) + Named.super.count(n);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Counter c = Counter.of(args[1]);
        int total = 0;
        for (int i = c.count(n); i > 0; i--) {
            total += c.base();
        }
        System.out.println(total);
    }
}
