// args: 2 | 12 | 60
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Serialization with hooks: objects that write themselves, are replaced, are checked when they are read. */
public class HookedObjects {
    static int written;
    static int read;
    static int replaced;

    static class Account implements Serializable {
        private static final long serialVersionUID = 1;
        final String owner;
        transient int cached;
        private int cents;

        Account(String owner, int cents) {
            this.owner = owner;
            this.cents = cents;
            cached = owner.length() * 2;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            written++;
            out.defaultWriteObject();
            out.writeInt(cents * 2);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            read++;
            in.defaultReadObject();
            cached = in.readInt() / 2 - cents + owner.length();
        }
    }

    static class Point implements Externalizable {
        int x;
        int y;

        public Point() {}

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            written += 10;
            out.writeShort(x);
            out.writeShort(y);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            read += 10;
            x = in.readShort();
            y = in.readShort() + 1;
        }
    }

    enum Mood { GOOD, BAD }

    static class Single implements Serializable {
        static final Single ONE = new Single("one");
        final String name;

        Single(String name) {
            this.name = name;
        }

        private Object readResolve() {
            replaced++;
            return name.equals("one") ? ONE : this;
        }
    }

    record Pair(Mood mood, List<Integer> values) implements Serializable {
        Pair {
            read += values.size() > 1 ? 100 : 0;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (int i = 0; i < n; i++) {
                List<Integer> values = new ArrayList<>();
                for (int k = 0; k < i % 4; k++) {
                    values.add(k * i);
                }
                out.writeObject(i % 4 == 0 ? new Account("o" + i, i * 3) : i % 4 == 1 ? new Point(i, -i)
                    : i % 4 == 2 ? new Single(i % 3 == 0 ? "one" : "other") : new Pair(Mood.values()[i % 2], values));
            }
            out.writeObject(null);
        }
        int sum = 0;
        int same = 0;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Object o;
            while ((o = in.readObject()) != null) {
                if (o instanceof Account) {
                    sum += ((Account) o).cached;
                } else if (o instanceof Point) {
                    sum += ((Point) o).x + ((Point) o).y;
                } else if (o instanceof Pair p) {
                    sum += p.values().size() * (p.mood() == Mood.GOOD ? 2 : 3);
                } else if (o == Single.ONE) {
                    same++;
                }
            }
        }
        System.out.println(sum + " " + same + " " + written + " " + read + " " + replaced);
    }
}
