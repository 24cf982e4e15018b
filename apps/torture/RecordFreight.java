// args: 5 ab | 10 kiwi | 17 lemon
import java.io.*;
import java.math.BigDecimal;
import java.util.*;

/**
 * Records in streams: the compact constructor runs (and counts, and refuses) when they are read; writeReplace and
 * readResolve work but writeObject, readObject, writeExternal and serialPersistentFields of a record are ignored; a
 * cycle through a record is read as null. Next to them: the serialization proxy pattern and enums with bodies.
 */
public class RecordFreight {
    static int checks, interned, proxied, ignored, clashes;
    static int limit = 1000;

    record Amount(int cents, String currency) implements Serializable, Comparable<Amount> {
        static final Map<String, Amount> POOL = new TreeMap<>();
        Amount {
            checks++;
            if (cents > limit) throw new IllegalArgumentException("too much: " + cents);
            currency = currency == null ? "XXX" : currency.toUpperCase(Locale.ROOT);
        }
        private Object readResolve() {
            Amount old = POOL.putIfAbsent(cents + currency, this);
            if (old != null) interned++;
            return old == null ? this : old;
        }
        public int compareTo(Amount o) { return cents - o.cents; }
    }

    record Stubborn(int a, long b) implements Externalizable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("a", int.class)};
        public void writeExternal(ObjectOutput out) { ignored++; }
        public void readExternal(ObjectInput in) { ignored += 10; }
        private void writeObject(ObjectOutputStream out) { ignored += 100; }
        private void readObject(ObjectInputStream in) { ignored += 1000; }
        private void readObjectNoData() { ignored += 10000; }
    }

    record Ring(String name, List<Object> members) implements Serializable {
        Ring { if (members == null) clashes++; }
    }

    record Odd<T extends Serializable>(T left, double weight, T... rest) implements Serializable {
        @SafeVarargs Odd { checks += rest.length; }
        @Override public boolean equals(Object o) { return o instanceof Odd<?> x && Arrays.equals(rest, x.rest) && Double.compare(weight, x.weight) == 0 && left.equals(x.left); }
        @Override public int hashCode() { return 1; }
    }

    /** Becomes a Packed on its way out. */
    record Wide(int[] cells) implements Serializable {
        Object writeReplace() { proxied++; return cells.length > 3 ? new Packed(cells.length, cells[1]) : this; }
    }
    record Packed(int size, int step) implements Serializable {
        private Object readResolve() throws ObjectStreamException {
            if (step == 7) throw new InvalidObjectException("seven");
            int[] c = new int[size];
            for (int i = 0; i < size; i++) c[i] = i * step;
            return new Wide(c);
        }
    }

    static final class Period implements Serializable {
        private final BigDecimal from, to;
        Period(BigDecimal from, BigDecimal to) {
            checks += 100;
            if (from.compareTo(to) > 0) throw new IllegalArgumentException();
            this.from = from;
            this.to = to;
        }
        private Object writeReplace() { return new Proxy(this); }
        private void readObject(ObjectInputStream in) throws InvalidObjectException { throw new InvalidObjectException("proxy required"); }
        private static class Proxy implements Serializable {
            private final String text;
            private transient int reads;
            Proxy(Period p) { text = p.from + "/" + p.to; proxied += 100; }
            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); reads = 3; }
            private Object readResolve() {
                String[] p = text.split("/");
                return new Period(new BigDecimal(p[0]), new BigDecimal(p[1]).add(BigDecimal.valueOf(reads, 2)));
            }
        }
    }

    enum Level {
        LOW { @Override int cost(int x) { return x; } }, MID, HIGH { @Override int cost(int x) { return x * 3; } };
        int used;
        int cost(int x) { return x + 1; }
        private Object readResolve() { ignored += 100000; return LOW; }
    }

    static int length;
    static Object copy(Object o) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(o); }
        length = buf.size();
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(buf.toByteArray()))) { return in.readObject(); }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        List<Object> freight = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            List<Object> members = new ArrayList<>();
            Ring ring = new Ring(args[1] + i, members);
            members.add(i % 2 == 0 ? ring : Level.values()[i / 2 % 3]);
            freight.add(switch (i % 7) {
                case 0 -> new Amount(i * 13, args[1]);
                case 1 -> new Stubborn(i, i * 100L);
                case 2 -> i % 4 == 0 ? members : ring;
                case 3 -> new Odd<>(args[1], i % 2 == 0 ? -0.0 : Double.NaN, "r", "s" + i);
                case 4 -> new Wide(new int[] {i, i - 4, 2, 3, 4}[0] > 10 ? new int[] {0, 7, 14, 21} : new int[] {0, i, 2 * i, 3 * i, 4 * i});
                case 5 -> new Period(BigDecimal.valueOf(i, 1), new BigDecimal("12.5"));
                default -> new Amount[][] {{new Amount(i, null), new Amount(i, null)}, {}, null, {new Amount(n, "eur")}};
            });
        }
        int equal = 0, loops = 0, refused = 0, nulls = 0, same = 0, bytes = 0;
        for (int round = 0; round < 2; round++) {
            limit = round == 0 ? 1000 : n * 6;
            for (Object o : freight) {
                try {
                    Object b = copy(o);
                    bytes += length;
                    if (!(b instanceof Ring || b instanceof List) && b.equals(o)) equal++;
                    if (b instanceof Amount a) for (int k = 0; k < a.cents() % 10 + a.currency().length(); k++) loops++;
                    else if (b instanceof Stubborn s) for (long k = s.b() + s.a(); k > 0; k -= 50) loops += 2;
                    else if (b instanceof Ring r) { if (r.members() != null && r.members().get(0) == null) nulls++; }
                    else if (b instanceof List<?> l && l.get(0) instanceof Ring r) { if (r.members() == l) same++; else nulls += 10; }
                    else if (b instanceof List<?> l && l.get(0) instanceof Level v) for (v.used++; v.used % 4 != 0; v.used++) loops += v.cost(5);
                    else if (b instanceof Wide w) for (int c : w.cells()) loops += c;
                    else if (b instanceof Period p) for (BigDecimal d = p.from; d.compareTo(p.to) < 0; d = d.add(BigDecimal.ONE)) loops += 5;
                    else if (b instanceof Amount[][] g) { if (g[0][0] == g[0][1]) same += 100; for (Amount a : g[3]) loops += a.cents(); }
                } catch (InvalidObjectException e) {
                    refused += e.getCause() instanceof IllegalArgumentException ? 1 : 100;
                }
            }
        }
        System.out.println(equal + " " + loops + " " + refused + " " + nulls + " " + same + " " + bytes);
        System.out.println(checks + " " + interned + " " + proxied + " " + ignored + " " + clashes);
    }
}
