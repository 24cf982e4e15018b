// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.function.*;

/** Switches over nested generic records, enums behind interfaces, nulls and guards; what matches fails or is asked twice. */
public class DeepPatterns {
    static int reads;
    static int guards;
    static int made;

    sealed interface Expr<T> permits Const, Neg, Bin, Cond, Op {}

    record Const<T>(T value) implements Expr<T> {
        public T value() {
            reads++;
            return value;
        }
    }

    record Neg<T>(Expr<T> inner) implements Expr<T> {}

    record Bin<T>(Op op, Expr<T> left, Expr<T> right) implements Expr<T> {
        Bin {
            made++;
            Objects.requireNonNull(op);
        }

        public Expr<T> left() {
            reads += 100;
            if (right instanceof Const<T>(Integer k) && k == 7) {
                throw new IllegalStateException("seven");
            }
            return left;
        }
    }

    record Cond<T>(boolean test, Expr<T> then, Expr<T> other) implements Expr<T> {}

    enum Op implements Expr<Integer> { ADD, MUL, MOD }

    record Pair<A, B>(A a, B b) {}

    record Wide(int i, long l, double d, char c, String s, int[] array, Object o) {}

    static boolean guard(int k) {
        guards++;
        return k % 3 == guards % 3;
    }

    static int eval(Expr<Integer> e) {
        return switch (e) {
            case null -> -1;
            case Op.ADD -> 10;
            case Op op when op == Op.MUL && guard(op.ordinal()) -> 11;
            case Op op -> 12 + op.ordinal();
            case Const<Integer>(var v) when v > 20 && guard(v) -> v / 2;
            case Const<Integer>(Integer v) -> v;
            case Neg<Integer>(Neg<Integer>(var inner)) -> eval(inner);
            case Neg<Integer>(Const<Integer>(Integer v)) -> -v;
            case Neg<Integer> n -> -eval(n.inner());
            case Bin<Integer>(Op op, Const<Integer>(var a), Const<Integer>(var b)) when op == Op.MUL -> a * b % 101;
            case Bin<Integer>(var op, var l, var r) -> {
                int a = eval(l);
                int b = eval(r);
                yield switch (op) {
                    case ADD -> a + b;
                    case MUL -> a * b % 101;
                    case MOD -> b == 0 ? 0 : a % b;
                };
            }
            case Cond<Integer>(boolean t, var then, var other) -> t ? eval(then) : eval(other);
        };
    }

    static Expr<Integer> make(int k) {
        return switch (k % 8) {
            case 0 -> new Const<>(k);
            case 1 -> new Neg<>(make(k / 2));
            case 2 -> new Bin<>(Op.ADD, make(k / 2), make(k / 3));
            case 3 -> new Bin<>(Op.MUL, new Const<>(k), new Const<>(k % 10));
            case 4 -> Op.values()[k / 8 % 3];
            case 5 -> new Neg<>(new Neg<>(make(k - 4)));
            case 6 -> new Cond<>(k % 3 == 0, make(k / 2), null);
            default -> new Bin<>(Op.MOD, make(k / 2), new Const<>(k));
        };
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 30 -> "big";
            case Integer i when guard(i) -> "guarded" + i;
            case Integer i -> "int";
            case String s when s.isEmpty() -> "empty";
            case String s -> s.substring(1);
            case int[] array when array.length > 2 -> "array" + array[2];
            case int[] array -> "short";
            case Pair(Integer a, Pair(String b, var c)) when a > 2 -> b + c;
            case Pair(Pair<?, ?> p, Object b) -> kind(p.a()) + kind(b);
            case Pair<?, ?>(var a, var b) -> "pair" + kind(a);
            case Wide(int i, long l, double d, char c, String s, int[] array, Collection<?> all) when d > i -> s + all.size() + array.length + c + l;
            case Wide w -> "wide" + w.d();
            case Enum<?> e -> e.name();
            case Runnable r -> {
                r.run();
                yield "ran";
            }
            default -> o.getClass().getSimpleName();
        };
    }

    static Object object(int k, String word) {
        return switch (k % 13) {
            case 0 -> null;
            case 1, 2 -> k;
            case 3 -> word;
            case 4 -> "";
            case 5 -> new int[k % 5];
            case 6 -> new Pair<>(k % 6, new Pair<>(word, k));
            case 7 -> new Pair<>(new Pair<>(k, 1), word);
            case 8 -> new Pair<>(null, null);
            case 9 -> new Wide(k, k * 2L, k % 2 == 0 ? k + 0.5 : -1, 'c', word, new int[3], List.of(k));
            case 10 -> Op.values()[k % 3];
            case 11 -> (Runnable) () -> made += 1000;
            default -> new StringBuilder(word);
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        int failed = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += eval(make(i));
            } catch (MatchException e) {
                failed += e.getCause().getMessage().length();
            } catch (IllegalStateException e) {
                failed += 100;
            }
        }
        int letters = 0;
        for (int i = 0; i < n; i++) {
            letters += kind(object(i, args[1])).length();
        }
        int nested = 0;
        for (int i = 0; i < n; i++) {
            if (object(i, args[1]) instanceof Pair(Integer a, Pair(var b, Integer c)) && a + c > 9) {
                nested += a + b.toString().length();
            } else if (!(object(i, args[1]) instanceof Pair(var a, var b) && a != null)) {
                nested--;
            } else {
                nested += b.hashCode() % 2;
            }
        }
        int nulls = 0;
        try {
            String s = n > 5 ? null : "x";
            switch (s) {
                case "x" -> nulls = 1;
                default -> nulls = 2;
            }
        } catch (NullPointerException e) {
            nulls = n;
        }
        int steps = 0;
        for (int i = Math.abs(sum) + failed + letters + nested + nulls; i > 0; i -= 2) {
            steps++;
        }
        System.out.println(steps + " " + reads + " " + guards + " " + made);
    }
}
