// args: 3 up | 10 down | 25 both
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** andThen, compose, negate, curried and self-returning functions, suppliers that are evaluated late and once. */
public class FunctionComposition {
    static int evaluated;

    static <T> Supplier<T> once(Supplier<T> s) {
        List<T> cell = new ArrayList<>();
        return () -> {
            if (cell.isEmpty()) {
                evaluated++;
                cell.add(s.get());
            }
            return cell.get(0);
        };
    }

    static <A, B, C> Function<A, Function<B, C>> curry(java.util.function.BiFunction<A, B, C> f) {
        return a -> b -> f.apply(a, b);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Function<Integer, Integer> f = x -> x + 1;
        for (int i = 0; i < n % 6; i++) {
            int k = i;
            f = args[1].equals("up") ? f.andThen(x -> x * 2 - k) : f.compose(x -> x + k);
        }
        int total = f.apply(n) % 100;
        Predicate<String> empty = String::isEmpty;
        IntPredicate odd = x -> (x & 1) == 1;
        IntPredicate wanted = odd.negate().and(x -> x > 3).or(x -> x == 1);
        for (int i = 0; i < n; i++) {
            if (wanted.test(i)) {
                total++;
            }
        }
        Supplier<Integer> late = once(() -> n * 3 % 17);
        Supplier<Integer> never = once(() -> 1 / (n - n));
        for (int i = 0; i < late.get(); i++) {
            total += late.get() > 10 ? 2 : 1;
        }
        total += empty.negate().test(args[1]) ? evaluated : never.get();
        Function<Integer, Function<Integer, Integer>> add = curry((a, b) -> a * 10 + b);
        UnaryOperator<String> twice = s -> s + s;
        ToIntFunction<String> length = twice.andThen(String::length)::apply;
        total += add.apply(n).apply(length.applyAsInt(args[1]));
        BinaryOperator<Integer> max = BinaryOperator.maxBy((a, b) -> a % 7 - b % 7);
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int a, int b) {
                return b == 0 ? a : applyAsInt(b, a % b);
            }
        };
        for (int i = 0; i < max.apply(n, total) % 20 + gcd.applyAsInt(n * 4, 6); i++) {
            total++;
        }
        System.out.println(total + " " + evaluated);
    }
}
