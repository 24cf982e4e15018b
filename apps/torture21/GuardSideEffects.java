// args: 3 | 17 | 35
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Guards that take from iterators, change what is matched and count: how often and in which order they run decides all. */
public class GuardSideEffects {
    static int guards;
    static int accessors;

    record Pair<A, B>(A a, B b) {
        @Override
        public A a() {
            accessors++;
            return a;
        }
    }

    static final class Budget {
        int left;

        Budget(int left) {
            this.left = left;
        }

        boolean take(int k) {
            guards++;
            if (left < k) {
                return false;
            }
            left -= k;
            return true;
        }
    }

    static String choose(Object o, Budget b, Iterator<Integer> more) {
        return switch (o) {
            case Integer i when b.take(i % 5) && more.hasNext() && more.next() > i -> "a";
            case Integer i when b.take(1) -> "b" + i % 3;
            case Integer i -> {
                b.left += i;
                yield "c";
            }
            case Pair(Integer i, Integer j) when b.take(i) || b.take(j) -> "d";
            case Pair(Integer i, Pair(var s, int[] box)) when box[0]++ < i && b.take(box[0]) -> "e" + s;
            case Pair(var x, Pair(var s, int[] box)) when (box[0] += 2) % 3 == 0 -> "f";
            case Pair(Integer i, var rest) when rest instanceof Pair<?, ?> p && p.b() instanceof int[] box && box.length > i % 3 -> "g" + box[0] % 2;
            case Pair(var x, var y) -> x == y ? "h" : "i";
            case BooleanSupplier s when s.getAsBoolean() -> "j";
            case BooleanSupplier s when s.getAsBoolean() && !s.getAsBoolean() -> "k";
            case StringBuilder t when t.append('x').length() % 3 == 0 -> "l";
            case StringBuilder t when t.length() > 5 -> {
                t.setLength(1);
                yield "m";
            }
            default -> "z";
        };
    }

    static Object next(int i, int[] box, StringBuilder text, int[] flips) {
        return switch (i % 7) {
            case 0, 3 -> i;
            case 1 -> new Pair<>(i % 4, i % 6);
            case 2 -> new Pair<>(i, new Pair<>("s", box));
            case 4 -> (BooleanSupplier) () -> flips[0]++ % 3 == 1;
            case 5 -> text;
            default -> new Pair<>(text, text);
        };
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 9;
        Budget budget = new Budget(n / 2 + 2);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            numbers.add(i * 5 % 17);
        }
        Iterator<Integer> more = numbers.iterator();
        int[] box = {0};
        int[] flips = {0};
        StringBuilder text = new StringBuilder();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n * 2; i++) {
            out.append(choose(next(i, box, text, flips), budget, more));
        }
        int remaining = 0;
        while (more.hasNext()) {
            remaining += more.next();
        }
        int thrown = 0;
        Object same = new Object() {
            int asked;

            @Override
            public boolean equals(Object o) {
                return ++asked % 4 == 0;
            }

            @Override
            public int hashCode() {
                return asked;
            }
        };
        for (int i = 0; i < n; i++) {
            int k = i;
            try {
                thrown += switch (same) {
                    case Object o when o.equals(null) -> 10;
                    case Object o when 12 / (k % 3) > 6 && o.equals(o) -> 100;
                    case Object o when o.hashCode() % 5 == 4 -> 1000;
                    case Object o -> 1;
                };
            } catch (ArithmeticException e) {
                thrown += 2;
            }
        }
        int rounds = 0;
        for (int left = budget.left + guards + accessors * 2; left > 0; left -= flips[0] + 2) {
            rounds++;
        }
        System.out.println(out + " " + remaining + " " + box[0] + " " + flips[0] + " " + text.length() + " " + thrown + " " + rounds);
    }
}
