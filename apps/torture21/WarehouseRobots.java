// args: 4 R3DL | 15 RRDDG | 30 DGRPUL
// file map.txt: #########\n#..a#..b#\n#.#.#.#.#\n#...*...#\n#.c###.d#\n#########\n
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** A grid with robots: scripts split with their delimiters, moves as records matched with instanceof, scopes of patterns across conditions, search by layers. */
public class WarehouseRobots {
    record Pos(int x, int y) {
        Pos plus(Dir d, int k) {
            return new Pos(x + d.dx * k, y + d.dy * k);
        }
    }

    enum Dir {
        U(0, -1), D(0, 1), L(-1, 0), R(1, 0);

        final int dx;
        final int dy;

        Dir(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Dir back() {
            return values()[ordinal() ^ 1];
        }
    }

    sealed interface Act {
    }

    record Go(Dir dir, int times) implements Act {
    }

    record Grab(boolean put) implements Act {
    }

    record Home() implements Act {
    }

    final List<StringBuilder> rows;
    Pos at = new Pos(1, 1);
    Object held;
    int bumps;
    int moves;
    int searched;

    WarehouseRobots(List<String> lines) {
        rows = lines.stream().map(StringBuilder::new).toList();
    }

    char cell(Pos p) {
        return rows.get(p.y()).charAt(p.x());
    }

    static List<Act> parse(String script) {
        List<Act> acts = new ArrayList<>();
        for (String part : script.splitWithDelimiters("[A-Z]", 0)) {
            if (part.isEmpty()) {
                continue;
            }
            if (Character.isDigit(part.charAt(0))) {
                if (!acts.isEmpty() && acts.getLast() instanceof Go(Dir d, int k)) {
                    acts.removeLast();
                    acts.addLast(new Go(d, k * Math.clamp(Long.parseLong(part), 1, 4)));
                }
                continue;
            }
            acts.add(switch (part) {
                case String s when s.equals("G") || s.equals("P") -> new Grab(s.equals("P"));
                case "H" -> new Home();
                case String s -> new Go(Dir.valueOf(s), 1);
            });
        }
        return acts;
    }

    Optional<Dir> toward(Pos goal) {
        SequencedMap<Pos, Dir> seen = new LinkedHashMap<>();
        seen.put(goal, Dir.U);
        Deque<Pos> queue = new ArrayDeque<>(List.of(goal));
        while (queue.pollFirst() instanceof Pos p) {
            for (Dir d : Dir.values()) {
                Pos q = p.plus(d, 1);
                searched++;
                if (cell(q) != '#' && seen.putIfAbsent(q, d.back()) == null) {
                    if (q.equals(at)) {
                        return Optional.of(seen.lastEntry().getValue());
                    }
                    queue.addLast(q);
                }
            }
        }
        return Optional.empty();
    }

    boolean run(Object o) {
        if (!(o instanceof Act act)) {
            return false;
        }
        if (act instanceof Go(Dir d, int k) && k > 0) {
            Pos next = at.plus(d, 1);
            if (cell(next) == '#') {
                bumps++;
                return k > 1 && run(new Go(d.back(), k - 2));
            }
            at = next;
            moves++;
            return run(new Go(d, k - 1)) || k == 1;
        } else if (act instanceof Grab(boolean put) && (put ? held != null : Character.isLetter(cell(at)))) {
            char c = cell(at);
            rows.get(at.y()).setCharAt(at.x(), put && held instanceof Character h ? h : '.');
            held = put && !Character.isLetter(c) ? null : (Object) c;
            return true;
        } else if (act instanceof Home h) {
            Pos home = new Pos(4, 3);
            while (!at.equals(home) && toward(home).orElse(null) instanceof Dir d) {
                at = at.plus(d, 1);
                moves++;
            }
        }
        return act instanceof Go(var d, var k) && (k == 0 || d == Dir.U) || act instanceof Home;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        WarehouseRobots w = new WarehouseRobots(Files.readAllLines(Path.of("map.txt")));
        List<Act> acts = parse(args[1] + "H");
        int good = 0;
        int kinds = 0;
        for (int i = 0; i < n; i++) {
            Object o = i % 7 == 6 ? args[1] : acts.reversed().get(i * 5 % acts.size());
            good += w.run(o) ? 1 : 0;
            kinds += switch (o) {
                case Go(var d, int k) when d.dx != 0 && k > 1 -> 3;
                case Go g -> 1;
                case Grab(var put) when put -> 5;
                case Act a -> 0;
                default -> w.held == null ? 100 : 50;
            };
        }
        StringBuilder line = new StringBuilder().repeat('-', n).repeat(args[1], 2);
        int letters = 0;
        for (StringBuilder row : w.rows) {
            letters += (int) row.chars().filter(Character::isLetter).count() * (row.indexOf("a") >= 0 ? 2 : 1);
        }
        int found = line.toString().indexOf(args[1], 2, n + args[1].length()) + w.at.x() * 10 + w.at.y();
        int steps = 0;
        for (int i = kinds + found; i > 0; i -= 4) {
            steps++;
        }
        System.out.println(steps + " " + good + " " + letters + " " + w.bumps + " " + w.moves + " " + w.searched + " " + w.held);
    }
}
