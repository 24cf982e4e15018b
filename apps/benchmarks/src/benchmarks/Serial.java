package benchmarks;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads lists, arrays and linked objects. After Java Grande's serial; the size is the number of objects. */
public final class Serial {
    /** An object of a list linked by its fields. */
    private static final class Link implements Serializable {
        private static final long serialVersionUID = 1L;
        private final int number;
        private final double value;
        private final Link next;

        Link(int number, Link next) {
            this.number = number;
            value = number * 0.5;
            this.next = next;
        }
    }

    private Serial() {}

    private static Object copy(Object object) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(object);
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                return in.readObject();
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long run(int n) {
        long sum = 0;
        List<Link> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            // Chains are short: each link is a level of recursion when it is written.
            list.add(new Link(i, i % 20 == 0 ? null : list.get(i - 1)));
        }
        for (Object item : (List<?>) copy(list)) {
            Link link = (Link) item;
            sum = sum * 31 + link.number + (long) link.value + (link.next == null ? 1 : 0);
        }
        for (Link link : (Link[]) copy(list.toArray(new Link[0]))) {
            sum = sum * 31 + link.number;
        }
        return sum;
    }

    public static void main(String[] args) {
        Repeat.main(args, 100_000, Serial::run);
    }
}
