// args: 6 | 25 fold | 60 share
import java.util.*;
import java.util.function.*;

/**
 * Mini expression evaluator with an access-ordered LRU cache of parsed trees: eviction is decided by
 * removeEldestEntry (which get and getOrDefault silently influence), and cached trees are mutated in place
 * by constant folding and by profile counters shared through common subtrees.
 */
public class LruParser {
    static int parses, evals, folds, evicted;

    static abstract class Expr {
        int uses;
        final int eval(Map<String, Integer> env) {
            evals++;
            uses++;
            return value(env);
        }
        abstract int value(Map<String, Integer> env);
        Expr fold() { return this; }
        int size() { return 1; }
    }

    static final class Num extends Expr {
        final int n;
        Num(int n) { this.n = n; }
        @Override int value(Map<String, Integer> env) { return n; }
        @Override public String toString() { return "" + n; }
    }

    static final class Var extends Expr {
        final String name;
        Var(String name) { this.name = name; }
        @Override int value(Map<String, Integer> env) {
            Integer v = env.get(name);
            if (v == null) throw new NoSuchElementException(name);
            return v;
        }
        @Override public String toString() { return name; }
    }

    static final class Assign extends Expr {
        final String name;
        Expr e;
        Assign(String name, Expr e) { this.name = name; this.e = e; }
        @Override int value(Map<String, Integer> env) { int v = e.eval(env); env.put(name, v); return v; }
        @Override Expr fold() { e = e.fold(); return this; }
        @Override int size() { return 1 + e.size(); }
        @Override public String toString() { return name + "=" + e; }
    }

    static final class Bin extends Expr {
        final char op;
        Expr l, r;
        Bin(char op, Expr l, Expr r) { this.op = op; this.l = l; this.r = r; }
        @Override int value(Map<String, Integer> env) {
            int a = l.eval(env);
            switch (op) {
                case '&': return a == 0 ? 0 : r.eval(env);          // short circuit
                case '+': return a + r.eval(env);
                case '-': return a - r.eval(env);
                case '*': return a * r.eval(env);
                default: return a / r.eval(env);
            }
        }
        @Override Expr fold() {
            l = l.fold();
            r = r.fold();
            if (l instanceof Num && r instanceof Num) {
                try {
                    Num k = new Num(value(Map.of()));
                    folds++;
                    return k;
                } catch (ArithmeticException e) {
                    return this;                                     // must fail when run
                }
            }
            return this;
        }
        @Override int size() { return 1 + l.size() + r.size(); }
        @Override public String toString() { return "(" + l + op + r + ")"; }
    }

    static class Cache extends LinkedHashMap<String, Expr> {
        private static final long serialVersionUID = 1;
        final int weightLimit;
        int weight;
        Cache(int limit) { super(16, 0.75f, true); weightLimit = limit; }
        @Override protected boolean removeEldestEntry(Map.Entry<String, Expr> e) {
            if (weight <= weightLimit) return false;
            Iterator<Map.Entry<String, Expr>> it = entrySet().iterator();
            while (weight > weightLimit && it.hasNext()) {
                Map.Entry<String, Expr> x = it.next();
                if (x.getValue().uses % 5 == 4) continue;           // kept: warm
                weight -= x.getKey().length();
                it.remove();
                evicted++;
            }
            return false;                                            // has removed them itself
        }
        @Override public Expr put(String k, Expr v) {
            weight += k.length();
            return super.put(k, v);
        }
    }

    static final class Parser {
        final Cache cache;
        final boolean share, fold;
        String s;
        int at;
        Parser(Cache c, boolean share, boolean fold) { cache = c; this.share = share; this.fold = fold; }

        Expr parse(String text) {
            Expr known = cache.get(text);
            if (known != null) return known;
            parses++;
            s = text;
            at = 0;
            Expr e = sum();
            if (at < s.length()) throw new IllegalArgumentException("rest " + s.substring(at));
            if (fold) e = e.fold();
            cache.put(text, e);
            return e;
        }
        Expr sum() {
            Expr e = product();
            while (at < s.length() && "+-&".indexOf(s.charAt(at)) >= 0) { char c = s.charAt(at++); e = new Bin(c, e, product()); }
            return e;
        }
        Expr product() {
            Expr e = atom();
            while (at < s.length() && "*/".indexOf(s.charAt(at)) >= 0) { char c = s.charAt(at++); e = new Bin(c, e, atom()); }
            return e;
        }
        Expr atom() {
            char c = s.charAt(at++);                                 // StringIndexOutOfBounds at the end
            if (c == '(') {
                int from = at - 1;
                Expr e = sum();
                at++;
                if (share && at <= s.length()) {
                    String sub = s.substring(from, at);
                    Expr old = cache.getOrDefault(sub, null);         // counts as an access
                    if (old != null) return old;
                    cache.putIfAbsent(sub, e);                        // does not go through put(): no weight
                }
                return e;
            }
            if (Character.isDigit(c)) {
                int n = c - '0';
                while (at < s.length() && Character.isDigit(s.charAt(at))) n = n * 10 + s.charAt(at++) - '0';
                return new Num(n);
            }
            if (at < s.length() && s.charAt(at) == '=') { at++; return new Assign("" + c, sum()); }
            return new Var("" + c);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Cache cache = new Cache(n < 20 ? 20 : 60);
        Parser p = new Parser(cache, mode.equals("share"), mode.equals("fold"));
        String[] pool = {"1+2*3", "x=(a+1)*2", "(a+1)*(a+1)", "a&b/(3-3)", "y", "x+(2*5-1)", "b=(4-4)&z", "(a", "7/(1-1)", "a=a+x", "2+2)"};
        Map<String, Integer> env = new HashMap<>(Map.of("a", 0, "b", 2));
        int sum = 0, unknown = 0, math = 0, syntax = 0;
        for (int i = 0; i < n; i++) {
            String src = pool[(i * 7 + i * i / 3) % pool.length] + (i % 9 == 8 ? "+" + i : "");
            try {
                sum = (sum * 7 + p.parse(src).eval(env)) % 100003;
            } catch (NoSuchElementException e) {
                unknown++;
                if (unknown == 3) env.put(e.getMessage(), n);
            } catch (ArithmeticException e) {
                math++;
            } catch (StringIndexOutOfBoundsException | IllegalArgumentException e) {
                syntax += e instanceof IllegalArgumentException ? e.getMessage().length() : 1;
            }
        }
        int warm = 0, order = 0;
        for (Expr e : cache.values()) for (int i = 0; i < e.uses; i++) warm += e.size();
        for (String k : cache.keySet()) order = order * 31 % 1009 + k.length();
        System.out.println(sum + " " + unknown + " " + math + " " + syntax + " " + parses + " " + evals + " " + folds
                + " " + evicted + " " + cache.size() + " " + cache.weight
            + " " + warm + " " + order + " " + env.get("x"));
    }
}
