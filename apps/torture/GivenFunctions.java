// args: 5 | 12
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Functions that the JDK makes and nobody described change what they are given. */
public class GivenFunctions {
    static int setter(int n) throws Throwable {
        int[] numbers = {1, 2};
        MethodHandle set = MethodHandles.arrayElementSetter(int[].class);
        set.invokeExact(numbers, 0, n);
        int steps = 0;
        for (int i = 0; i < numbers[0]; i++) {
            steps++;
        }
        return steps;
    }

    static <A> void feed(Collector<Integer, A, ?> collector, A box, int n) {
        BiConsumer<A, Integer> accumulator = collector.accumulator();
        for (int i = 0; i < n; i++) {
            accumulator.accept(box, i);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int accumulator(int n) {
        List<Integer> list = new ArrayList<>();
        feed((Collector) Collectors.toList(), list, n);
        int steps = 0;
        for (int i = 0; i < list.size(); i++) {
            steps++;
        }
        return steps;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int combiner(int n) {
        List<Integer> one = new ArrayList<>();
        List<Integer> other = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            other.add(i);
        }
        BinaryOperator<Object> combiner = ((Collector) Collectors.toList()).combiner();
        combiner.apply(one, other);
        int steps = 0;
        for (int i = 0; i < one.size(); i++) {
            steps++;
        }
        return steps;
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        System.out.println(setter(n) + accumulator(n) + combiner(n));
    }
}
