// args: ssx3m21 5 | ms4n4x 2 | nnmxs0m1x 6 | ms1xsxnd80 3
import java.util.function.IntSupplier;

/** A symbolic calculator simplified by nested record patterns with guards. */
public class ShapePatterns {
    sealed interface Term permits Num, Var, Sum, Mul, Div, Neg { }

    record Num(int value) implements Term { }

    record Var() implements Term { }

    record Sum(Term left, Term right) implements Term { }

    /** The accessor swaps: a pattern sees the bigger number first. */
    record Mul(Term left, Term right) implements Term {
        static int looked;

        @Override
        public Term left() {
            looked++;
            return left instanceof Num(int a) && right instanceof Num(int b) && a < b ? right : left;
        }
    }

    /** Its accessor refuses: matching fails with a MatchException. */
    record Div(Term left, Term right) implements Term {
        @Override
        public Term right() {
            if (right instanceof Num(var v) && v == 0) {
                throw new ArithmeticException("zero");
            }
            return right;
        }
    }

    record Neg(Term inner) implements Term { }

    static int pos;
    static int rewrites;
    static int refused;

    static Term parse(String s) {
        char c = s.charAt(pos++);
        if (Character.isDigit(c)) {
            return new Num(c - '0');
        }
        if (c == 'x') {
            return new Var();
        }
        Term a = parse(s);
        Term b = c == 'n' ? null : parse(s);
        return switch (c) {
            case 's' -> new Sum(a, b);
            case 'm' -> new Mul(a, b);
            case 'd' -> new Div(a, b);
            default -> new Neg(a);
        };
    }

    static Term step(Term t) {
        return switch (t) {
            case Sum(Num(int a), Num(int b)) -> hit(new Num(a + b));
            case Sum(var a, Neg(var b)) when a.equals(b) -> hit(new Num(0));
            case Sum(Sum(Term a, Num n), Term b) when !(b instanceof Num) -> hit(new Sum(new Sum(a, b), n));
            case Sum(var a, var b) -> new Sum(step(a), step(b));
            case Mul(Num(int a), _) when a == 0 -> hit(new Num(0));
            case Mul(Num(int a), Num(int b)) -> hit(new Num(a * b));
            case Mul(Sum(Term a, Term b), Term c) -> hit(new Sum(new Mul(a, c), new Mul(b, c)));
            case Mul(var a, var b) -> new Mul(step(a), step(b));
            case Neg(Neg(var a)) -> hit(a);
            case Neg(Num(int a)) when a > 0 -> hit(new Num(-a));
            case Neg(var a) -> new Neg(step(a));
            case Div(Num(int a), Num(int b)) -> hit(new Num(a / b));
            case Div d -> d;
            case Num n -> n;
            case Var v -> v;
        };
    }

    static Term hit(Term t) {
        rewrites++;
        return t;
    }

    static int eval(Term t, IntSupplier x) {
        return switch (t) {
            case Num(int v) -> v;
            case Var() -> x.getAsInt();
            case Sum(var a, var b) -> eval(a, x) + eval(b, x);
            case Mul(var a, var b) -> eval(a, x) * eval(b, x);
            case Neg(var a) -> -eval(a, x);
            case Div(var a, _) -> eval(a, x);
        };
    }

    public static void main(String[] args) {
        Term t = parse(args[0]);
        int limit = Integer.parseInt(args[1]);
        int rounds = 0;
        Term before;
        do {
            before = t;
            try {
                t = step(t);
            } catch (MatchException e) {
                refused++;
                t = new Neg(new Neg(new Num(e.getCause().getMessage().length())));
            }
            rounds++;
        } while (!t.equals(before) && rounds < limit);
        int[] reads = {1};
        int value = 0;
        try {
            value = eval(t, () -> reads[0]++);
        } catch (MatchException e) {
            refused++;
        }
        int bars = 0;
        for (int i = Math.abs(value) + reads[0]; i > 0; i -= 2) {
            bars++;
        }
        System.out.println(t);
        System.out.println("rounds=" + rounds + " rewrites=" + rewrites + " refused=" + refused
                + " looked=" + Mul.looked + " value=" + value + " bars=" + bars);
    }
}
