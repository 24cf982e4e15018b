// args: 4 | 9 memo | 13 group
import java.util.*;
import java.util.function.*;

/**
 * Mini regex engine: a parsed pattern is compiled to continuation-passing lambdas with backtracking,
 * captured groups live in one shared array that is restored on failure, and the number of steps depends on
 * alternation order and memoisation.
 */
public class TinyRegex {
    interface Cont { boolean run(int pos); }
    interface Matcher { boolean match(Run r, int pos, Cont k); }

    static final class Run {
        final CharSequence in;
        final int[] groups;
        final BitSet failed = new BitSet();
        final boolean memo;
        int steps, maxPos;
        Run(CharSequence in, int groups, boolean memo) { this.in = in; this.groups = new int[groups * 2]; this.memo = memo; Arrays.fill(this.groups, -1); }
    }

    static final class SyntaxError extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int at;
        SyntaxError(String m, int at) { super(m + " at " + at); this.at = at; }
    }

    static final class Parser {
        final String p;
        int at, groups, nodes;
        Parser(String p) { this.p = p; }
        boolean more() { return at < p.length(); }
        boolean eat(char c) {
            if (more() && p.charAt(at) == c) { at++; return true; }
            return false;
        }

        Matcher alt() {
            Matcher left = seq();
            if (!eat('|')) return left;
            Matcher right = alt();
            return (r, i, k) -> left.match(r, i, k) || right.match(r, i, k);
        }

        Matcher seq() {
            List<Matcher> parts = new ArrayList<>();
            while (more() && "|)".indexOf(p.charAt(at)) < 0) parts.add(rep());
            return chain(parts, 0);
        }

        static Matcher chain(List<Matcher> parts, int from) {
            if (from == parts.size()) return (r, i, k) -> k.run(i);
            Matcher head = parts.get(from), tail = chain(parts, from + 1);
            return (r, i, k) -> head.match(r, i, j -> tail.match(r, j, k));
        }

        Matcher rep() {
            Matcher a = atom();
            int id = nodes++;
            if (eat('*')) return eat('?') ? lazy(a) : greedy(a, id);
            if (eat('+')) { Matcher g = greedy(a, id); return (r, i, k) -> a.match(r, i, j -> g.match(r, j, k)); }
            if (eat('?')) return (r, i, k) -> a.match(r, i, k) || k.run(i);
            if (more() && p.charAt(at) == '*') throw new SyntaxError("star", at);
            return a;
        }

        Matcher greedy(Matcher a, int id) {
            return new Matcher() {
                @Override public boolean match(Run r, int i, Cont k) {
                    r.steps++;
                    int key = id * 64 + Math.min(i, 63);
                    if (r.memo && r.failed.get(key)) return false;       // a wrong but useful shortcut
                    if (a.match(r, i, j -> j > i && match(r, j, k)) || k.run(i)) return true;
                    r.failed.set(key);
                    return false;
                }
            };
        }

        Matcher lazy(Matcher a) {
            return new Matcher() {
                @Override public boolean match(Run r, int i, Cont k) {
                    r.steps += 2;
                    return k.run(i) || a.match(r, i, j -> j > i && this.match(r, j, k));
                }
            };
        }

        Matcher atom() {
            if (!more()) throw new SyntaxError("end", at);
            char c = p.charAt(at++);
            switch (c) {
                case '(': {
                    int g = ++groups;
                    Matcher body = alt();
                    if (!eat(')')) throw new SyntaxError("paren", at);
                    return (r, i, k) -> {
                        int s = r.groups[2 * g], e = r.groups[2 * g + 1];
                        if (body.match(r, i, j -> {
                            int s2 = r.groups[2 * g], e2 = r.groups[2 * g + 1];
                            r.groups[2 * g] = i;
                            r.groups[2 * g + 1] = j;
                            if (k.run(j)) return true;
                            r.groups[2 * g] = s2;
                            r.groups[2 * g + 1] = e2;
                            return false;
                        })) return true;
                        r.groups[2 * g] = s;
                        r.groups[2 * g + 1] = e;
                        return false;
                    };
                }
                case '[': {
                    boolean neg = eat('^');
                    BitSet set = new BitSet();
                    while (!eat(']')) {
                        if (!more()) throw new SyntaxError("class", at);
                        char lo = p.charAt(at++);
                        char hi = eat('-') && more() ? p.charAt(at++) : lo;
                        set.set(lo, hi + 1);
                    }
                    return one(x -> set.get(x) != neg);
                }
                case '.': return one(x -> true);
                case '\\': {
                    char d = p.charAt(at++);
                    if (d < '1' || d > '9') return one(x -> x == d);
                    int g = d - '0';
                    return (r, i, k) -> {
                        if (g > groups || r.groups[2 * g] < 0) return false;
                        int len = r.groups[2 * g + 1] - r.groups[2 * g];
                        for (int j = 0; j < len; j++, r.steps++)
                            if (i + j >= r.in.length() || r.in.charAt(i + j) != r.in.charAt(r.groups[2 * g] + j)) return false;
                        return k.run(i + len);
                    };
                }
                case ')': case '*': throw new SyntaxError("stray " + c, at - 1);
                default: return one(x -> x == c);
            }
        }

        static Matcher one(IntPredicate ok) {
            return (r, i, k) -> {
                r.steps++;
                r.maxPos = Math.max(r.maxPos, i);
                return i < r.in.length() && ok.test(r.in.charAt(i)) && k.run(i + 1);
            };
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        String[] patterns = {"(a|ab)(c|bcd)*d?", "(a+)+b", "([a-c]*?)(b.)\\2", "x*)y", "(a|b)*\\1c", "[^a-b]+|(b(a?))+", "(((a)|b)+", "a**"};
        String[] inputs = {"a".repeat(n), "ab".repeat(n / 2) + "c", "abcbcd", "cc" + "ba".repeat(n / 3) + "b"};
        int found = 0, steps = 0, bad = 0;
        StringBuilder caught = new StringBuilder();
        for (String p : patterns) {
            Parser ps = new Parser(p);
            Matcher m;
            try {
                m = ps.alt();
                if (ps.more()) throw new SyntaxError("rest", ps.at);
            } catch (SyntaxError e) {
                bad = bad * 5 + e.at;
                continue;
            }
            for (String in : inputs) {
                Run r = new Run(in, ps.groups + 1, mode.equals("memo"));
                int[] end = {-1};
                boolean whole = mode.equals("group");
                boolean ok = m.match(r, 0, j -> { end[0] = j; return !whole || j == in.length(); });
                steps += r.steps;
                if (ok) {
                    found++;
                    for (int g = 2; g < r.groups.length; g += 2) if (r.groups[g] >= 0) caught.append(in, r.groups[g], r.groups[g + 1]).append(',');
                } else bad += r.maxPos + end[0];
            }
        }
        int acc = 0;
        for (int i = 0; i < caught.length(); i++) acc = acc * 31 % 997 + caught.charAt(i);
        System.out.println(found + " " + steps + " " + bad + " " + caught.length() + " " + acc);
    }
}
