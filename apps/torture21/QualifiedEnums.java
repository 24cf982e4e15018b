// args: 3 | 17 | 26
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Switches over interfaces whose cases are constants of different enums, mixed with types, guards and null. */
public class QualifiedEnums {
    sealed interface Token permits Op, Paren, Num, Word {
    }

    enum Op implements Token {
        ADD(1), MUL(2), POW(3) {
            @Override
            long apply(long a, long b) {
                long r = 1;
                for (long i = 0; i < Math.min(b, 6); i++) {
                    r *= a;
                }
                return r;
            }
        }, NEG(4);

        final int rank;

        Op(int rank) {
            this.rank = rank;
        }

        long apply(long a, long b) {
            return switch (this) {
                case ADD -> a + b;
                case MUL -> a * b % 100_003;
                case NEG -> -a;
                default -> throw new IllegalStateException(name());
            };
        }
    }

    enum Paren implements Token { OPEN, CLOSE }

    record Num(long v) implements Token {
    }

    record Word(String s) implements Token {
    }

    static int classify(Token t, int now) {
        int depth = now;
        return switch (t) {
            case null -> -1;
            case Paren.OPEN -> depth + 1;
            case Paren p when p == Paren.CLOSE && now == 0 -> 1000;
            case Paren.CLOSE -> depth - 1;
            case Op.NEG -> depth * 2;
            case Op.POW -> depth * 3;
            case Op o when o.rank > 1 -> depth + o.rank;
            case Op o -> depth;
            case Num(long v) when v > 9 -> depth + 10;
            case Num n -> depth;
            case Word(var s) -> switch (s) {
                case "skip", "jump":
                    depth++;
                case "stay":
                    yield depth + s.length();
                case String w when w.length() > 3:
                    yield 7;
                default:
                    yield 0;
            };
        };
    }

    static List<Token> tokens(int n) {
        List<Token> l = new ArrayList<>();
        int open = 0;
        for (int i = 0; i < n; i++) {
            if (i % 5 == 2) {
                l.add(Paren.OPEN);
                open++;
            }
            if (i % 4 == 3) {
                l.add(Op.NEG);
            }
            l.add(new Num(i * 3 % 13));
            if (open > 0 && i % 3 == 1) {
                l.add(Paren.CLOSE);
                open--;
            }
            l.add(i % 7 == 5 ? Op.POW : i % 2 == 0 ? Op.ADD : Op.MUL);
        }
        l.add(new Num(2));
        while (open-- > 0) {
            l.add(Paren.CLOSE);
        }
        return l;
    }

    static int at;

    static long parse(List<Token> l, int rank) {
        long v = switch (l.get(at++)) {
            case Num(long x) -> x;
            case Op.NEG -> -parse(l, 4);
            case Paren.OPEN -> {
                long inner = parse(l, 0);
                at++;
                yield inner;
            }
            case Token t -> throw new IllegalArgumentException(t.toString());
        };
        while (at < l.size() && l.get(at) instanceof Op o && o.rank > rank) {
            at++;
            v = o.apply(v, parse(l, o == Op.POW ? o.rank - 1 : o.rank));
        }
        return v;
    }

    static String kind(Object o) {
        return switch (o) {
            case Op.ADD, Op.MUL -> "binary";
            case Op.NEG -> "unary";
            case Paren p when p.ordinal() == 0 -> "open";
            case Character c when Character.isLetter(c) -> "letter";
            case Character c -> "char";
            case Integer i when i > 10 -> "big";
            case Enum<?> e -> e.getDeclaringClass().getSimpleName();
            case CharSequence s -> "text" + s.length();
            default -> "other";
        };
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        List<Token> l = tokens(n);
        int depth = 0;
        Map<Op, Integer> used = new EnumMap<>(Op.class);
        for (Token t : l) {
            depth = classify(t, depth);
            if (t instanceof Op o) {
                used.merge(o, o.rank, Integer::sum);
            }
        }
        long v = parse(l, 0);
        int words = 0;
        String[] all = {"skip", "stay", "jump", "run", "longer"};
        for (int i = 0; i < n; i++) {
            words += classify(i % 6 == 5 ? null : new Word(all[i % all.length]), words % 4);
        }
        int kinds = 0;
        Object[] mixed = {Op.ADD, Op.POW, Paren.OPEN, Paren.CLOSE, 'x', '7', n, "abc", Thread.State.NEW, 2.5, Op.NEG};
        for (int i = 0; i < n; i++) {
            for (int k = kind(mixed[i * 3 % mixed.length]).length(); k > 0; k--) {
                kinds++;
            }
        }
        System.out.println(l.size() + " " + depth + " " + used + " " + v + " " + words + " " + kinds);
    }
}
