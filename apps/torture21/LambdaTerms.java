// args: 3 plus | 5 times | 4 omega
import java.util.*;
import java.util.function.*;

/** Terms of the lambda calculus as nested records: substitution that renames, two strategies, numbers read back by patterns. */
public class LambdaTerms {
    sealed interface Term permits Var, Lam, App {
        default Term apply(Term... args) {
            Term t = this;
            for (Term a : args) {
                t = new App(t, a);
            }
            return t;
        }
    }

    record Var(String name) implements Term {
    }

    record Lam(String name, Term body) implements Term {
    }

    record App(Term f, Term x) implements Term {
    }

    static class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;
        final transient Term at;

        Exhausted(Term at) {
            super(null, null, false, false);
            this.at = at;
        }
    }

    static int renamed;
    static int fresh;
    static int budget;
    static int shared;

    static boolean free(String v, Term t) {
        return switch (t) {
            case Var(String n) when n.equals(v) -> true;
            case Var ignored -> false;
            case Lam(var n, var b) -> !n.equals(v) && free(v, b);
            case App(Lam(var n, Var(var m)), Term x) when n.equals(m) -> free(v, x);
            case App(var f, var x) -> free(v, f) || free(v, x);
        };
    }

    static Term substitute(Term t, String v, Term by) {
        return switch (t) {
            case Var(var n) -> n.equals(v) ? by : t;
            case App(var f, var x) -> {
                Term g = substitute(f, v, by);
                Term y = substitute(x, v, by);
                if (g == f && y == x) {
                    shared++;
                    yield t;
                }
                yield new App(g, y);
            }
            case Lam(var n, var b) when n.equals(v) || !free(v, b) -> t;
            case Lam(var n, var b) when free(n, by) -> {
                renamed++;
                String m = n.charAt(0) + "" + fresh++;
                yield new Lam(m, substitute(substitute(b, n, new Var(m)), v, by));
            }
            case Lam(var n, var b) -> new Lam(n, substitute(b, v, by));
        };
    }

    static Term normal(Term t) {
        if (budget-- <= 0) {
            throw new Exhausted(t);
        }
        return switch (t) {
            case App(Lam(var n, var b), var x) -> normal(substitute(b, n, x));
            case App(var f, var x) -> {
                Term g = normal(f);
                yield g instanceof Lam ? normal(new App(g, x)) : new App(g, normal(x));
            }
            case Lam(var n, App(var f, Var(var m))) when n.equals(m) && !free(n, f) -> normal(f);
            case Lam(var n, var b) -> new Lam(n, normal(b));
            case Var v -> v;
        };
    }

    static OptionalInt number(Term t) {
        if (!(t instanceof Lam(var f, Lam(var x, var body)))) {
            return t instanceof Lam(var n, Var(var m)) && n.equals(m) ? OptionalInt.of(1) : OptionalInt.empty();
        }
        int k = 0;
        while (body instanceof App(Var(var g), var inner) && g.equals(f)) {
            k++;
            body = inner;
        }
        return body instanceof Var(var y) && y.equals(x) ? OptionalInt.of(k) : OptionalInt.empty();
    }

    static Term church(int k) {
        Term body = new Var("x");
        for (int i = 0; i < k; i++) {
            body = new App(new Var("f"), body);
        }
        return new Lam("f", new Lam("x", body));
    }

    static int size(Term t) {
        return t instanceof Lam(var n, var b) ? n.length() + size(b) : t instanceof App(var f, var x) ? size(f) + size(x) + 1 : 1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Var f = new Var("f");
        Var x = new Var("x");
        Var m = new Var("m");
        Var k = new Var("n");
        Term plus = new Lam("m", new Lam("n", new Lam("f", new Lam("x", m.apply(f, k.apply(f, x))))));
        Term times = new Lam("m", new Lam("n", new Lam("f", new App(m, k.apply(f)))));
        Term self = new Lam("x", x.apply(x));
        Term capture = new Lam("m", new Lam("f", m.apply(f))).apply(f);
        Map<String, BinaryOperator<Term>> operations = Map.of("plus", (a, b) -> plus.apply(a, b), "times", (a, b) -> times.apply(a, b),
            "omega", (a, b) -> self.apply(self));
        int sum = 0;
        int stuck = 0;
        int sizes = 0;
        for (int i = 0; i < n; i++) {
            budget = 300;
            try {
                Term r = normal(operations.get(args[1]).apply(church(i), church(n - i)));
                sizes += size(r);
                sum += number(r).orElseThrow(() -> new NoSuchElementException("no number"));
            } catch (Exhausted e) {
                stuck += size(e.at);
            } catch (NoSuchElementException e) {
                stuck += 100;
            }
        }
        budget = 50;
        Term captured = normal(capture);
        int same = captured.equals(f) ? n : captured instanceof Lam(var name, App(var g, Var(var v))) && v.equals(name) ? 2 : 0;
        int steps = 0;
        for (int i = sum + sizes + same; i > 0; i -= 2) {
            steps++;
        }
        System.out.println(steps + " " + stuck + " " + renamed + " " + fresh + " " + shared + " " + budget);
    }
}
