// args: 3 | 17 | 40
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A small logic engine: terms are records, variables are bound in place, a trail undoes them, cuts leave as exceptions. */
public class UnifiedTerms {
    sealed interface Term permits Var, Int, Fun {
    }

    static final class Var implements Term {
        Term bound;
        final String name;

        Var(String name) {
            this.name = name;
        }
    }

    record Int(int v) implements Term {
    }

    record Fun(String name, List<Term> args) implements Term {
        Fun(String name, Term... args) {
            this(name, List.of(args));
        }
    }

    static class Cut extends RuntimeException {
        final int level;

        Cut(int level) {
            super(null, null, false, false);
            this.level = level;
        }
    }

    final List<Var> trail = new ArrayList<>();
    int unifications;
    int undone;
    int deepest;

    static Term walk(Term t) {
        while (t instanceof Var v && v.bound != null) {
            t = v.bound;
        }
        return t;
    }

    boolean unify(Term a, Term b) {
        unifications++;
        record Two(Term x, Term y) {
        }
        return switch (new Two(walk(a), walk(b))) {
            case Two(Var x, Var y) when x == y -> true;
            case Two(Var x, var y) -> bind(x, y);
            case Two(var x, Var y) -> bind(y, x);
            case Two(Int(int x), Int(int y)) -> x == y;
            case Two(Fun(var f, var p), Fun(var g, var q)) when f.equals(g) && p.size() == q.size() -> {
                for (int i = 0; i < p.size(); i++) {
                    if (!unify(p.get(i), q.get(i))) {
                        yield false;
                    }
                }
                yield true;
            }
            case Two(var x, var y) -> false;
        };
    }

    boolean bind(Var v, Term t) {
        v.bound = t;
        trail.add(v);
        return true;
    }

    void undo(int mark) {
        while (trail.size() > mark) {
            trail.remove(trail.size() - 1).bound = null;
            undone++;
        }
    }

    static Term list(int from, int to) {
        return from >= to ? new Fun("nil") : new Fun("cons", new Int(from), list(from + 1, to));
    }

    /** append(a, b, c): true when the continuation says to stop. */
    boolean append(Term a, Term b, Term c, int depth, Predicate<Integer> then) {
        deepest = Math.max(deepest, depth);
        int mark = trail.size();
        if (unify(a, new Fun("nil")) && unify(b, c) && then.test(depth)) {
            return true;
        }
        undo(mark);
        Var head = new Var("h" + depth);
        Var rest = new Var("r" + depth);
        Var tail = new Var("t" + depth);
        if (unify(a, new Fun("cons", head, rest)) && unify(c, new Fun("cons", head, tail)) && append(rest, b, tail, depth + 1, then)) {
            return true;
        }
        undo(mark);
        return false;
    }

    static int sum(Term t) {
        return switch (walk(t)) {
            case Int(var v) -> v;
            case Fun(var n, var p) -> {
                int s = n.length();
                for (Term x : p) {
                    s += sum(x);
                }
                yield s;
            }
            case Var v -> -100;
        };
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        UnifiedTerms u = new UnifiedTerms();
        Var x = new Var("x");
        Var y = new Var("y");
        List<Integer> splits = new ArrayList<>();
        boolean stopped = u.append(x, y, list(0, n % 12 + 1), 0, d -> {
            splits.add(sum(x) * 100 + sum(y));
            return d > 7;
        });
        u.undo(0);
        int known = 0;
        for (int i = 0; i < n % 6 + 1; i++) {
            int from = i;
            if (u.append(list(0, from), y, list(0, n % 12 + 1), 0, d -> true)) {
                known += sum(y);
            }
            u.undo(0);
        }
        int cut = 0;
        try {
            u.append(x, list(n % 5, n % 12 + 1), list(0, n % 12 + 1), 0, d -> {
                u.append(new Var("p"), new Var("q"), x, 10, e -> {
                    if (e > 12) {
                        throw new Cut(e);
                    }
                    return false;
                });
                return true;
            });
        } catch (Cut c) {
            cut = c.level + u.trail.size();
        }
        int marks = sum(x);
        u.undo(0);
        int rounds = 0;
        for (int left = u.undone; left > 0; left -= splits.size()) {
            rounds++;
        }
        System.out.println(splits.size() + " " + splits.get(splits.size() - 1) + " " + stopped + " " + known
                + " " + cut + " " + marks + " " + u.unifications + " " + u.deepest + " " + rounds);
    }
}
