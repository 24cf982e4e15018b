// args: 3 | 20 | 120
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What patterns call: accessors that count and throw, guards that write, and equality that asks components. */
public class RecordMatches {
    static int reads;
    static int checks;
    static int equal;

    record Name(String text) {
        Name {
            if (text.length() > 6) {
                text = text.substring(0, 6);
            }
        }

        @Override
        public boolean equals(Object other) {
            equal++;
            return other instanceof Name(String theirs) && theirs.equals(text);
        }

        @Override
        public int hashCode() {
            return text.length();
        }
    }

    sealed interface Node permits Leaf, Pair, Mark {}

    record Leaf(int value) implements Node {
        @Override
        public int value() {
            reads++;
            if (value == 13) {
                throw new IllegalStateException("unlucky");
            }
            return value;
        }
    }

    record Pair(Node left, Node right, Name name) implements Node {
        @Override
        public Node left() {
            reads += 10;
            return left;
        }
    }

    enum Mark implements Node { START, STOP, OTHER }

    record Box<T>(T content) {}

    static boolean check(int k) {
        return checks++ % 3 != k % 3;
    }

    static int weigh(Node node) {
        return switch (node) {
            case Leaf(int v) when check(v) -> v;
            case Leaf leaf -> 1;
            case Pair(Leaf(int a), Leaf(int b), var name) when a > b && check(a) -> a - b + name.text().length();
            case Pair(Pair(var inner, Leaf(var c), Name(String text)), Node other, Name n) -> c + text.length() + weigh(other);
            case Pair(Node l, Mark r, Name n) when r == Mark.STOP -> weigh(l) + n.text().length();
            case Pair(var l, var r, var n) -> weigh(l) + weigh(r);
            case Mark.START -> 100;
            case Mark m when m.ordinal() > 1 -> 300;
            case Mark.STOP -> 200;
            case Mark m -> 400;
        };
    }

    static int unboxed(Object o) {
        if (o instanceof Box<?>(Leaf(int v)) && v > 4) {
            return v;
        }
        if (o instanceof Box<?>(Box<?>(String s))) {
            return s.length();
        }
        if (!(o instanceof Box<?>(Pair(Leaf(int v), var right, var name)))) {
            return -1;
        }
        return v + name.text().length();
    }

    static Node node(int i) {
        return switch (i % 8) {
            case 0 -> new Leaf(i % 17);
            case 1 -> Mark.values()[i % 3];
            case 2 -> new Pair(new Leaf(i % 19), new Leaf(i % 5), new Name("n" + i * 1001));
            case 3 -> new Pair(node(i - 1), new Leaf(i % 3), new Name("x"));
            case 4 -> new Pair(new Pair(Mark.OTHER, new Leaf(i % 14), new Name("inner")), node(i / 2), new Name("deep"));
            case 5 -> new Pair(new Leaf(i % 7), Mark.STOP, new Name("stop"));
            default -> new Leaf(i);
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int weight = 0;
        int failed = 0;
        int causes = 0;
        int boxes = 0;
        Set<Node> seen = new HashSet<>();
        List<Object> kept = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Node node = node(i);
            try {
                weight += weigh(node);
            } catch (MatchException e) {
                failed++;
                if (e.getCause() instanceof IllegalStateException) {
                    causes++;
                }
            }
            if (node instanceof Pair && !seen.add(node)) {
                kept.add(node);
            }
            Object box = i % 3 == 0 ? new Box<>(new Box<>("s" + i)) : new Box<>(node);
            try {
                boxes += unboxed(box);
            } catch (MatchException e) {
                boxes += 1000;
            }
        }
        System.out.println(weight + " " + failed + " " + causes + " " + boxes + " " + kept.size());
        System.out.println(reads + " " + checks + " " + equal);
    }
}
