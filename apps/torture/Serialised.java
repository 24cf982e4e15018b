// args: 3 7 | 10 2 | 25 11
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Java serialisation in memory: readObject and readResolve are called by the JDK only, transient fields are lost. */
public class Serialised {
    static int restored;

    static final class Entry implements Serializable {
        private static final long serialVersionUID = 1;
        final int key;
        transient int cached;

        Entry(int key) {
            this.key = key;
            this.cached = key * 2;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            restored++;
            for (int i = 0; i < key; i++) {
                cached++;
            }
        }
    }

    enum Mode {
        FIRST, SECOND
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        List<Entry> entries = new ArrayList<>();
        int plain = 0;
        for (int i = 0; i < n; i++) {
            entries.add(new Entry(i * m % 10));
            plain += i % 2;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(entries);
            out.writeObject(n % 2 == 0 ? Mode.FIRST : Mode.SECOND);
        }
        int total = 0;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            for (Object o : (List<?>) in.readObject()) {
                total += ((Entry) o).cached;
            }
            if (in.readObject() == Mode.SECOND) {
                total += 1000;
            }
        }
        for (int i = 0; i < restored; i++) {
            total++;
        }
        for (int i = 0; i < plain; i++) {
            total++;
        }
        System.out.println(total + " " + plain);
    }
}
