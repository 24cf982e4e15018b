// args: 3 | 10 | 25
/** Private, private static and static methods of interfaces, called through defaults and lambdas. */
public class InterfacePrivate {
    interface Scale {
        int factor();

        private int clamp(int x) {
            return x > limit() ? limit() : x;
        }

        private static int limit() {
            return 40;
        }

        static Scale of(int k) {
            return () -> k;
        }

        default int apply(int x) {
            return clamp(x * factor());
        }

        default Scale twice() {
            return () -> apply(factor());
        }
    }

    record Fixed(int factor) implements Scale {
        @Override
        public int apply(int x) {
            return Scale.super.apply(x) + 1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Scale[] scales = {Scale.of(2), new Fixed(3), Scale.of(n).twice(), new Fixed(2).twice()};
        int total = 0;
        for (int i = 0; i < n; i++) {
            int x = scales[i % scales.length].apply(i);
            if (x == 40) {
                total += 3;
            } else if (x == 41) {
                total += 5;
            }
            while (x > 10) {
                x -= 7;
                total++;
            }
        }
        for (Scale s : scales) {
            for (int i = 0; i < s.factor(); i++) {
                total++;
            }
        }
        System.out.println(total);
    }
}
