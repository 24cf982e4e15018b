// args: 4 9 2 | 9 25 7 | 1 3 0 | 15 40 11
import java.io.*;
import java.util.*;

/** A depot saved and restored: own wire format, interned units, proxies and shared references. */
public class DepotExternal {
    static final class Unit implements Serializable {
        private static final long serialVersionUID = 1;
        static final Map<String, Unit> POOL = new TreeMap<>();
        final String name;
        transient int uses;

        private Unit(String name) {
            this.name = name;
        }

        private Object readResolve() throws ObjectStreamException {
            Unit u = POOL.computeIfAbsent(name, Unit::new);
            u.uses++;
            return u;
        }
    }

    public static final class Shelf implements Externalizable {
        private static final long serialVersionUID = 1;
        private int[] amounts = {7};
        private Unit unit;
        int loads;

        public Shelf() {
            loads = 1;
        }

        Shelf(int[] amounts, Unit unit) {
            this.amounts = amounts;
            this.unit = unit;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            int[] odd = Arrays.stream(amounts).filter(a -> a % 2 == 1).toArray();
            out.writeShort(odd.length);
            for (int a : odd) {
                out.writeInt(a);
            }
            out.writeObject(unit);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            amounts = new int[in.readShort()];
            for (int i = 0; i < amounts.length; i++) {
                amounts[i] = in.readInt() + loads;
            }
            unit = (Unit) in.readObject();
        }
    }

    record Ticket(int shelf, int amount) implements Serializable {
        Ticket {
            amount = Math.abs(amount);
        }

        private Object writeReplace() {
            return shelf < 2 ? this : new Slip(shelf * 100 + amount);
        }
    }

    record Slip(int code) implements Serializable {
        private Object readResolve() throws InvalidObjectException {
            if (code % 10 == 9) {
                throw new InvalidObjectException("slip " + code);
            }
            return new Ticket(code / 100, code % 100 - 3);
        }
    }

    static Object copy(Object o) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int top = Integer.parseInt(args[1]);
        int seed = Integer.parseInt(args[2]);
        List<Object> depot = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int[] a = new int[1 + (i + seed) % 4];
            for (int k = 0; k < a.length; k++) {
                a[k] = (i * 13 + k * seed + 5) % top;
            }
            Shelf s = new Shelf(a, Unit.POOL.computeIfAbsent(i % 3 == 0 ? "kg" : "box" + seed % 2, Unit::new));
            depot.add(s);
            depot.add(i % 2 == 0 ? s : new Shelf(a, s.unit));
        }
        long pay = 0;
        int invalid = 0;
        for (int i = 0; i < n; i++) {
            try {
                Ticket t = (Ticket) copy(new Ticket(i, top - i * 2));
                for (int k = 0; k < t.amount(); k++) {
                    pay += t.shelf() + k;
                }
            } catch (InvalidObjectException e) {
                invalid++;
            }
        }
        List<?> back = (List<?>) copy(depot);
        int shared = 0;
        int goods = 0;
        for (int i = 0; i < back.size(); i += 2) {
            Shelf a = (Shelf) back.get(i);
            Shelf b = (Shelf) back.get(i + 1);
            if (a == b) {
                shared++;
                continue;
            }
            for (int v : b.amounts) {
                goods += v * a.unit.name.length();
            }
        }
        Unit.POOL.values().forEach(u -> System.out.println(u.name + " used " + u.uses));
        System.out.println("shared=" + shared + " goods=" + goods + " pay=" + pay + " invalid=" + invalid);
    }
}
