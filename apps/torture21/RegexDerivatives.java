// args: 3 | 17 | 29
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Regular expressions as nested records, simplified and derived by patterns, interned in a table, turned into an automaton. */
public class RegexDerivatives {
    sealed interface Re permits None, Empty, Chr, Seq, Alt, Star, Not {
    }

    record None() implements Re {
    }

    record Empty() implements Re {
    }

    record Chr(char c) implements Re {
    }

    record Seq(Re a, Re b) implements Re {
    }

    record Alt(Re a, Re b) implements Re {
    }

    record Star(Re of) implements Re {
    }

    record Not(Re of) implements Re {
    }

    static final Map<Re, Re> INTERNED = new HashMap<>();
    static int simplified;

    static Re intern(Re r) {
        return INTERNED.computeIfAbsent(r, k -> k);
    }

    static Re simplify(Re r) {
        Re s = switch (r) {
            case Seq(None n, var b) -> n;
            case Seq(var a, None n) -> n;
            case Seq(Empty e, var b) -> b;
            case Seq(var a, Empty e) -> a;
            case Seq(Seq(var a, var b), var c) -> simplify(new Seq(a, simplify(new Seq(b, c))));
            case Alt(None n, var b) -> b;
            case Alt(var a, None n) -> a;
            case Alt(var a, var b) when a.equals(b) -> a;
            case Alt(Alt(var a, var b), var c) -> simplify(new Alt(a, simplify(new Alt(b, c))));
            case Alt(var a, Alt(var b, var c)) when a.equals(b) -> simplify(new Alt(b, c));
            case Alt(Chr(char a), Chr(char b)) when a > b -> new Alt(new Chr(b), new Chr(a));
            case Star(Star(var a)) -> simplify(new Star(a));
            case Star(Empty e) -> e;
            case Star(None n) -> new Empty();
            case Not(Not(var a)) -> a;
            default -> r;
        };
        if (s != r) {
            simplified++;
        }
        return intern(s);
    }

    static boolean nullable(Re r) {
        return switch (r) {
            case Empty e -> true;
            case Star s -> true;
            case Seq(var a, var b) -> nullable(a) && nullable(b);
            case Alt(var a, var b) -> nullable(a) || nullable(b);
            case Not(var a) -> !nullable(a);
            case None n -> false;
            case Chr c -> false;
        };
    }

    static Re derive(Re r, char x) {
        return switch (r) {
            case Chr(var c) when c == x -> intern(new Empty());
            case None n -> n;
            case Empty e -> intern(new None());
            case Chr c -> intern(new None());
            case Alt(var a, var b) -> simplify(new Alt(derive(a, x), derive(b, x)));
            case Star(var a) -> simplify(new Seq(derive(a, x), r));
            case Not(var a) -> simplify(new Not(derive(a, x)));
            case Seq(var a, var b) when nullable(a) -> simplify(new Alt(simplify(new Seq(derive(a, x), b)), derive(b, x)));
            case Seq(var a, var b) -> simplify(new Seq(derive(a, x), b));
        };
    }

    static Re build(int n) {
        Re r = new Star(new Alt(new Chr('b'), new Chr('a')));
        for (int i = 0; i < n % 6; i++) {
            Re c = new Chr((char) ('a' + i % 3));
            r = switch (i % 4) {
                case 0 -> new Seq(r, c);
                case 1 -> new Alt(r, new Star(new Seq(c, c)));
                case 2 -> new Seq(new Alt(c, new Empty()), r);
                default -> new Alt(r, new Not(new Seq(new Star(c), new Chr('a'))));
            };
        }
        return simplify(r);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Re start = build(n);
        Map<Re, Map<Character, Re>> automaton = new LinkedHashMap<>();
        Deque<Re> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty() && automaton.size() < 60) {
            Re r = open.poll();
            if (automaton.containsKey(r)) {
                continue;
            }
            Map<Character, Re> row = new HashMap<>();
            for (char c = 'a'; c <= 'c'; c++) {
                Re d = derive(r, c);
                row.put(c, d);
                open.add(d);
            }
            automaton.put(r, row);
        }
        int accepting = 0;
        for (Re r : automaton.keySet()) {
            accepting += nullable(r) ? 1 : 0;
        }
        List<String> accepted = new ArrayList<>();
        for (int w = 0; w < n * 4; w++) {
            StringBuilder word = new StringBuilder();
            for (int k = w; k > 0; k /= 3) {
                word.append((char) ('a' + k % 3));
            }
            Re at = start;
            int steps = 0;
            while (steps < word.length() && !(at instanceof None)) {
                Map<Character, Re> row = automaton.get(at);
                at = row == null ? derive(at, word.charAt(steps)) : row.get(word.charAt(steps));
                steps++;
            }
            if (steps == word.length() && nullable(at)) {
                accepted.add(word.toString());
            }
        }
        System.out.println(automaton.size() + " " + accepting + " " + accepted.size() + " " + (accepted.isEmpty() ? "-" : accepted.get(accepted.size() - 1))
            + " " + simplified + " " + INTERNED.size());
    }
}
