// args: 4 | 13 sized | 30 tee
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Stream laziness, short circuits, SIZED count() that skips the pipeline, late-binding sources, user
 * Spliterators and user Collectors with and without IDENTITY_FINISH decide which lambdas are called and how
 * often.
 */
public class LazyPeek {
    static int peeks, advances, splits, finished, closed;

    static class Stairs implements Spliterator<Integer> {
        int at;
        final int end;
        final boolean sized;
        Stairs(int at, int end, boolean sized) { this.at = at; this.end = end; this.sized = sized; }
        @Override public boolean tryAdvance(Consumer<? super Integer> c) {
            advances++;
            if (at >= end) return false;
            c.accept(at * at);
            at++;
            return true;
        }
        @Override public Spliterator<Integer> trySplit() {
            splits++;
            int mid = (at + end) >>> 1;
            if (end - at < 4) return null;
            Stairs s = new Stairs(at, mid, sized);
            at = mid;
            return s;
        }
        @Override public long estimateSize() { return end - at; }
        @Override public int characteristics() { return ORDERED | (sized ? SIZED | SUBSIZED | SORTED : 0); }
        @Override public Comparator<? super Integer> getComparator() { return null; }
    }

    static Collector<Integer, ?, List<Integer>> collector(boolean identity) {
        Collector.Characteristics[] ch = identity ? new Collector.Characteristics[] {Collector.Characteristics.IDENTITY_FINISH} : new Collector.Characteristics[0];
        return Collector.<Integer, List<Integer>, List<Integer>>of(ArrayList::new, List::add, (a,
                b) -> { a.addAll(b); return a; }, l -> { finished++; l.add(-1); return l; }, ch);
    }

    static IntStream source(List<Integer> l) { return l.stream().mapToInt(i -> { peeks++; return i; }); }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        boolean sized = mode.equals("sized");
        long c1 = StreamSupport.stream(new Stairs(0, n, sized), false).peek(x -> peeks++).map(x -> x + 1).count();
        int skippedOrNot = peeks;                                    // 0 if sized
        List<Integer> sorted = StreamSupport.stream(new Stairs(0, n, sized), false).sorted().peek(x -> peeks++).limit(3).collect(Collectors.toList());
        int adv = advances;

        List<Integer> src = new ArrayList<>(List.of(5, 3, 8, 1));
        IntStream late = source(src).filter(x -> x % 2 == 1);
        for (int i = 0; i < n; i++) src.add(i);                       // bound late: included
        int lateSum = late.sum();
        int first = Stream.iterate(1, x -> x < 1000, x -> { peeks += 100; return x * 2; }).filter(x -> x > n).findFirst().orElse(-1);
        List<Integer> tw = IntStream.rangeClosed(1, n).boxed().takeWhile(x -> { peeks += 1000; return x * x < n * 3; }).collect(collector(sized));
        int flat = Stream.of(1, 2, 3).flatMap(x -> IntStream.range(0,
                n).boxed().peek(y -> peeks++).onClose(() -> closed++)).anyMatch(y -> y == 2) ? 1 : 0;
        try (Stream<String> s = Stream.of("a",
                "bb").onClose(() -> closed += 10).onClose(() -> { closed += 100; throw new IllegalStateException(); }).onClose(() -> closed += 1000)) {
            flat += s.mapToInt(String::length).reduce(1, (a, b) -> a * 3 + b);
        } catch (IllegalStateException e) {
            flat += closed;
        }

        Map<Integer, List<Integer>> g = IntStream.range(0, n).boxed().collect(Collectors.groupingBy(x -> x % 3,
                TreeMap::new, Collectors.filtering(x -> x % 2 == 0, collector(false))));
        int gs = 0;
        for (Map.Entry<Integer, List<Integer>> e : g.entrySet()) gs = gs * 5 + e.getValue().size();
        int[] merges = new int[1];
        int dup = 0;
        try {
            Stream<Integer> s = IntStream.range(0, n).boxed();
            Map<Integer, Integer> m = mode.equals("tee") ? s.collect(Collectors.toMap(x -> x % 7, x -> x))
                : s.collect(Collectors.toMap(x -> x % 7, x -> x, (a, b) -> { merges[0]++; return b - a; }));
            dup = m.values().stream().mapToInt(x -> x).sum();
        } catch (IllegalStateException e) {
            dup = e.getMessage().length();
        }
        double tee = IntStream.range(0, n).boxed().collect(Collectors.teeing(Collectors.summingInt(x -> x),
                Collectors.partitioningBy(x -> x > 4, Collectors.counting()), (s, p) -> s + p.get(true) / 2.0));
        int par = IntStream.range(0, n * 50).parallel().map(x -> x % 13).filter(x -> x > 5).sum();
        int reused = 0;
        Stream<Integer> once = src.stream();
        once.map(x -> 1 / 0);                                         // linked, never run
        try { reused += once.count(); } catch (IllegalStateException e) { reused = -1; }
        PrimitiveIterator.OfInt it = IntStream.generate(() -> peeks++).limit(n).iterator();
        while (it.hasNext() && it.nextInt() % 5 != 0) reused--;
        Optional<Integer> opt = Optional.of(n).filter(x -> x > 5).or(() -> { finished += 50; return Optional.empty(); });
        int o = opt.map(x -> x > 20 ? null : x).orElseGet(() -> finished++);
        int acc = 0;
        for (int i = 0; i < peeks % 47 + advances; i++) acc += finished + (i & splits);
        System.out.println(c1 + " " + skippedOrNot + " " + sorted + " " + adv + " " + lateSum + " " + first + " "
                + tw.size() + " " + flat + " " + gs + " " + dup
            + " " + merges[0] + " " + tee + " " + par + " " + reused + " " + o + " " + peeks + " " + closed + " " + finished + " " + acc);
    }
}
