// args: 4 2 | 15 5 | 40 11
import java.util.*;
import java.util.function.*;

/** Rules over goods and places: qualified constants of several enums in one switch, generic records, guards that remember, accessors that fail inside of patterns. */
public class TaxRules {
    sealed interface Place permits Country, State, Cloud {
    }

    enum Country implements Place { NO, SE, DE }

    enum State implements Place { WA, OR }

    record Cloud(String region, Place over) implements Place {
    }

    sealed interface Good<P> {
        P price();
    }

    record Book<P>(P price, int pages) implements Good<P> {
    }

    record Bundle<P>(Good<P> first, Good<P> second) implements Good<P> {
        static int asked;

        @Override
        public Good<P> second() {
            if (++asked % 7 == 6) {
                throw new UnsupportedOperationException("bundle" + asked);
            }
            return second;
        }

        @Override
        public P price() {
            return first.price();
        }
    }

    record Service<P>(P price, Supplier<Integer> hours) implements Good<P> {
    }

    static int guards;
    static final Map<Place, Integer> SEEN = new HashMap<>();

    static boolean first(Place p) {
        guards++;
        return SEEN.merge(p, 1, Integer::sum) == 1;
    }

    static int rate(Place p) {
        return switch (p) {
            case Country.NO -> 25;
            case Country c when c == Country.SE && first(c) -> 12;
            case State.OR -> 0;
            case Country.DE, Country.SE -> 19;
            case State s when first(s) -> 9;
            case Cloud(var r, Cloud(var s, var over)) when r.equals(s) -> rate(over) + 1;
            case Cloud(var r, var over) when over != null -> rate(over) + r.length();
            case Cloud c -> 50;
            case State s -> 10;
        };
    }

    static int tax(Good<? extends Number> g, Place p) {
        return switch (g) {
            case Book<? extends Number>(Integer price, int pages) when pages > 10 -> price * rate(p) / 100;
            case Book<? extends Number>(Double price, var pages) -> (int) (price * 2) + pages;
            case Bundle<? extends Number>(Book<? extends Number>(var a, var k), Book<? extends Number>(var b, var l)) when k < l -> a.intValue() + b.intValue();
            case Bundle<? extends Number>(Service<? extends Number> s, var other) -> tax(other, p) + s.hours().get();
            case Bundle<? extends Number>(var a, var b) -> tax(a, p) + tax(b, p);
            case Service<? extends Number>(var price, var hours) when hours.get() > 3 -> price.intValue() * hours.get();
            case Good<? extends Number> other -> other.price().intValue();
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Place[] places = {Country.NO, State.WA, Country.SE, new Cloud("eu", Country.DE), State.OR, new Cloud("us", new Cloud("us", State.WA)), new Cloud("x", null),
            Country.SE};
        int[] clock = {0};
        List<Good<? extends Number>> goods = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int k = i;
            goods.add(switch (i % 5) {
                case 0 -> new Book<>(100 + i, i);
                case 1 -> new Book<>(2.5 * i, 30);
                case 2 -> new Bundle<>(new Book<>(i, 3), new Book<>(i + 1, i));
                case 3 -> new Service<>((long) i, () -> clock[0]++ % m + k % 3);
                default -> new Bundle<Number>(new Service<>(4, () -> ++clock[0]), i % 2 == 0 ? new Book<>(7, 50) : new Bundle<>(new Book<>(1, 2), new Service<>(3, () -> 9)));
            });
        }
        int sum = 0;
        int failed = 0;
        int nulls = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += tax(goods.get(i), places[i % places.length]);
            } catch (MatchException e) {
                failed += e.getCause() instanceof UnsupportedOperationException u ? u.getMessage().length() : 1000;
            } catch (UnsupportedOperationException e) {
                failed += 500;
            }
            try {
                nulls += rate(i % 6 == 5 ? null : places[(i + 3) % places.length]) > 20 ? 1 : 0;
            } catch (NullPointerException e) {
                nulls += 10;
            }
        }
        int seen = 0;
        for (Place p : places) {
            seen = seen * 7 % 1000 + SEEN.getOrDefault(p, 0);
        }
        int steps = 0;
        for (int i = sum; i > 0; i -= 8) {
            steps++;
        }
        System.out.println(steps + " " + failed + " " + nulls + " " + seen + " " + guards + " " + Bundle.asked + " " + clock[0]);
    }
}
