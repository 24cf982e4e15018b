// args: 8 a b|15 c a c|27 b b a c d
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class BridgeCovariant {
    static int bridges, casts;

    interface Source<T> {
        T next();
        default Source<T> self() { return this; }
        private int secret(int k) { return k * 3 + bridges % 2; }
        default int drain(int k) {
            int used = 0;
            for (int i = 0; i < secret(k); i++) if (next() != null) used++;
            return used;
        }
        static <T extends Comparable<? super T>> T largest(List<? extends T> l) {
            T best = l.get(0);
            for (T t : l) if (t.compareTo(best) > 0) best = t;
            return best;
        }
    }
    static class Counter implements Source<Integer>, Comparable<Counter> {
        int at;
        Counter(int at) { this.at = at; }
        @Override public Integer next() { bridges++; return at++ % 3 == 0 ? null : at; }
        @Override public Counter self() { at += 2; return this; }
        @Override public int compareTo(Counter o) { casts++; return Integer.compare(at % 7, o.at % 7); }
    }
    static class LoudCounter extends Counter {
        LoudCounter(int at) { super(at * 2); }
        @Override public LoudCounter self() { super.self(); at++; return this; }
        @Override public Integer next() { Integer v = super.next(); return v == null ? super.next() : v; }
    }

    static abstract class Handler<A extends Number, B> {
        abstract B handle(A a);
        B safe(Object o) {
            @SuppressWarnings("unchecked") A a = (A) o; // checked only in the bridge method of the subclass
            return handle(a);
        }
    }
    static class IntHandler extends Handler<Integer, String> {
        @Override String handle(Integer i) { return "i".repeat(i % 4); }
    }
    static class LongHandler extends Handler<Long, String> {
        @Override String handle(Long l) { return l > 5 ? "long" : "l"; }
    }

    @SafeVarargs
    static <T> List<T> listOf(T... ts) { casts += ts.length; return new ArrayList<>(Arrays.asList(ts)); }
    static int over(Object o) { return 1; }
    static int over(Integer i) { return 2; }
    static int over(long l) { return 3; }
    static int over(int... is) { return 4 + is.length; }
    static <T> int pick(T t) { return over(t); }
    static void swapFirst(List<?> l) { capture(l); }
    private static <T> void capture(List<T> l) { if (l.size() > 1) Collections.swap(l, 0, l.size() - 1); }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Counter> cs = listOf(new Counter(n), new LoudCounter(n), new Counter(n / 2), new LoudCounter(3));
        int drained = 0;
        for (Source<?> s : cs) drained += s.self().drain(n % 5 + 1);
        Counter top = Source.largest(cs);
        swapFirst(cs);
        cs.sort(Comparator.<Counter>naturalOrder().reversed());
        List<Handler<? extends Number, String>> hs = List.of(new IntHandler(), new LongHandler());
        int wrong = 0, chars = 0;
        for (int i = 0; i < n; i++) {
            Object o = i % 3 == 0 ? (Object) Long.valueOf(i) : Integer.valueOf(i);
            for (Handler<? extends Number, String> h : hs) {
                try {
                    chars += h.safe(o).length();
                } catch (ClassCastException e) {
                    wrong++;
                }
            }
        }
        List<? super Integer> sink = listOf((Object[]) args);
        int words = 0;
        for (int i = 0; i < n % 6; i++) sink.add(i);
        for (Object o : sink) if (o instanceof String s && s.compareTo("b") >= 0) words += over(s) + over(s.length()) + over();
        short sh = 3;
        int overs = pick(4) * 1000 + over(sh) * 100 + over('c', 1) * 10 + over(Integer.valueOf(n));
        System.out.println(drained + " " + bridges + " " + casts + " " + top.at + " " + cs.get(0).at);
        System.out.println(wrong + " " + chars + " " + words + " " + overs + " " + sink.size());
    }
}
