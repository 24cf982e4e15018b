// args: 3 9 | 10 2 | 25 60
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.StreamSupport;

/** Iterables of the program in for-each, in streams and in copies made by the JDK; an AbstractList computed on demand. */
public class OwnIterables {
    static int asked;

    record Range(int from, int to, int step) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = from;

                @Override
                public boolean hasNext() {
                    asked++;
                    return at < to;
                }

                @Override
                public Integer next() {
                    if (at >= to) {
                        throw new NoSuchElementException();
                    }
                    int now = at;
                    at += step;
                    return now;
                }
            };
        }
    }

    static final class Squares extends AbstractList<Integer> {
        final int size;
        int gets;

        Squares(int size) {
            this.size = size;
        }

        @Override
        public Integer get(int i) {
            gets++;
            return i * i;
        }

        @Override
        public int size() {
            return size;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = 0;
        for (int a : new Range(0, n, 2)) {
            for (int b : new Range(a, n, a + 1)) {
                total += a == b ? 1 : 2;
            }
        }
        long big = StreamSupport.stream(new Range(0, m, 3).spliterator(), false).filter(x -> x > n).count();
        for (long i = 0; i < big; i++) {
            total++;
        }
        Squares squares = new Squares(n);
        if (squares.contains(m * m)) {
            total += 70;
        }
        List<Integer> copy = new ArrayList<>(squares.subList(n / 3, n));
        for (int x : copy) {
            total += x % 3;
        }
        total += squares.indexOf(16) + (squares.equals(copy.subList(0, copy.size())) ? 1 : 2);
        Iterator<Integer> it = new Range(0, 2, 1).iterator();
        try {
            while (true) {
                total += it.next();
            }
        } catch (NoSuchElementException e) {
            total += 11;
        }
        for (int i = 0; i < asked + squares.gets; i++) {
            total++;
        }
        System.out.println(total + " " + asked);
    }
}
