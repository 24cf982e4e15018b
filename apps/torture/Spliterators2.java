// args: 3 7 | 10 4 | 25 2
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Spliterators of the program and of lists, streams over iterators, generated streams with limits. */
public class Spliterators2 {
    static int advanced;

    static final class Countdown extends Spliterators.AbstractSpliterator<Integer> {
        private int left;

        Countdown(int left) {
            super(left, Spliterator.ORDERED | Spliterator.SIZED);
            this.left = left;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            if (left <= 0) {
                return false;
            }
            advanced++;
            action.accept(left--);
            return true;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int[] sum = new int[2];
        StreamSupport.stream(new Countdown(n), false).filter(x -> x % m != 0).forEach(x -> sum[0] += x);
        List<Integer> list = new ArrayList<>();
        new Countdown(n * 2).forEachRemaining(list::add);
        Spliterator<Integer> back = list.spliterator();
        Spliterator<Integer> front = back.trySplit();
        int total = 0;
        while (front != null && front.tryAdvance(x -> sum[1] += x % 3)) {
            total++;
        }
        total += (int) back.estimateSize();
        Iterator<Integer> it = Stream.generate(() -> sum[1]++).limit(m).iterator();
        while (it.hasNext()) {
            total += it.next() % 2;
        }
        for (int i = 0; i < sum[0] + sum[1]; i += 4) {
            total++;
        }
        for (int i = 0; i < advanced; i++) {
            total++;
        }
        System.out.println(total);
    }
}
