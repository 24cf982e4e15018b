// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** What records do by themselves: equality of all kinds of components, hash codes, texts, and what these call. */
public class RecordSemantics {
    static int equal;
    static int hashed;
    static int printed;
    static int accessed;
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Part {
        final int id;

        Part(int id) {
            this.id = id;
        }

        @Override
        public boolean equals(Object o) {
            equal++;
            return o instanceof Part && ((Part) o).id == id;
        }

        @Override
        public int hashCode() {
            hashed++;
            return id % 3;
        }

        @Override
        public String toString() {
            printed++;
            return "P" + id;
        }
    }

    record Whole(Part part, int k, String s) {
        static int built;

        Whole {
            built++;
            if (k < 0) {
                k = -k;
                s += "-";
            }
        }

        public Part part() {
            accessed++;
            return part;
        }

        Whole with(int k) {
            return new Whole(part, k, s);
        }
    }

    record Floats(float f, double d) {}

    record Kinds(boolean b, byte y, short h, char c, long l, int[] array) {}

    record Box<T extends Comparable<T>>(T content, List<? extends T> more) implements Comparable<Box<T>> {
        @Override
        public int compareTo(Box<T> o) {
            accessed += 100;
            return content.compareTo(o.content);
        }

        static <T extends Comparable<T>> Box<T> of(T t) {
            return new Box<>(t, List.of(t, t));
        }
    }

    record Empty() {}

    record Node(int value, Node next) {
        int sum() {
            return value + (next == null ? 0 : next.sum());
        }

        Node {
            if (next != null && next.value > value) {
                throw new IllegalArgumentException("order " + value);
            }
        }
    }

    record Own(int a, int b) {
        @Override
        public boolean equals(Object o) {
            equal += 1000;
            return o instanceof Own p && (p.a + p.b == a + b);
        }

        @Override
        public int hashCode() {
            hashed += 1000;
            return a + b;
        }
    }

    record Wrapper(Own own, Empty empty, Floats floats) {}

    record Varargs(String first, int... rest) {
        Varargs(int... rest) {
            this("none", rest);
        }

        int sum() {
            return IntStream.of(rest).sum();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Set<Whole> set = new HashSet<>();
        for (int i = 0; i < n; i++) {
            set.add(new Whole(new Part(i % 5), i % 2 == 0 ? i % 4 : -(i % 4), args[1]));
        }
        int distinct = set.size();
        count(distinct);
        int letters = 0;
        for (Whole w : set) {
            letters += w.toString().length();
        }
        count(letters);
        Whole one = new Whole(new Part(n), n, args[1]);
        boolean same = one.equals(one.with(n)) && !one.equals(one.with(n + 1));
        count(same ? n : 1);
        int accessors = accessed + n;
        count(accessors);
        int hash = one.hashCode() & 31;
        count(hash);
        Floats zero = new Floats(0f, 0.0);
        boolean minus = zero.equals(new Floats(-0f, 0.0)) || zero.equals(new Floats(0f, -0.0));
        count(minus ? 1 : n);
        boolean nan = new Floats(Float.NaN, Double.NaN).equals(new Floats(0f / 0f, 0.0 / 0.0));
        count(nan ? n : 1);
        int floatHash = new Floats(n, n / 3.0).hashCode() & 15;
        count(floatHash);
        int[] shared = {n};
        Kinds kinds = new Kinds(n > 5, (byte) n, (short) (n * 1000), (char) ('a' + n % 26), n * 5L, shared);
        boolean arrays = kinds.equals(new Kinds(n > 5, (byte) n, (short) (n * 1000), (char) ('a' + n % 26), n * 5L, shared));
        count(arrays ? n : 1);
        boolean other = kinds.equals(new Kinds(n > 5, (byte) n, (short) (n * 1000), (char) ('a' + n % 26), n * 5L, new int[] {n}));
        count(other ? 1 : n);
        int text = new Kinds(true, (byte) 1, (short) 2, 'c', 4, null).toString().length() + n;
        count(text);
        List<Box<String>> boxes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            boxes.add(Box.of(args[1] + i * 7 % 10));
        }
        Collections.sort(boxes);
        int first = boxes.get(0).content().length() + boxes.get(n - 1).more().size();
        count(first);
        Box<String> most = boxes.stream().max(Comparator.naturalOrder()).get();
        count(most.content().charAt(most.content().length() - 1) - '0');
        Node list = null;
        int failed = 0;
        for (int i = 0; i < n; i++) {
            try {
                list = new Node(i * i % 7 + i, list);
            } catch (IllegalArgumentException e) {
                failed += e.getMessage().length();
            }
        }
        count(failed);
        int sum = list.sum();
        count(sum % 90);
        int nested = list.toString().length();
        count(nested);
        boolean empties = new Empty().equals(new Empty()) && new Empty().hashCode() == 0;
        count(empties ? n : 1);
        Wrapper a = new Wrapper(new Own(1, n), new Empty(), zero);
        Wrapper b = new Wrapper(new Own(n, 1), new Empty(), new Floats(0, 0));
        boolean deep = a.equals(b);
        count(deep ? n : 1);
        Map<Object, Integer> map = new HashMap<>();
        map.put(a, 1);
        map.merge(b, n, Integer::sum);
        int merged = map.get(a);
        count(merged);
        int rest = new Varargs(1, 2, n).sum() + new Varargs("x").rest().length;
        count(rest);
        Function<Integer, Own> make = k -> new Own(k, n - k);
        long owns = IntStream.range(0, n).boxed().map(make).distinct().count();
        count((int) owns + n);
        Map<Own, Long> groups = IntStream.range(0, n).mapToObj(k -> new Own(k % 3, k % 2)).collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        int grouped = groups.size() + n;
        count(grouped);
        int index = List.of(new Own(0, 1), new Own(n, 0), new Own(5, 5)).indexOf(new Own(4, n - 4)) + n;
        count(index);
        record Local(int x, String y) {
            Local(int x) {
                this(x, "l" + x);
            }
        }
        int local = new Local(n).toString().length() + (new Local(n).equals(new Local(n, "l" + n)) ? n : 0);
        count(local);
        boolean objects = Objects.equals(new Own(n, 2), new Own(2, n)) && Arrays.equals(new Object[] {new Empty()}, new Object[] {new Empty()});
        count(objects ? n : 1);
        System.out.println(total + " " + equal + " " + hashed + " " + printed + " " + Whole.built);
    }
}
