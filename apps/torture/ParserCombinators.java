// args: 3 1+2*(3-1) | 9 a=4;a*a-(a+1) | 20 ((7));x=2;x^2^2;y | 5 1+
import java.util.*;
import java.util.function.*;

/** Parsers that are functions made of functions: lazy ones for recursion, alternatives that go back, failures that remember the farthest place. */
public class ParserCombinators {
    interface Parser<T> {
        Result<T> parse(String s, int at);

        default <U> Parser<U> map(Function<? super T, ? extends U> f) {
            return (s, at) -> {
                Result<T> r = parse(s, at);
                return r.ok ? new Result<>(true, f.apply(r.value), r.end) : new Result<>(false, null, r.end);
            };
        }

        default <U, V> Parser<V> then(Supplier<Parser<U>> next, BiFunction<T, U, V> f) {
            return (s, at) -> {
                Result<T> a = parse(s, at);
                if (!a.ok) {
                    return new Result<>(false, null, a.end);
                }
                Result<U> b = next.get().parse(s, a.end);
                return b.ok ? new Result<>(true, f.apply(a.value, b.value), b.end) : new Result<>(false, null, b.end);
            };
        }

        default Parser<T> or(Parser<T> other) {
            return (s, at) -> {
                Result<T> a = parse(s, at);
                if (a.ok) {
                    return a;
                }
                backtracks++;
                Result<T> b = other.parse(s, at);
                return b.ok || b.end >= a.end ? b : a;
            };
        }

        default Parser<List<T>> many() {
            return (s, at) -> {
                List<T> all = new ArrayList<>();
                int here = at;
                for (Result<T> r; (r = parse(s, here)).ok; here = r.end) {
                    all.add(r.value);
                }
                return new Result<>(true, all, here);
            };
        }
    }

    record Result<T>(boolean ok, T value, int end) {
    }

    static int backtracks;
    static int evaluated;

    static Parser<Character> one(IntPredicate p) {
        return (s, at) -> at < s.length() && p.test(s.charAt(at)) ? new Result<>(true, s.charAt(at), at + 1) : new Result<>(false, null, at);
    }

    static Parser<Character> sign(String any) {
        return one(c -> any.indexOf(c) >= 0);
    }

    interface Node extends ToIntFunction<Map<String, Integer>> {
    }

    static Node binary(char op, Node a, Node b) {
        return env -> {
            evaluated++;
            int x = a.applyAsInt(env);
            int y = b.applyAsInt(env);
            return switch (op) {
                case '+' -> x + y;
                case '-' -> x - y;
                case '*' -> x * y;
                case '^' -> {
                    int p = 1;
                    for (int i = 0; i < y; i++) {
                        p *= x;
                    }
                    yield p;
                }
                default -> throw new IllegalArgumentException("op " + op);
            };
        };
    }

    static Parser<Node> chain(Parser<Node> operand, String ops) {
        Parser<UnaryOperator<Node>> tail = sign(ops).then(() -> operand, (op, right) -> left -> binary(op, left, right));
        return operand.then(tail::many, (first, rest) -> {
            Node n = first;
            for (UnaryOperator<Node> f : rest) {
                n = f.apply(n);
            }
            return n;
        });
    }

    static final Parser<String> NAME = one(Character::isLetter).then(() -> one(Character::isLetterOrDigit).many(), (c, cs) -> {
        StringBuilder b = new StringBuilder().append(c);
        cs.forEach(b::append);
        return b.toString();
    });
    static final Parser<Node> NUMBER = one(Character::isDigit).then(() -> one(Character::isDigit).many(), (c, cs) -> {
        int k = c - '0';
        for (char d : cs) {
            k = k * 10 + d - '0';
        }
        int value = k;
        return env -> value;
    });
    static final Parser<Node> VARIABLE = NAME.map(name -> env -> {
        Integer v = env.get(name);
        if (v == null) {
            throw new NoSuchElementException(name);
        }
        return v;
    });
    static final Parser<Node> NESTED = sign("(").then(() -> ParserCombinators.SUM, (c, e) -> e).then(() -> sign(")"), (e, c) -> e);
    static final Parser<Node> ATOM = NUMBER.or(VARIABLE).or(NESTED);
    static final Parser<Node> POWER = ATOM.then(() -> sign("^").then(() -> ParserCombinators.POWER, (c, e) -> e).many(),
        (a, es) -> es.isEmpty() ? a : binary('^', a, es.get(0)));
    static final Parser<Node> SUM = chain(chain(POWER, "*"), "+-");
    static final Parser<Node> STATEMENT = NAME.then(() -> sign("=").then(() -> SUM, (c, e) -> e), (name, e) -> (Node) env -> {
        int v = e.applyAsInt(env);
        env.merge(name, v, (old, now) -> old * 10 + now);
        return v;
    }).or(SUM);

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<String, Integer> env = new HashMap<>();
        int sum = 0;
        int missing = 0;
        int broken = 0;
        for (int round = 0; round < n; round++) {
            for (String part : args[1].split(";")) {
                Result<Node> r = STATEMENT.parse(part, 0);
                if (!r.ok() || r.end() < part.length()) {
                    broken += r.end();
                    continue;
                }
                try {
                    sum += r.value().applyAsInt(env) % 100;
                } catch (NoSuchElementException e) {
                    missing += e.getMessage().length();
                    env.put(e.getMessage(), round);
                }
            }
        }
        int steps = 0;
        for (int i = Math.abs(sum); i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + missing + " " + broken + " " + backtracks + " " + evaluated + " " + new TreeMap<>(env).size());
    }
}
