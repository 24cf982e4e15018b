// args: 6 | 40 moody | 90 trace
import java.util.*;

/**
 * Comparator, Comparable and key extractor objects carry counters that the JDK sort, binary search, tree
 * and heap code bumps, and one comparator switches its direction between (never within) sorts depending on
 * that counter.
 */
public class SortMood {
    static int compareTos;

    static final class Card implements Comparable<Card> {
        int rank;
        final String suit;
        Card(int rank, String suit) { this.rank = rank; this.suit = suit; }
        @Override public int compareTo(Card o) {
            compareTos++;
            int c = Integer.compare(rank, o.rank);
            return c != 0 ? c : suit.compareTo(o.suit);
        }
        @Override public String toString() { return suit + rank; }
    }

    static final class Moody implements Comparator<Card> {
        int calls, flips;
        boolean down;
        @Override public int compare(Card a, Card b) {
            calls++;
            return down ? b.compareTo(a) : a.compareTo(b);
        }
        @Override public Comparator<Card> reversed() {
            flips++;
            return Comparator.super.reversed();
        }
        void settle() { if (calls % 3 != 0) { down = !down; flips += 2; } }
    }

    static int keyCalls;
    static int keyOf(Card c) { keyCalls++; return c.rank % 5; }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        List<Card> deck = new ArrayList<>();
        int x = 17;
        for (int i = 0; i < n; i++) {
            x = (x * 1103515245 + 12345) & 0x7fffffff;
            deck.add(new Card((x >>> 8) % 13, "CDHS".substring(x % 4, x % 4 + 1)));
        }
        Moody mood = new Moody();
        deck.sort(mood);
        int first = mood.calls;
        mood.settle();
        Collections.sort(deck, mood);            // presorted or exactly descending: few calls
        int second = mood.calls - first;
        mood.settle();
        if (mode.equals("moody")) deck.sort(mood.reversed());
        deck.sort(Comparator.comparingInt(SortMood::keyOf).thenComparing(mood).thenComparing(c -> c.suit));
        int third = mood.calls - second - first;

        int hits = 0;
        List<Card> sorted = new LinkedList<>(deck);
        sorted.sort(null);                       // natural order through compareTo
        int before = compareTos;
        for (int r = 0; r < 13; r++) if (Collections.binarySearch(sorted, new Card(r, "D")) >= 0) hits++;
        int probes = compareTos - before;

        PriorityQueue<Card> pq = new PriorityQueue<>(mood);
        pq.addAll(deck);
        // mutate keys while inside of the heap: the order of polling is now off, but deterministic
        for (Card c : deck) if (c.suit.equals("H")) c.rank = 12 - c.rank;
        int inversions = 0;
        Card prev = pq.poll();
        while (!pq.isEmpty()) {
            Card c = pq.poll();
            if ((c.rank - prev.rank) * (mood.down ? -1 : 1) < 0) inversions++;
            prev = c;
        }
        TreeSet<Card> set = new TreeSet<>(mood);
        int dup = 0;
        for (Card c : deck) if (!set.add(c)) dup++;
        Card max = Collections.max(deck, mood);
        int loop = (mood.calls + probes) % 19;
        long acc = 0;
        for (int i = 0; i < loop; i++) acc += set.headSet(max, i % 2 == 0).size();
        if (mode.equals("trace")) System.out.println(set.first() + " " + set.last() + " " + set.ceiling(new Card(6, "A")));
        System.out.println(first + " " + second + " " + third + " " + keyCalls + " " + probes + " " + hits
            + " " + inversions + " " + dup + " " + mood.flips + " " + acc + " " + max);
    }
}
