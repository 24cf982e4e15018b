// args: 5 ab | 12 kiwi | 23 z
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Deep copies of collections through bytes: which of them call hashCode, equals, compareTo or the comparator of the
 * program when they are read back (a TreeMap does not, a PriorityQueue and a HashMap do), what a set does with a key
 * whose fields are not read yet because of a cycle, and which views cannot be written at all.
 */
public class DeepCopyKeys {
    static int hashes, blankHashes, equalities, compares, made;

    static class Key implements Serializable, Comparable<Key> {
        final String name;
        final int rank;
        transient int seen = 3;
        Key(String name, int rank) { this.name = name; this.rank = rank; made++; }
        @Override public int hashCode() {
            hashes++;
            if (name == null) { blankHashes++; return 0; }
            seen++;
            return name.length() * 7 + rank % 3;
        }
        @Override public boolean equals(Object o) {
            equalities++;
            return o instanceof Key k && k.rank == rank && Objects.equals(k.name, name);
        }
        @Override public int compareTo(Key o) { compares++; return rank != o.rank ? Integer.compare(rank, o.rank) : name.compareTo(o.name); }
    }

    static final class Group extends Key {
        final Set<Key> members = new HashSet<>();
        Group(String name, int rank) { super(name, rank); }
    }

    static final class ByName implements Comparator<Key>, Serializable {
        final int sign;
        int calls;
        static int all;
        ByName(int sign) { this.sign = sign; }
        @Override public int compare(Key a, Key b) {
            calls++;
            all++;
            int c = a.name.compareTo(b.name);
            return sign * (c != 0 ? c : a.rank - b.rank);
        }
    }

    enum Suit { CLUB, HEART { @Override int worth() { return 5; } }, SPADE; int worth() { return ordinal() + 1; } }

    static final class Maybe<T> implements Serializable {
        private final Object value;
        Maybe(Optional<T> o) { value = o.orElse(null); }
        @SuppressWarnings("unchecked") Optional<T> get() { return Optional.ofNullable((T) value); }
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(t); }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(buf.toByteArray()))) { return (T) in.readObject(); }
    }

    static int size(Object o) {
        if (o instanceof Collection<?> c) return c.size();
        if (o instanceof Map<?, ?> m) return m.size();
        return o instanceof BitSet b ? b.cardinality() : o instanceof Maybe<?> m && m.get().isPresent() ? 1 : 0;
    }

    static <C extends Collection<Key>> C fill(C c, List<Key> keys) { c.addAll(keys); return c; }
    static <M extends Map<Key, Integer>> M fill(M m, List<Key> keys) { for (Key k : keys) m.merge(k, 1, Integer::sum); return m; }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < n; i++) keys.add(new Key(args[1].substring(0, i % args[1].length() + 1) + i % 4, i * 5 % 11));
        EnumMap<Suit, Key> suits = new EnumMap<>(Suit.class);
        for (int i = 0; i < n; i += 2) suits.put(Suit.values()[i % 3], keys.get(i));
        BitSet bits = new BitSet();
        for (Key k : keys) bits.set(k.rank * 9);
        Object[] all = {fill(new HashMap<>(), keys), fill(new HashSet<>(), keys), fill(new TreeMap<>(), keys), fill(new TreeSet<>(new ByName(-1)), keys),
            fill(new PriorityQueue<>(), keys), fill(new PriorityQueue<>(4, new ByName(1)), keys), fill(new LinkedHashMap<>(), keys),
            fill(new LinkedHashSet<>(), keys), suits, EnumSet.range(Suit.CLUB, Suit.values()[n % 3]), new ArrayDeque<>(keys), bits,
            List.of(keys.get(0), keys.get(1)), Arrays.asList(keys.get(1), keys.get(2), keys.get(1)), Collections.unmodifiableMap(fill(new HashMap<>(), keys)),
            Collections.synchronizedSet(fill(new TreeSet<>(), keys)), fill(new ConcurrentHashMap<>(), keys), fill(new Hashtable<>(), keys),
            new CopyOnWriteArrayList<>(keys), Collections.nCopies(n % 5, keys.get(0)), Collections.singletonMap(keys.get(2), 1),
            new Maybe<>(keys.stream().filter(k -> k.rank == n % 7).findFirst()), new LinkedList<>(keys), Map.of(keys.get(0), n),
            keys.subList(1, 3), fill(new HashMap<>(), keys).keySet(), fill(new TreeMap<>(), keys).headMap(keys.get(n / 2)), Collections.emptyList()};
        int equal = 0, sizes = 0, failed = 0, fresh = 0, trips = 0;
        for (int i = 0; i < all.length; i++) {
            int h = hashes, e = equalities, c = compares + ByName.all;
            try {
                Object o = copy(all[i]);
                for (int k = hashes - h; k > 0; k -= 2) trips++;
                for (int k = equalities - e; k > 0; k -= 2) trips += 100;
                for (int k = compares + ByName.all - c; k > 0; k -= 3) trips += 10000;
                if (o == all[i]) fresh++;
                if (o.equals(all[i])) equal++;
                for (int k = 0; k < size(o); k++) sizes += i;
            } catch (NotSerializableException x) {
                failed++;
                for (int k = 0; k < x.getMessage().length(); k += 10) sizes++;
            }
        }
        System.out.println(equal + " " + sizes + " " + failed + " " + fresh + " " + trips);

        int lost = 0, kept = 0, seen = 0;
        for (int i = 0; i < n % 6 + 3; i++) {
            Group g = new Group("g" + i, i);
            g.members.addAll(keys.subList(0, i % 4));
            if (i % 2 == 0) g.members.add(g);
            else if (i % 3 == 0) g.members.add(new Key("g" + i, i));
            Group back = copy(g);
            if (back.members.contains(back)) kept++; else lost++;
            for (Key k : back.members) for (int s = 0; s <= k.seen; s++) seen++;
        }
        System.out.println(lost + " " + kept + " " + seen + " " + blankHashes);

        PriorityQueue<Key> pq = fill(new PriorityQueue<>(new ByName(n % 2 == 0 ? 1 : -1)), keys);
        int order = 0;
        for (int round = 0; !pq.isEmpty(); round++) {
            if (round % 3 == 0) pq = copy(pq);
            order = (order * 3 + pq.poll().rank) % 1009;
        }
        System.out.println(order + " " + ByName.all + " " + compares + " " + hashes + " " + equalities + " " + made);
    }
}
