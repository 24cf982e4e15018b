// args: 3 7 | 10 2 8 | 25 4 4 1
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The kinds of method references: static, bound, unbound, constructor, array constructor, super, boxing ones. */
public class MethodReferences {
    static class Cell {
        static int made;
        final int value;

        Cell(String text) {
            value = Integer.parseInt(text);
            made++;
        }

        int plus(Cell other) {
            return value + other.value;
        }

        int value() {
            return value;
        }
    }

    static class Twice extends Cell {
        Twice(String text) {
            super(text);
        }

        @Override
        int value() {
            Supplier<Integer> above = super::value;
            return 2 * above.get();
        }
    }

    static int loop(int n) {
        int k = 0;
        while (n > 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            k++;
        }
        return k;
    }

    public static void main(String[] args) {
        List<Cell> cells = new ArrayList<>();
        Function<String, Cell> make = Cell::new;
        Function<String, Cell> makeTwice = Twice::new;
        for (String a : args) {
            cells.add((a.length() > 1 ? makeTwice : make).apply(a));
        }
        ToIntFunction<Cell> value = Cell::value;
        ToIntFunction<Cell> plusFirst = cells.get(0)::plus;
        IntFunction<int[]> array = int[]::new;
        Function<Integer, Integer> steps = MethodReferences::loop;
        BinaryOperator<Integer> max = Math::max;
        int[] results = array.apply(cells.size());
        int best = 0;
        for (int i = 0; i < results.length; i++) {
            results[i] = value.applyAsInt(cells.get(i)) + plusFirst.applyAsInt(cells.get(i));
            best = max.apply(best, steps.apply(results[i]));
        }
        String[] sorted = args.clone();
        Arrays.sort(sorted, String::compareTo);
        System.out.println(best + " " + Cell.made + sorted[0]);
    }
}
