// args: 3 | 10 | 12
import java.util.HashMap;
import java.util.Map;

/** An expression evaluator over nested record patterns, generic records and a yield-heavy switch. */
public class RecordNesting {
    sealed interface Expr {
        record Const(int value) implements Expr {
        }

        record Add(Expr left, Expr right) implements Expr {
        }

        record Mul(Expr left, Expr right) implements Expr {
        }

        record Var(String name) implements Expr {
        }
    }

    record Pair<A, B>(A first, B second) {
    }

    static int rewrites;

    static Expr simplify(Expr e) {
        return switch (e) {
            case Expr.Add(Expr.Const(var a), Expr.Const(var b)) -> {
                rewrites++;
                yield new Expr.Const(a + b);
            }
            case Expr.Mul(Expr.Const(var a), var x) when a == 1 -> {
                rewrites += 10;
                yield simplify(x);
            }
            case Expr.Mul(var x, Expr.Const(var b)) when b == 0 -> new Expr.Const(0);
            case Expr.Add(var l, var r) -> new Expr.Add(simplify(l), simplify(r));
            case Expr.Mul(var l, var r) -> new Expr.Mul(simplify(l), simplify(r));
            case Expr.Const c -> c;
            case Expr.Var v -> v;
        };
    }

    static int eval(Expr e, Map<String, Integer> env) {
        return switch (e) {
            case Expr.Const(int v) -> v;
            case Expr.Var(String name) -> env.getOrDefault(name, 0);
            case Expr.Add(Expr l, Expr r) -> eval(l, env) + eval(r, env);
            case Expr.Mul(Expr l, Expr r) -> eval(l, env) * eval(r, env) % 1009;
        };
    }

    static Expr build(int n) {
        if (n < 3) {
            return n == 1 ? new Expr.Var("x") : new Expr.Const(n / 2);
        }
        return n % 2 == 0 ? new Expr.Add(build(n / 2), build(n - 2)) : new Expr.Mul(build(n - 2), build(n / 3));
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<String, Integer> env = new HashMap<>();
        env.put("x", n + 1);
        Expr e = build(n);
        Object boxed = new Pair<>(e, simplify(simplify(e)));
        int total = 0;
        if (boxed instanceof Pair<?, ?>(Expr before, Expr after)) {
            total = eval(before, env) * 2 - eval(after, env);
        }
        for (int i = 0; i < rewrites; i++) {
            total++;
        }
        System.out.println(total);
    }
}
