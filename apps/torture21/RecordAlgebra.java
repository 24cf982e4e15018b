// args: 4 x*(x+3)-sin(x) 3|7 (2*x)*(x*x)+0*x 2|5 x-x+sin(2*x)*1 6
import java.util.function.UnaryOperator;

public class RecordAlgebra {
    sealed interface Expr permits Num, Var, Bin, Neg, Fun { }
    record Num(double v) implements Expr { }
    record Var() implements Expr { static final Var X = new Var(); }
    record Bin(char op, Expr l, Expr r) implements Expr {
        static int accessed;
        @Override public Expr l() { accessed++; return l; } // called by every pattern match
    }
    record Neg(Expr e) implements Expr { }
    record Fun(String name, Expr arg) implements Expr {
        Fun { name = name.strip().toLowerCase(); }
    }

    static int rules, diffs;

    static Expr simplify(Expr e) {
        return switch (e) {
            case Bin(char op, Num(double a), Num(double b)) when op != '/' -> {
                rules++;
                yield new Num(op == '+' ? a + b : op == '-' ? a - b : a * b);
            }
            case Bin(char op, Num(var z), Expr r) when op == '*' && z == 0 -> { rules += 10; yield new Num(0); }
            case Bin(char op, Expr l, Num(var one)) when op == '*' && one == 1 -> simplify(l);
            case Bin(char op, Num(var one), Expr r) when op == '*' && one == 1 -> simplify(r);
            case Bin(char op, Num(var z), Expr r) when op == '+' && z == 0 -> simplify(r);
            case Bin(char op, Expr l, Expr r) when op == '-' && l.equals(r) -> { rules += 100; yield new Num(0); }
            case Bin(char op, Expr l, Expr r) -> {
                Expr sl = simplify(l), sr = simplify(r);
                Expr next = new Bin(op, sl, sr);
                yield sl.equals(l) && sr.equals(r) ? next : simplify(next);
            }
            case Neg(Neg(Expr inner)) -> { rules += 1000; yield simplify(inner); }
            case Neg(Num(double v)) -> new Num(-v);
            case Neg(Expr x) -> new Neg(simplify(x));
            case Fun(String f, Num n) when n.v() == 0 && f.equals("sin") -> n;
            case Fun(String f, Expr a) -> new Fun(f, simplify(a));
            case Num n -> n;
            case Var v -> v;
        };
    }
    static Expr diff(Expr e) {
        diffs++;
        return switch (e) {
            case Num(double ignored) -> new Num(0);
            case Var() -> new Num(1);
            case Bin(char op, var l, var r) when op == '*' -> new Bin('+', new Bin('*', diff(l), r), new Bin('*', l, diff(r)));
            case Bin(char op, var l, var r) -> new Bin(op, diff(l), diff(r));
            case Neg(var x) -> new Neg(diff(x));
            case Fun(var f, var a) -> {
                Expr outer = f.equals("sin") ? new Fun(" COS", a) : new Neg(new Fun("sin", a));
                yield new Bin('*', outer, diff(a));
            }
        };
    }
    static double eval(Expr e, double x) {
        if (e instanceof Bin(char op, Expr l, Expr r) && op != '/')
            return op == '+' ? eval(l, x) + eval(r, x) : op == '-' ? eval(l, x) - eval(r, x) : eval(l, x) * eval(r, x);
        if (e instanceof Fun(String f, Expr a)) return f.length() > 2 && f.charAt(0) == 's' ? x % 2 : eval(a, x) / 4; // exact stand-ins
        return e instanceof Num(double v) ? v : e instanceof Neg(Expr i) ? -eval(i, x) : x;
    }

    static String src;
    static int pos;
    static Expr sum() {
        Expr e = product();
        while (pos < src.length() && "+-".indexOf(src.charAt(pos)) >= 0) e = new Bin(src.charAt(pos++), e, product());
        return e;
    }
    static Expr product() {
        Expr e = atom();
        while (pos < src.length() && src.charAt(pos) == '*') { pos++; e = new Bin('*', e, atom()); }
        return e;
    }
    static Expr atom() {
        char c = src.charAt(pos++);
        if (Character.isDigit(c)) return new Num(c - '0');
        if (c == 'x') return Var.X;
        if (c == 's') { pos += 3; Expr a = sum(); pos++; return new Fun("Sin", a); }
        Expr e = sum();
        pos++;
        return e;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[2]);
        src = args[1];
        Expr e = sum();
        UnaryOperator<Expr> step = x -> simplify(new Neg(new Neg(diff(x))));
        int positive = 0, length = 0;
        for (int d = 0; d < k; d++) {
            for (int x = -n; x <= n; x++) if (eval(e, x) > 0) positive++;
            length += e.toString().length();
            e = step.apply(e);
        }
        System.out.println(positive + " " + length + " " + rules + " " + diffs + " " + Bin.accessed + " " + e.equals(simplify(e)));
    }
}
