// args: 10 3 17|24 7 5|37 4 99
import java.util.*;
import java.util.random.RandomGenerator;

public class SequencedCustom {
    /** A ring buffer; getFirst, removeFirst and so on are the defaults of the interface. */
    static class Ring<E> extends AbstractCollection<E> implements SequencedCollection<E> {
        final Object[] cells;
        int head, size, iterators;
        Ring(int cap) { cells = new Object[cap]; }
        @SuppressWarnings("unchecked") E at(int i) { return (E) cells[Math.floorMod(head + i, cells.length)]; }
        @Override public boolean add(E e) { addLast(e); return true; }
        @Override public void addLast(E e) {
            if (size == cells.length) removeFirst();
            cells[(head + size++) % cells.length] = e;
        }
        @Override public void addFirst(E e) {
            if (size == cells.length) size--; // drops the last
            head = Math.floorMod(head - 1, cells.length);
            cells[head] = e;
            size++;
        }
        @Override public int size() { return size; }
        @Override public Iterator<E> iterator() { return walk(1); }
        Iterator<E> walk(int dir) {
            iterators++;
            return new Iterator<>() {
                int pos = dir > 0 ? 0 : size - 1;
                boolean removable;
                @Override public boolean hasNext() { return pos >= 0 && pos < size; }
                @Override public E next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    removable = true;
                    E e = at(pos);
                    pos += dir;
                    return e;
                }
                @Override public void remove() {
                    if (!removable) throw new IllegalStateException();
                    removable = false;
                    int gone = pos - dir;
                    for (int i = gone; i < size - 1; i++) cells[(head + i) % cells.length] = at(i + 1);
                    size--;
                    if (dir > 0) pos--;
                }
            };
        }
        @Override public SequencedCollection<E> reversed() { return new Back(); }
        class Back extends AbstractCollection<E> implements SequencedCollection<E> {
            @Override public Iterator<E> iterator() { return walk(-1); }
            @Override public int size() { return size; }
            @Override public SequencedCollection<E> reversed() { return Ring.this; }
            @Override public void addFirst(E e) { Ring.this.addLast(e); }
        }
    }

    static final class Lcg implements RandomGenerator { // nextInt, doubles, ints ... are defaults over nextLong
        long state;
        int draws;
        Lcg(long seed) { state = seed; }
        @Override public long nextLong() { draws++; return state = state * 6364136223846793005L + 1442695040888963407L; }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        long seed = Long.parseLong(args[2]);
        Ring<Integer> ring = new Ring<>(k + 2);
        SequencedCollection<Integer> back = ring.reversed();
        int failed = 0, odd = 0;
        Lcg lcg = new Lcg(seed);
        for (int i = 0; i < n; i++) {
            try {
                switch (lcg.nextInt(6)) {
                    case 0 -> ring.addFirst(i);
                    case 1 -> back.addFirst(-i);
                    case 2 -> back.addLast(i); // not supported by the view
                    case 3 -> odd += ring.removeFirst() & 1;
                    case 4 -> odd += back.removeFirst() & 1;
                    default -> { if (ring.getLast() > back.reversed().getFirst()) odd += 100; ring.add(i / 2); }
                }
            } catch (NoSuchElementException e) { failed++; }
            catch (UnsupportedOperationException e) { failed += 10; }
        }
        ring.removeIf(x -> x % k == 1);
        List<Integer> shuffled = new ArrayList<>(back);
        for (int i = 0; i < k; i++) shuffled.add(i);
        Collections.shuffle(shuffled, lcg);
        Collections.shuffle(shuffled, new Random(seed));
        int cycles = 0;
        for (int i = 1; i < shuffled.size(); i++) if (shuffled.get(i) < shuffled.get(i - 1)) cycles++;
        Random r = new Random(seed) {
            int calls;
            @Override protected int next(int bits) { return ++calls % 4 == 0 ? 0 : super.next(bits); } // biased
        };
        int high = 0, wide = 0;
        for (int i = 0; i < n; i++) { if (r.nextGaussian() > 0.5) high++; if (r.nextBoolean()) high += 100; }
        for (int v : r.ints(n, -k, k).toArray()) for (int j = v; j > 0; j--) wide++;
        SplittableRandom sr = new SplittableRandom(seed), child = sr.split();
        int collisions = 0;
        long[] birthdays = child.longs(n, 0, 50).sorted().toArray();
        for (int i = 1; i < n; i++) if (birthdays[i] == birthdays[i - 1]) collisions++;
        for (RandomGenerator g : List.of(RandomGenerator.of("L64X128MixRandom").getClass() == null ? lcg : lcg,
                sr)) collisions += g.doubles(n).filter(d -> d < 0.1).count() * 100;
        SequencedMap<String, Integer> sm = new LinkedHashMap<>();
        for (int v : shuffled) sm.putFirst("v" + v % 5, v);
        int entries = 0;
        for (Map.Entry<String, Integer> e : new AbstractMap.SimpleImmutableEntry<>("x",
                sm.reversed()).getValue().sequencedEntrySet()) entries = entries * 3 + e.getValue();
        System.out.println(ring + " " + back + " " + failed + " " + odd + " " + ring.iterators + " " + cycles + " " + lcg.draws);
        System.out.println(high + " " + wide + " " + collisions + " " + entries + " " + sm + " " + Arrays.stream(birthdays).sum());
    }
}
