// args: 3 | 25 | 120
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Business code as it is written today: sealed results, nested records, switches that yield, sequenced collections. */
public class Invoices {
    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {}

        record Err<T>(Problem problem, int line) implements Result<T> {}

        default <R> Result<R> then(Function<? super T, Result<R>> next) {
            return switch (this) {
                case Ok<T>(var value) -> next.apply(value);
                case Err<T>(var problem, var line) -> new Err<>(problem, line);
            };
        }

        default T or(UnaryOperator<Integer> fix, Function<Integer, T> make) {
            if (this instanceof Ok<T>(T value)) {
                return value;
            }
            return make.apply(fix.apply(((Err<T>) this).line()));
        }
    }

    enum Problem {
        MISSING, NEGATIVE, TOO_LARGE;

        boolean isFatal() {
            return switch (this) {
                case MISSING -> true;
                case NEGATIVE, TOO_LARGE -> false;
            };
        }
    }

    sealed interface Discount permits Percent, Fixed, Chain, None {}

    record Percent(int of) implements Discount {}

    record Fixed(long cents) implements Discount {}

    record Chain(Discount first, Discount then) implements Discount {}

    enum None implements Discount { NONE }

    record Line(String item, int count, long cents) {
        static int checked;

        static Result<Line> of(String item, int count, long cents, int number) {
            checked++;
            if (item == null) {
                return new Result.Err<>(Problem.MISSING, number);
            }
            return count < 0 ? new Result.Err<>(Problem.NEGATIVE, number)
                : cents > 5000 ? new Result.Err<>(Problem.TOO_LARGE, number)
                : new Result.Ok<>(new Line(item, count, cents));
        }

        long total() {
            return count * cents;
        }
    }

    static long apply(Discount discount, long cents) {
        return switch (discount) {
            case Percent(int p) when p > 100 -> 0;
            case Percent(int p) -> cents - cents * p / 100;
            case Fixed(long off) -> Math.max(0, cents - off);
            case Chain(Chain c, None n) -> apply(c, cents);
            case Chain(var a, Percent(var p)) when p == 0 -> apply(a, cents);
            case Chain(var a, var b) -> apply(b, apply(a, cents));
            case None n -> cents;
        };
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 1000 -> "large";
            case Integer i -> i % 2 == 0 ? "even" : "odd";
            case String s when s.isEmpty() -> "empty";
            case String s -> {
                int dots = 0;
                for (char c : s.toCharArray()) {
                    dots += c == '.' ? 1 : 0;
                }
                yield "text" + dots;
            }
            case int[] a -> "ints" + a.length;
            case Line[] lines when lines.length > 0 && lines[0] instanceof Line(var item, int count, var cents) && count > 2 -> item;
            case Enum<?> e -> e.name();
            case Record r -> r.getClass().getSimpleName();
            default -> "other";
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Discount[] discounts = {
            None.NONE, new Percent(10), new Fixed(250), new Chain(new Percent(5), new Fixed(99)),
            new Chain(new Chain(new Fixed(1), None.NONE), None.NONE), new Percent(140), new Chain(new Fixed(7), new Percent(0)),
        };
        List<Line> lines = new ArrayList<>();
        int fatal = 0;
        for (int i = 0; i < n; i++) {
            String item = i % 11 == 7 ? null : "item." + (char) ('a' + i % 5);
            Result<Line> result = Line.of(item, i % 9 - 1, i * 97 % 6000, i);
            if (result instanceof Result.Err<Line>(Problem p, int line) && p.isFatal()) {
                fatal += line % 3 + 1;
                continue;
            }
            int number = i;
            Result<Line> doubled = result.then(l -> Line.of(l.item(), l.count() * 2, l.cents(), number));
            lines.add(doubled.or(k -> k % 4 + 1, k -> new Line("fixed", k, 100)));
        }
        long total = 0;
        int free = 0;
        for (int i = 0; i < lines.size(); i++) {
            long price = apply(discounts[i % discounts.length], lines.get(i).total());
            free += price == 0 ? 1 : 0;
            total += price;
        }
        SequencedMap<String, Integer> kinds = new LinkedHashMap<>();
        Stream.of(1, 2, 3000, "", "a.b.c", new int[n % 4], lines.toArray(new Line[0]), None.NONE, discounts[n % 3], 'c', null)
            .map(Invoices::kind).forEach(k -> kinds.merge(k, k.length(), Integer::sum));
        int odd = 0;
        for (Map.Entry<String, Integer> e : kinds.reversed().entrySet()) {
            odd = odd * 3 + e.getValue() % 2;
        }
        String summary = lines.reversed().stream().collect(Collectors.teeing(
            Collectors.summingLong(Line::total), Collectors.mapping(Line::item, Collectors.joining()),
            (sum, items) -> sum % 100 + ":" + items.length()));
        System.out.println(total + " " + free + " " + fatal + " " + odd + " " + kinds.lastEntry() + " " + summary + " " + Line.checked);
    }
}
