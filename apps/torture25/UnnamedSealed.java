// args: 7 (a(b,c(d)),e) 3|16 ((((x))),y,(z,z,z)) 5|30 (p(q(r(s(t)))),u,v(w)) 4
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.BiFunction;

public class UnnamedSealed {
    sealed interface Tree { }
    record Leaf(char c) implements Tree { }
    record Branch(char name, List<Tree> kids) implements Tree {
        static int opened, named;
        public List<Tree> kids() { opened++; return kids; } // an unnamed pattern does not call the accessor
        public char name() { named++; return name; }
    }
    sealed interface Shape<T extends Comparable<T>> { }
    record Circle<T extends Comparable<T>>(T r, int id) implements Shape<T> { }
    record Box<T extends Comparable<T>>(T w, T h, int id) implements Shape<T> { }
    record Pair<A, B>(A a, B b) { }

    static String src;
    static int pos, forgiven;

    static Tree parse() {
        char c = src.charAt(pos);
        char name = Character.isLetter(c) ? c : '_';
        if (name != '_') pos++;
        if (pos >= src.length() || src.charAt(pos) != '(') return new Leaf(name);
        List<Tree> kids = new ArrayList<>();
        do { pos++; kids.add(parse()); } while (src.charAt(pos) == ',');
        pos++;
        return new Branch(name, kids);
    }

    static int score(Tree t, int depth) {
        return switch (t) {
            case Leaf(char c) when c < 'n' -> depth;
            case Leaf _ -> 1;
            case Branch(char c, _) when c == '_' && depth > 3 -> 50;
            case Branch(_, List<Tree> kids) when kids.size() == 1 -> 2 * score(kids.getFirst(), depth + 1);
            case Branch(_, var kids) -> {
                int s = 0, i = 0;
                for (Tree k : kids) s += score(k, depth + ++i);
                yield s;
            }
        };
    }
    static <T extends Comparable<T>> int compare(Pair<? extends Shape<T>, ? extends Shape<T>> p) {
        return switch (p) {
            case Pair<? extends Shape<T>, ? extends Shape<T>>(Circle<T>(T r, _), Circle<T>(T s, _)) -> r.compareTo(s);
            case Pair<? extends Shape<T>, ? extends Shape<T>>(Box<T>(T w, _, int i), Box<T>(_, T h, int j)) when i != j -> w.compareTo(h) * 2;
            case Pair<? extends Shape<T>, ? extends Shape<T>>(Circle<T> _, Box<T> _), Pair<? extends Shape<T>, ? extends Shape<T>>(Box<T> _, Circle<T> _) -> 10;
            case Pair<? extends Shape<T>, ? extends Shape<T>>(_, _) -> -10;
        };
    }
    static int kind(Object o) {
        return switch (o) {
            case Integer _, Long _ when forgiven % 2 == 0 -> 1;
            case Number _ -> 2;
            case Pair(Pair(_, _), String s) -> s.length() + 3;
            case Pair(_, Integer i) when i > 2 -> -i;
            case Pair<?, ?> _ -> 20;
            case null, default -> 0;
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[2]);
        src = args[1];
        Tree tree = parse();
        int loops = 0;
        for (int i = score(tree, k % 3); i > 0; i--) loops++;
        Deque<Tree> todo = new ArrayDeque<>(List.of(tree));
        int leaves = 0, branches = 0;
        while (!todo.isEmpty())
            if (todo.pop() instanceof Branch(_, var kids)) { branches++; kids.forEach(todo::push); } else leaves++;

        Map<Integer, Integer> outcomes = new TreeMap<>();
        BiFunction<Integer, Integer, Shape<Integer>> make = (i, _) -> i % 3 == 0 ? new Circle<>(i % k, i) : new Box<>(i % k, i % 4, i % 5);
        for (int i = 0; i < n; i++) outcomes.merge(compare(new Pair<>(make.apply(i, 0), make.apply(i * i % n + k, 1))), 1, (a, _) -> a + 1);
        int kinds = 0, nan = 0, filled = 0;
        Object[] things = {3, 4L, 2.5, new Pair<>(new Pair<>(1, 2), "str".repeat(k)), new Pair<>("", n), new Pair<>(1, 1), null, "s"};
        for (int i = 0; i < n; i++) {
            kinds += kind(things[i % things.length]);
            try {
                nan += Integer.parseInt(src.substring(i % src.length(), Math.min(src.length(), i % src.length() + 1)));
            } catch (NumberFormatException _) {
                forgiven++;
            }
            try (var _ = new Closer(); var _ = new Closer()) {
                if (i % k == 0) throw new IllegalStateException();
                filled++;
            } catch (IllegalStateException _) { filled += 100; }
        }
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(n, k, 3, 8));
        for (int i = 0, _ = q.poll(); i < n && !q.isEmpty(); i += 3) { var _ = q.poll(); filled += 1000; }
        int counted = 0;
        for (var _ : things) counted += Closer.closed % 3;
        System.out.println(loops + " " + leaves + " " + branches + " " + Branch.opened + " " + Branch.named + " " + outcomes);
        System.out.println(kinds + " " + nan + " " + forgiven + " " + filled + " " + counted + " " + Closer.closed);
    }
    static class Closer implements AutoCloseable {
        static int closed;
        @Override public void close() { closed += forgiven % 2 + 1; }
    }
}
