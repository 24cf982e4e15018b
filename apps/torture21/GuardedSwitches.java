// args: 3 x 12 | 10 yes 5 no | 25 7 8 nine
/** Guards with effects in pattern switches, dominance, default in the middle, primitives boxed, nested yields. */
public class GuardedSwitches {
    static int tested;

    static boolean test(boolean b) {
        tested++;
        return b;
    }

    static Object parse(String s) {
        try {
            return Integer.valueOf(s);
        } catch (NumberFormatException e) {
            return s.length() > 2 ? s : (Object) s.charAt(0);
        }
    }

    static int weigh(Object o, int n) {
        return switch (o) {
            case Integer i when test(i > n) -> i - n;
            case Integer i when test(i % 2 == 0) && i > 2 -> {
                int k = 0;
                while (k * k < i) {
                    k++;
                }
                yield k;
            }
            case Character c when test(c == 'x') -> 100;
            case Number x -> x.intValue() + 1;
            case CharSequence s when s.length() == tested % 4 -> 50;
            case String s -> switch (s.charAt(0)) {
                case 'y' -> 7;
                case 'n' -> test(true) ? 9 : 0;
                default -> s.length();
            };
            default -> -1;
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            for (String a : args) {
                total += weigh(parse(a), i);
            }
            total += weigh(i / 2.0, n) + weigh(new StringBuilder(args[0]), n);
        }
        for (int i = 0; i < tested; i++) {
            total++;
        }
        try {
            total += weigh(null, n);
        } catch (NullPointerException e) {
            total += 13;
        }
        while (total > 500) {
            total -= 90;
        }
        System.out.println(total + " " + tested);
    }
}
