import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Solves finite-domain puzzles written in a small language.
 * usage: PuzzleCsp puzzles.csp [--all=N] [--limit=NODES] [--order=mrv|input|degree]
 *
 *   puzzle NAME
 *   var a, b in 1..9            var c in {2, 4, 8}
 *   alldiff a, b, c             2*a + b - c <= 10          a != b
 *   end
 */
public class PuzzleCsp {

    static class SyntaxException extends Exception {
        SyntaxException(String msg) { super(msg); }
    }
    static class LimitException extends RuntimeException {
        LimitException() { super("node limit reached", null, false, false); }
    }

    // ------------------------------------------------------------ language
    static class Tokens {
        private static final Pattern TOKEN = Pattern.compile("\\s*(?:(#.*)|(\\.\\.|[<>!]=|[-+*=<>{},\\n])|(\\d+)|([A-Za-z_]\\w*)|(\\S))", Pattern.DOTALL);
        private final List<String> list = new ArrayList<>();
        private int pos;
        Tokens(String line) throws SyntaxException {
            int hash = line.indexOf('#');
            Matcher m = TOKEN.matcher(hash < 0 ? line : line.substring(0, hash));
            while (m.find()) {
                if (m.group(5) != null) throw new SyntaxException("stray '" + m.group(5) + "'");
                list.add(m.group().trim());
            }
        }
        boolean done() { return pos >= list.size(); }
        String peek() { return done() ? "" : list.get(pos); }
        String next() { return done() ? "" : list.get(pos++); }
        boolean accept(String t) { if (peek().equals(t)) { pos++; return true; } return false; }
        void expect(String t) throws SyntaxException { if (!accept(t)) throw new SyntaxException("expected " + t + " at '" + peek() + "'"); }
        int number() throws SyntaxException {
            int sign = accept("-") ? -1 : 1;
            try {
                return sign * Integer.parseInt(next());
            } catch (NumberFormatException e) {
                throw new SyntaxException("number wanted");
            }
        }
        List<String> names() {
            List<String> out = new ArrayList<>();
            do out.add(next()); while (accept(","));
            return out;
        }
    }

    enum Op {
        LE("<="), GE(">="), LT("<"), GT(">"), EQ("="), NE("!=");
        final String sign;
        Op(String sign) { this.sign = sign; }
        static Op of(String s) throws SyntaxException {
            for (Op o : values()) if (o.sign.equals(s)) return o;
            throw new SyntaxException("comparison wanted, not '" + s + "'");
        }
    }

    /** A puzzle as read: variables, their values and the constraints on them. */
    static class Puzzle {
        final String name;
        final Map<String, Integer> index = new LinkedHashMap<>();
        final List<BitSet> domains = new ArrayList<>();
        final List<Constraint> constraints = new ArrayList<>();
        Puzzle(String name) { this.name = name; }

        int var(String n) throws SyntaxException {
            Integer i = index.get(n);
            if (i == null) throw new SyntaxException("unknown variable '" + n + "'");
            return i;
        }

        void statement(Tokens t) throws SyntaxException {
            if (t.accept("var")) {
                List<String> names = t.names();
                t.expect("in");
                BitSet d = new BitSet();
                if (t.accept("{")) {
                    do d.set(t.number()); while (t.accept(","));
                    t.expect("}");
                } else {
                    int lo = t.number();
                    t.expect("..");
                    d.set(lo, t.number() + 1);
                }
                for (String n : names) {
                    if (index.putIfAbsent(n, domains.size()) != null) throw new SyntaxException("variable " + n + " twice");
                    domains.add((BitSet) d.clone());
                }
            } else if (t.accept("alldiff")) {
                List<Integer> vars = new ArrayList<>();
                for (String n : t.names()) vars.add(var(n));
                constraints.add(new AllDiff(vars));
            } else {
                Map<Integer, Integer> coefs = new TreeMap<>();
                int constant = side(t, coefs, 1);
                Op op = Op.of(t.next());
                constant += side(t, coefs, -1);
                constraints.add(Linear.of(coefs, op, -constant));
            }
            if (!t.done()) throw new SyntaxException("extra '" + t.peek() + "'");
        }

        private int side(Tokens t, Map<Integer, Integer> coefs, int sign) throws SyntaxException {
            int constant = 0, s = t.accept("-") ? -sign : sign;
            while (true) {
                int c = 1;
                boolean number = Character.isDigit(t.peek().isEmpty() ? ' ' : t.peek().charAt(0));
                if (number) c = t.number();
                if (number && !t.accept("*")) constant += s * c;
                else coefs.merge(var(t.next()), s * c, Integer::sum);
                if (t.accept("+")) s = sign;
                else if (t.accept("-")) s = -sign;
                else return constant;
            }
        }
    }

