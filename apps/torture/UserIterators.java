// args: 3 | 10 | 25
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;

/** Iterators and collections of the program, used by for-each and by the JDK. */
public class UserIterators {
    static class Range implements Iterable<Integer> {
        final int from;
        final int to;
        static int nexts;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int at = from;

                @Override
                public boolean hasNext() {
                    return at < to;
                }

                @Override
                public Integer next() {
                    nexts++;
                    return at++;
                }
            };
        }
    }

    static class Squares extends AbstractList<Integer> {
        final int size;
        int reads;

        Squares(int size) {
            this.size = size;
        }

        @Override
        public Integer get(int i) {
            reads++;
            return i * i;
        }

        @Override
        public int size() {
            return size;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i : new Range(0, n)) {
            for (int j : new Range(i, n / 2)) {
                total += j;
            }
        }
        Squares squares = new Squares(n);
        for (int s : squares) {
            if (s % 2 == 0) {
                total += s;
            }
        }
        List<Integer> half = squares.subList(0, n / 2);
        int at = half.indexOf(4);
        total += squares.contains(81) ? 1000 : at;
        Iterator<Integer> it = new Range(0, Range.nexts).iterator();
        while (it.hasNext()) {
            if (it.next() > squares.reads) {
                break;
            }
            total++;
        }
        System.out.println(total + " " + squares.reads);
    }
}
