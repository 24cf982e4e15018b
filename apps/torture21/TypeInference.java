// args: 3 id | 7 pair | 12 wrong
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Types of a small language inferred by unification: variables that are bound in place, schemes that are copied, occurs checks, errors with both types. */
public class TypeInference {
    sealed interface Type {
    }

    static final class Hole implements Type {
        private static int made;
        final int id = made++;
        final int level;
        private Type bound;

        Hole(int level) {
            this.level = level;
        }

        @Override
        public String toString() {
            return bound == null ? "t" + id : bound.toString();
        }
    }

    record Con(String name, List<Type> args) implements Type {
        Con(String name, Type... args) {
            this(name, List.of(args));
        }

        @Override
        public String toString() {
            return args.isEmpty() ? name : name + args.stream().map(Object::toString).collect(Collectors.joining(",", "<", ">"));
        }
    }

    sealed interface Expr permits Name, Lit, Fun, Call, Let, If {
    }

    record Name(String s) implements Expr {
    }

    record Lit(Object value) implements Expr {
    }

    record Fun(String param, Expr body) implements Expr {
    }

    record Call(Expr f, Expr... xs) implements Expr {
    }

    record Let(String name, Expr value, Expr in) implements Expr {
    }

    record If(Expr test, Expr yes, Expr no) implements Expr {
    }

    static class Mismatch extends Exception {
        private static final long serialVersionUID = 1;
        final transient Type a;
        final transient Type b;

        Mismatch(Type a, Type b) {
            super(a + "~" + b);
            this.a = a;
            this.b = b;
        }
    }

    static int unified;
    static int copied;
    static int shortened;
    static final Con INT = new Con("int");
    static final Con TEXT = new Con("text");
    static final Con BOOL = new Con("bool");

    static Con fun(Type a, Type b) {
        return new Con("->", a, b);
    }

    static Type prune(Type t) {
        if (t instanceof Hole h && h.bound != null) {
            Type end = prune(h.bound);
            if (end != h.bound) {
                shortened++;
                h.bound = end;
            }
            return end;
        }
        return t;
    }

    static boolean occurs(Hole h, Type t) {
        return switch (prune(t)) {
            case Hole o -> o == h;
            case Con(var n, var args) -> args.stream().anyMatch(a -> occurs(h, a));
        };
    }

    record Two(Type a, Type b) {
    }

    static void unify(Type x, Type y) throws Mismatch {
        unified++;
        switch (new Two(prune(x), prune(y))) {
            case Two(Hole a, Hole b) when a == b -> { }
            case Two(Hole a, Type b) when !occurs(a, b) -> a.bound = b;
            case Two(Con a, Hole b) when !occurs(b, a) -> b.bound = a;
            case Two(Con(var n, var as), Con(var m, var bs)) when n.equals(m) && as.size() == bs.size() -> {
                for (int i = 0; i < as.size(); i++) {
                    unify(as.get(i), bs.get(i));
                }
            }
            case Two(var a, var b) -> throw new Mismatch(a, b);
        }
    }

    static Type fresh(Type t, int level, Map<Hole, Hole> copies) {
        return switch (prune(t)) {
            case Hole h when h.level > level -> copies.computeIfAbsent(h, k -> {
                copied++;
                return new Hole(level);
            });
            case Hole h -> h;
            case Con(var n, var args) when args.isEmpty() -> t;
            case Con(var n, var args) -> new Con(n, args.stream().map(a -> fresh(a, level, copies)).toList());
        };
    }

    static Type infer(Expr e, Map<String, Type> env, int level) throws Mismatch {
        return switch (e) {
            case Lit(Integer i) -> INT;
            case Lit(String s) -> TEXT;
            case Lit(var o) -> BOOL;
            case Name(var s) -> fresh(Objects.requireNonNull(env.get(s), s), level, new LinkedHashMap<>());
            case Fun(var p, var b) -> {
                Hole h = new Hole(level);
                Map<String, Type> inner = new HashMap<>(env);
                inner.put(p, h);
                yield fun(h, infer(b, inner, level));
            }
            case Call(var f, var xs) -> {
                Type t = infer(f, env, level);
                for (Expr x : xs) {
                    Hole r = new Hole(level);
                    unify(t, fun(infer(x, env, level), r));
                    t = r;
                }
                yield prune(t);
            }
            case Let(var n, var v, var in) -> {
                Map<String, Type> inner = new HashMap<>(env);
                inner.put(n, infer(v, env, level + 1));
                yield infer(in, inner, level);
            }
            case If(var t, var a, var b) -> {
                unify(infer(t, env, level), BOOL);
                Type r = infer(a, env, level);
                unify(r, infer(b, env, level));
                yield r;
            }
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<String, Type> env = new HashMap<>();
        env.put("plus", fun(INT, fun(INT, INT)));
        env.put("length", fun(TEXT, INT));
        Hole a = new Hole(9);
        Hole b = new Hole(9);
        env.put("pair", fun(a, fun(b, new Con("pair", a, b))));
        Name x = new Name("x");
        Name f = new Name("f");
        IntFunction<Expr> step = switch (args[1]) {
            case "id" -> i -> new Let("f", new Fun("x", x), new Call(new Name("pair"), new Call(f, new Lit(i)), new Call(f, new Lit("s"))));
            case "pair" -> i -> {
                Expr e = new Lit(i % 2 == 0 ? (Object) i : "odd");
                for (int k = 0; k < i; k++) {
                    e = new Let("x", e, new Call(new Name("pair"), x, k % 2 == 0 ? x : new Lit(true)));
                }
                return i % 3 == 2 ? new Call(e, e) : e;
            };
            default -> i -> i % 3 == 0 ? new Fun("x", new Call(x, x)) : i % 3 == 1 ? new If(new Lit(i > 4), new Lit(i), new Lit("t"))
                : new Fun("f", new Call(new Name("plus"), new Call(f, new Lit(1)), new Call(new Name("missing" + i), f)));
        };
        int lengths = 0;
        int wrong = 0;
        int missing = 0;
        for (int i = 0; i < Math.min(n, 9); i++) {
            try {
                lengths += infer(step.apply(i), env, 0).toString().length();
            } catch (Mismatch m) {
                wrong += m.a instanceof Hole ? 100 : m.b instanceof Con(var name, var none) && none.isEmpty() ? name.length() : 1;
            } catch (NullPointerException e) {
                missing += e.getMessage().length();
            }
        }
        int steps = 0;
        for (int i = lengths; i > 0; i -= 6) {
            steps++;
        }
        System.out.println(steps + " " + wrong + " " + missing + " " + unified + " " + copied + " " + shortened + " " + Hole.made);
    }
}