    // --------------------------------------------------------- constraints
    sealed interface Constraint permits AllDiff, Linear {
        List<Integer> vars();
        /** Removes values that cannot be; adds changed variables; false if some variable has none left. */
        boolean prune(BitSet[] d, Set<Integer> changed);
    }

    record AllDiff(List<Integer> vars) implements Constraint {
        @Override public boolean prune(BitSet[] d, Set<Integer> changed) {
            for (int v : vars) {
                if (d[v].cardinality() != 1) continue;
                int value = d[v].nextSetBit(0);
                for (int w : vars)
                    if (w != v && d[w].get(value)) {
                        d[w].clear(value);
                        changed.add(w);
                        if (d[w].isEmpty()) return false;
                    }
            }
            BitSet union = new BitSet();
            for (int v : vars) union.or(d[v]);
            return union.cardinality() >= vars.size();
        }
    }

    record Linear(List<Integer> vars, List<Integer> coefs, Op op, int bound) implements Constraint {
        static Linear of(Map<Integer, Integer> coefs, Op op, int bound) {
            int shift = op == Op.LT ? -1 : op == Op.GT ? 1 : 0;
            Op o = op == Op.LT ? Op.LE : op == Op.GT ? Op.GE : op;
            coefs.values().removeIf(c -> c == 0);
            return new Linear(List.copyOf(coefs.keySet()), List.copyOf(coefs.values()), o, bound + shift);
        }
        @Override public boolean prune(BitSet[] d, Set<Integer> changed) {
            if (op == Op.NE) return pruneNotEqual(d, changed);
            int min = 0, max = 0;
            for (int i = 0; i < vars.size(); i++) {
                min += low(d, i);
                max += high(d, i);
            }
            if (op != Op.GE && min > bound || op != Op.LE && max < bound) return false;
            for (int i = 0; i < vars.size(); i++) {
                BitSet dom = d[vars.get(i)];
                int c = coefs.get(i), restMin = min - low(d, i), restMax = max - high(d, i);
                BitSet keep = new BitSet();
                for (int v = dom.nextSetBit(0); v >= 0; v = dom.nextSetBit(v + 1))
                    if ((op == Op.GE || c * v + restMin <= bound) && (op == Op.LE || c * v + restMax >= bound)) keep.set(v);
                if (keep.cardinality() < dom.cardinality()) {
                    dom.and(keep);
                    changed.add(vars.get(i));
                    if (dom.isEmpty()) return false;
                    min = restMin + low(d, i);
                    max = restMax + high(d, i);
                }
            }
            return true;
        }
        private boolean pruneNotEqual(BitSet[] d, Set<Integer> changed) {
            int open = -1, sum = 0;
            for (int i = 0; i < vars.size(); i++) {
                if (d[vars.get(i)].cardinality() == 1) sum += low(d, i);
                else if (open >= 0) return true;
                else open = i;
            }
            if (open < 0) return sum != bound;
            int rest = bound - sum, c = coefs.get(open), v = vars.get(open);
            if (rest % c == 0 && rest / c >= 0 && d[v].get(rest / c)) {
                d[v].clear(rest / c);
                changed.add(v);
            }
            return !d[v].isEmpty();
        }
        private int low(BitSet[] d, int i) {
            BitSet b = d[vars.get(i)];
            return coefs.get(i) > 0 ? coefs.get(i) * b.nextSetBit(0) : coefs.get(i) * (b.length() - 1);
        }
        private int high(BitSet[] d, int i) {
            BitSet b = d[vars.get(i)];
            return coefs.get(i) > 0 ? coefs.get(i) * (b.length() - 1) : coefs.get(i) * b.nextSetBit(0);
        }
    }

    // -------------------------------------------------------------- search
    enum Order {
        INPUT { @Override int rank(Search s, BitSet[] d, int v) { return v; } },
        MRV { @Override int rank(Search s, BitSet[] d, int v) { return d[v].cardinality(); } },
        DEGREE { @Override int rank(Search s, BitSet[] d, int v) { return -s.watching.get(v).size(); } };
        abstract int rank(Search s, BitSet[] d, int v);
    }

