// args: 3 a | 10 b | 25 c
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Lambdas: capturing or not, stored, returned, nested, called back by the JDK. */
public class Lambdas {
    private int field = 2;

    Supplier<Integer> counter() {
        return () -> field++;
    }

    static IntUnaryOperator compose(IntUnaryOperator f, IntUnaryOperator g) {
        return x -> f.applyAsInt(g.applyAsInt(x));
    }

    static int repeat(int n, Runnable r) {
        for (int i = 0; i < n; i++) {
            r.run();
        }
        return n;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Lambdas self = new Lambdas();
        Supplier<Integer> counter = self.counter();
        int[] box = new int[1];
        repeat(n, () -> box[0] += counter.get());
        IntUnaryOperator f = compose(x -> x + 1, x -> x * 2);
        for (int i = 0; i < 3; i++) {
            f = compose(f, args[1].equals("b") ? x -> x - 3 : x -> x);
        }
        BiFunction<Integer, Integer, Integer> ack = new BiFunction<>() {
            @Override
            public Integer apply(Integer a, Integer b) {
                return b == 0 ? a : this.apply(b, a % b);
            }
        };
        Map<Integer, List<Integer>> groups = new HashMap<>();
        for (int i = 0; i < n; i++) {
            groups.computeIfAbsent(ack.apply(i, 12), k -> new ArrayList<>()).add(i);
        }
        Predicate<Integer> odd = x -> x % 2 == 1;
        groups.keySet().removeIf(odd.negate());
        int total = f.applyAsInt(n);
        for (List<Integer> group : groups.values()) {
            total += group.size();
        }
        groups.forEach((k, v) -> {
            if (k < v.size()) {
                box[0]++;
            }
        });
        System.out.println(total + " " + box[0] + " " + self.field);
    }
}
