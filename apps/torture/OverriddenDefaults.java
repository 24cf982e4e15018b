// args: 3 x | 12 abc | 30 longer
import java.util.*;
import java.util.function.*;

/** Classes that override what interfaces of the JDK already do: reversed orders, joined predicates, walks over the rest, lists that sort themselves. */
public class OverriddenDefaults {
    static int compared;
    static int reversals;
    static int joined;
    static int walked;

    static class ByLast implements Comparator<String> {
        private final boolean backwards;

        ByLast(boolean backwards) {
            this.backwards = backwards;
        }

        @Override
        public int compare(String a, String b) {
            compared++;
            int c = Character.compare(a.charAt(a.length() - 1), b.charAt(b.length() - 1));
            return backwards ? -c : c;
        }

        @Override
        public Comparator<String> reversed() {
            reversals++;
            return new ByLast(!backwards);
        }

        @Override
        public Comparator<String> thenComparing(Comparator<? super String> other) {
            joined++;
            return Comparator.super.thenComparing(other.reversed());
        }
    }

    static class Range implements Predicate<Integer> {
        final int low;
        final int high;

        Range(int low, int high) {
            this.low = low;
            this.high = high;
        }

        @Override
        public boolean test(Integer k) {
            walked++;
            return low <= k && k < high;
        }

        @Override
        public Predicate<Integer> and(Predicate<? super Integer> other) {
            if (other instanceof Range r) {
                joined += 10;
                return new Range(Math.max(low, r.low), Math.min(high, r.high));
            }
            return Predicate.super.and(other);
        }

        @Override
        public Predicate<Integer> negate() {
            return k -> k % 5 == 0 || !test(k);
        }
    }

    static class Steps implements Iterable<Integer> {
        final int limit;

        Steps(int limit) {
            this.limit = limit;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int at;

                @Override
                public boolean hasNext() {
                    return at < limit;
                }

                @Override
                public Integer next() {
                    return at += 2;
                }

                @Override
                public void forEachRemaining(Consumer<? super Integer> c) {
                    for (; at < limit; at += 3) {
                        c.accept(at);
                    }
                }

                @Override
                public void remove() {
                    at++;
                }
            };
        }

        @Override
        public void forEach(Consumer<? super Integer> c) {
            c.accept(-1);
            Iterable.super.forEach(c);
        }
    }

    static class Ordered<T> extends ArrayList<T> {
        private static final long serialVersionUID = 1;
        int sorts;

        @Override
        public void sort(Comparator<? super T> c) {
            sorts++;
            super.sort(c == null ? null : c.reversed());
        }

        @Override
        public boolean removeIf(Predicate<? super T> p) {
            sorts += 100;
            return super.removeIf(p.negate());
        }

        @Override
        public <U> U[] toArray(IntFunction<U[]> f) {
            return super.toArray(f.apply(size() + 2));
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            words.add(args[1] + i * 7 % 10 + (char) ('a' + i % 3));
        }
        words.sort(new ByLast(false).reversed().thenComparing(Comparator.comparing(String::length)));
        int order = words.get(0).charAt(words.get(0).length() - 1);
        Collections.sort(words, Collections.reverseOrder(new ByLast(true)));
        TreeSet<String> set = new TreeSet<>(new ByLast(false));
        set.addAll(words);
        int descending = set.descendingSet().first().length() + set.size();
        int inside = 0;
        Predicate<Integer> p = new Range(2, 20).and(new Range(5, 40));
        Predicate<Integer> q = p.negate().or(k -> k == 7);
        Predicate<Integer> r = Predicate.not(p).and(q);
        for (int i = 0; i < n; i++) {
            inside += p.test(i) ? 1 : q.test(i) ? 10 : 0;
            inside += r.test(i) ? 100 : 0;
        }
        int[] sums = new int[3];
        new Steps(n).forEach(k -> sums[0] += k);
        Iterator<Integer> it = new Steps(n).iterator();
        it.next();
        it.remove();
        it.forEachRemaining(k -> sums[1] += k);
        new Steps(n).spliterator().forEachRemaining(k -> sums[2] += k);
        Ordered<Integer> ordered = new Ordered<>();
        for (int i = 0; i < n; i++) {
            ordered.add(i * 5 % 11);
        }
        Collections.sort(ordered, Comparator.naturalOrder());
        int top = ordered.get(0);
        Collections.sort(ordered);
        ordered.subList(0, n / 2).sort(Comparator.reverseOrder());
        ordered.removeIf(k -> k > 6);
        int rest = ordered.stream().mapToInt(k -> k).sum() + ordered.toArray(Integer[]::new).length;
        int steps = 0;
        for (int i = order + descending + sums[0] + sums[1] + sums[2] + top + rest; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + inside + " " + compared + " " + reversals + " " + joined + " " + walked + " " + ordered.sorts);
    }
}