    static class Search {
        final List<List<Constraint>> watching = new ArrayList<>();
        private final Puzzle puzzle;
        private final Order order;
        private final int wanted;
        private final long limit;
        final List<int[]> solutions = new ArrayList<>();
        long nodes, prunings;
        int deepest;

        Search(Puzzle p, Order order, int wanted, long limit) {
            this.puzzle = p;
            this.order = order;
            this.wanted = wanted;
            this.limit = limit;
            for (int i = 0; i < p.domains.size(); i++) watching.add(new ArrayList<>());
            for (Constraint c : p.constraints) c.vars().forEach(v -> watching.get(v).add(c));
        }

        void run() {
            BitSet[] d = puzzle.domains.toArray(new BitSet[0]);
            if (propagate(d, puzzle.constraints)) descend(d, 0);
        }

        private boolean propagate(BitSet[] d, List<Constraint> first) {
            Deque<Constraint> queue = new ArrayDeque<>(first);
            Set<Constraint> queued = java.util.Collections.newSetFromMap(new java.util.IdentityHashMap<>());
            queued.addAll(first);
            while (!queue.isEmpty()) {
                Constraint c = queue.poll();
                queued.remove(c);
                prunings++;
                Set<Integer> changed = new HashSet<>();
                if (!c.prune(d, changed)) return false;
                for (int v : changed)
                    for (Constraint w : watching.get(v)) if (queued.add(w)) queue.add(w);
            }
            return true;
        }

        private void descend(BitSet[] d, int depth) {
            if (++nodes > limit) throw new LimitException();
            deepest = Math.max(deepest, depth);
            int pick = -1;
            for (int v = 0; v < d.length; v++)
                if (d[v].cardinality() > 1 && (pick < 0 || order.rank(this, d, v) < order.rank(this, d, pick))) pick = v;
            if (pick < 0) {
                int[] s = new int[d.length];
                for (int v = 0; v < s.length; v++) s[v] = d[v].nextSetBit(0);
                solutions.add(s);
                return;
            }
            int branch = pick;
            for (Iterator<Integer> values = d[branch].stream().iterator(); values.hasNext() && solutions.size() < wanted; ) {
                BitSet[] copy = new BitSet[d.length];
                for (int v = 0; v < d.length; v++) copy[v] = (BitSet) d[v].clone();
                copy[branch].clear();
                copy[branch].set(values.next());
                if (propagate(copy, watching.get(branch))) descend(copy, depth + 1);
            }
        }
    }

    // ---------------------------------------------------------------- main
    static List<Puzzle> read(Path file) throws IOException {
        List<Puzzle> out = new ArrayList<>();
        Puzzle cur = null;
        int no = 0;
        for (String line : Files.readAllLines(file)) {
            no++;
            try {
                Tokens t = new Tokens(line);
                if (t.done()) continue;
                if (t.accept("puzzle")) cur = new Puzzle(t.next());
                else if (cur == null) throw new SyntaxException("outside a puzzle");
                else if (t.accept("end")) { out.add(cur); cur = null; }
                else cur.statement(t);
            } catch (SyntaxException e) {
                System.out.println("line " + no + ": " + e.getMessage());
            }
        }
        return out;
    }

    public static void main(String[] args) throws IOException {
        int wanted = 1;
        long limit = 100_000;
        Order order = Order.MRV;
        for (int i = 1; i < args.length; i++) {
            String value = args[i].substring(args[i].indexOf('=') + 1);
            if (args[i].startsWith("--all=")) wanted = Integer.parseInt(value);
            else if (args[i].startsWith("--limit=")) limit = Long.parseLong(value);
            else if (args[i].startsWith("--order=")) order = Order.valueOf(value.toUpperCase(Locale.ROOT));
        }
        long nodes = 0;
        for (Puzzle p : read(Path.of(args[0]))) {
            Search s = new Search(p, order, wanted, limit);
            String end = "";
            try {
                s.run();
            } catch (LimitException e) {
                end = ", " + e.getMessage();
            }
            nodes += s.nodes;
            System.out.printf("%s: %d variables, %d constraints, %d solutions, %d nodes, depth %d, %d prunings%s%n", p.name,
                    p.domains.size(), p.constraints.size(), s.solutions.size(), s.nodes, s.deepest, s.prunings, end);
            for (int[] sol : s.solutions.stream().limit(2).collect(Collectors.toList())) {
                StringJoiner line = new StringJoiner(" ", "  ", "");
                p.index.forEach((n, i) -> line.add(n + "=" + sol[i]));
                System.out.println(line);
            }
        }
        System.out.println("nodes in all " + nodes);
    }
}
