// args: 4 red | 9 green | 14 blue
import java.io.*;
import java.util.*;

/**
 * A gate that reads what others sent: an ObjectInputFilter (a lambda that counts, a pattern, both merged) and
 * validations with priorities decide what passes; then every truncation of the bytes and single flipped bytes are
 * read, and the exceptions are counted by kind - together with the hooks that ran before the exception came.
 */
public class FilterGate {
    static int validated, order, partial, hooks, seenClasses, seenArrays, deepest;

    static abstract class Message implements Serializable, ObjectInputValidation {
        final int id;
        protected String text;
        Message(int id, String text) { this.id = id; this.text = text; }
        abstract int priority();
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            hooks++;
            in.defaultReadObject();
            partial++;
            in.registerValidation(this, priority());
            if (id % 4 == 0) in.registerValidation(() -> { validated += 10; order = order * 2 % 9973; }, 5);
        }
        @Override public void validateObject() throws InvalidObjectException {
            validated++;
            order = (order * 7 + id + priority()) % 9973;
            if (id % 11 == 10) throw new InvalidObjectException("id");
        }
    }
    static class Low extends Message {
        Low(int id, String t) { super(id, t); }
        int priority() { return id % 3; }
    }
    static class High extends Message {
        private final Message cause;
        int[] payload;
        High(int id, String t, Message cause, int size) { super(id, t); this.cause = cause; payload = new int[size]; }
        int priority() { return 9 - (cause == null ? 0 : cause.id); }
        @Override public void validateObject() throws InvalidObjectException {
            super.validateObject();
            if (cause != null && cause.text == null) order += 5000;
            for (int i = 0; i < payload.length; i++) order = (order + i) % 9973;
        }
    }
    static class Evil extends Low {
        static int armed;
        Evil(int id) { super(id, "evil"); }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); armed++; }
    }

    static byte[] bytes(Object o) throws IOException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(o); }
        return buf.toByteArray();
    }

    static ObjectInputFilter counting(int maxDepth, int maxArray) {
        return info -> {
            deepest = Math.max(deepest, (int) info.depth());
            if (info.serialClass() != null) seenClasses++;
            if (info.arrayLength() >= 0) seenArrays += info.arrayLength();
            if (info.depth() > maxDepth || info.arrayLength() > maxArray) return ObjectInputFilter.Status.REJECTED;
            return info.serialClass() == Low.class ? ObjectInputFilter.Status.ALLOWED : ObjectInputFilter.Status.UNDECIDED;
        };
    }

    static String read(byte[] b, ObjectInputFilter f) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b))) {
            in.setObjectInputFilter(f);
            Message m = (Message) in.readObject();
            return m.text == null ? "textless" : "ok";
        } catch (IOException | ClassNotFoundException | RuntimeException | LinkageError e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        ObjectInputFilter pattern = ObjectInputFilter.Config.createFilter("!FilterGate$Evil;maxrefs=" + (20 + n) + ";FilterGate$*;java.lang.*");
        int passed = 0, rejected = 0, trips = 0;
        Message last = null;
        for (int i = 0; i < n * 2; i++) {
            last = i % 5 == 4 ? new Evil(i) : i % 3 == 0 || i % 7 == 6 ? new High(i, args[1], last, i % 6) : new Low(i, args[1] + i);
            ObjectInputFilter mine = counting(n % 5 + 1, 4);
            String r = read(bytes(last), i % 3 == 0 ? mine : i % 3 == 1 ? pattern : info -> {
                ObjectInputFilter.Status s = mine.checkInput(info);
                return s == ObjectInputFilter.Status.UNDECIDED ? pattern.checkInput(info) : s;
            });
            if (r.equals("ok")) passed++;
            else if (r.equals("InvalidClassException")) rejected++;
            else if (r.equals("InvalidObjectException")) rejected += 100;
            for (int k = 0; k < order % 20; k++) trips++;
        }
        System.out.println(passed + " " + rejected + " " + trips + " " + seenClasses + " " + seenArrays + " " + deepest);
        System.out.println(validated + " " + order + " " + hooks + " " + partial + " " + Evil.armed);

        byte[] good = bytes(new High(3, args[1], new Low(n, "low"), 2));
        Map<String, Integer> kinds = new TreeMap<>();
        int before = hooks, started = 0, finished = 0;
        for (int cut = 0; cut < good.length; cut += 1 + n % 3) {
            int h = hooks, p = partial;
            kinds.merge(read(Arrays.copyOf(good, cut), null), 1, Integer::sum);
            started += hooks - h;
            finished += partial - p;
        }
        System.out.println(kinds + " " + started + " " + finished);
        ObjectInputFilter small = ObjectInputFilter.Config.createFilter("maxarray=1000");
        int bad = 0, fine = 0;
        for (int at = 0; at < good.length; at++) {
            byte[] b = good.clone();
            b[at] ^= (byte) (1 << (at + n) % 7);
            String k = read(b, small);
            kinds.merge(k, 1, Integer::sum);
            if (k.equals("ok")) fine++;
            for (int i = k.length(); i > 0; i -= 5) bad++;
        }
        System.out.println(kinds + " " + fine + " " + bad + " " + (hooks - before));
        int steps = 0;
        for (String k : kinds.keySet()) for (int i = 0; i < kinds.get(k); i += 2) steps += k.length();
        System.out.println(steps + " " + validated + " " + good.length);
    }
}
