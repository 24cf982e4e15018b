// args: 4 glaze | 9 oxide | 17 bisque
import java.util.*;

/** A pottery kiln: pieces wait in a heap, shelves are opened as resources, failures are suppressed and replayed. */
public class KilnQueue {
    static int clock;

    static class Piece implements Comparable<Piece> {
        final String name;
        int heat;
        int looked;

        Piece(String name, int heat) {
            this.name = name;
            this.heat = heat;
        }

        @Override
        public int compareTo(Piece other) {
            looked++;
            if (looked % 5 == 0) heat--;
            return heat - other.heat;
        }

        @Override
        public String toString() {
            return name + "@" + heat + (++clock % 2 == 0 ? "'" : "");
        }
    }

    static class Crack extends Exception {
        final int depth;

        Crack(String m, int depth) {
            super(m);
            this.depth = depth;
        }
    }

    static class Shelf implements AutoCloseable {
        private final Shelf above;
        private final int limit;
        private int load;
        private static int open;

        Shelf(Shelf above, int limit) throws Crack {
            if (limit <= 0) throw new Crack("no shelf", limit);
            this.above = above;
            this.limit = limit;
            open++;
        }

        void put(Piece p) throws Crack {
            load += p.heat;
            if (load > limit * 10) throw new Crack("overload " + p, open);
            if (above != null && (p.heat & 3) == 3) above.put(p);
        }

        @Override
        public void close() throws Crack {
            open--;
            if (load % 3 == 1) throw new Crack("close " + load, open);
            if (load % 7 == 6) throw new IllegalStateException("jam " + load);
        }
    }

    private final PriorityQueue<Piece> waiting = new PriorityQueue<>();
    private final Map<String, Integer> faults = new LinkedHashMap<>();

    int fire(int rounds, int size) {
        int score = 0;
        rounds:
        for (int r = 0; r < rounds; r++) {
            try (Shelf low = new Shelf(null, size);
                 Shelf mid = new Shelf(low, size - r);
                 Shelf top = r % 2 == 0 ? null : new Shelf(mid, size - 2 * r)) {
                for (int k = 0; k < 3; k++) {
                    Piece p = waiting.poll();
                    if (p == null) break rounds;
                    p.heat += 2;
                    if (p.heat % 4 == 0) {
                        waiting.add(p);
                        continue rounds;
                    }
                    (top != null ? top : mid).put(p);
                    score += p.heat;
                }
            } catch (Crack c) {
                score -= record(c);
                if (c.depth > 2) waiting.add(new Piece("shard", c.depth));
            } catch (IllegalStateException e) {
                score += 1000 + record(e);
            } finally {
                score++;
                if (waiting.size() > 2) shake(r);
            }
        }
        return score;
    }

    private int record(Throwable t) {
        int weight = 1;
        String msg = t.getMessage();
        faults.merge(msg.substring(0, msg.indexOf(' ')), 1, Integer::sum);
        for (Throwable s : t.getSuppressed()) weight += 2 * record(s);
        return weight + msg.length() % 3;
    }

    private void shake(int r) {
        Iterator<Piece> it = waiting.iterator();
        try {
            while (it.hasNext()) {
                Piece p = it.next();
                if (p.heat > 14) {
                    it.remove();
                } else if (p.heat == r + 3) {
                    waiting.add(new Piece(p.name + "+", p.heat + 1));
                }
            }
        } catch (ConcurrentModificationException e) {
            faults.merge("cme", r, Integer::sum);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String seed = args[1];
        KilnQueue kiln = new KilnQueue();
        int h = 0;
        for (int i = 0; i < n * 2; i++) {
            h = (h * 13 + seed.charAt(i % seed.length())) & 15;
            kiln.waiting.add(new Piece(String.valueOf((char) ('a' + i % 26)), h));
        }
        int score = kiln.fire(n, n + 1);
        System.out.println("score " + score + " open " + Shelf.open);
        System.out.println("faults " + kiln.faults);
        StringBuilder rest = new StringBuilder();
        for (Piece p; (p = kiln.waiting.poll()) != null; ) rest.append(p).append(p.looked).append(' ');
        System.out.println("rest " + rest + clock);
    }
}
