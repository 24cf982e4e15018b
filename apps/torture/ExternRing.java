// args: 4 red | 9 green | 15 blue
import java.io.*;
import java.util.*;

/**
 * Externalizable objects with cycles and back references: the public constructor counts, fields of a neighbour are
 * still empty while the ring is read, readResolve comes too late for those inside the cycle, a reader that reads less
 * than was written (the rest is skipped) or more (OptionalDataException, EOFException); arrays of all sorts.
 */
public class ExternRing {
    static int created, early, resolvedLate, short1, spilled;

    public static class Node implements Externalizable {
        protected int value;
        protected Node next, prev;
        protected Object[] extras = {};
        transient int seenNext = -1;
        public Node() { created++; value = created % 3; }
        Node(int v) { value = v; }
        @Override public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(prev);
            out.writeInt(value);
            out.writeObject(next);
            for (int i = 0; i < value % 4; i++) out.writeUTF("x" + i);
            out.writeObject(extras);
        }
        @Override public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            prev = (Node) in.readObject();
            if (prev != null && prev.next == null) early++;
            value = in.readInt();
            next = (Node) in.readObject();
            if (next != null) seenNext = next.value;
            if (value % 5 == 4) { short1++; return; }
            for (int i = 0; i < value % 4; i++) spilled += in.readUTF().length();
            extras = (Object[]) in.readObject();
        }
    }

    public static class Joker extends Node {
        static final Joker ONLY = new Joker();
        static int jokers;
        { jokers++; }
        public Joker() { super(100); }
        @Override public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            super.readExternal(in);
            value += jokers;
        }
        private Object readResolve() { resolvedLate++; ONLY.value += value % 10; return ONLY; }
    }

    /** Reads more than was written. */
    public static class Greedy implements Externalizable {
        int want;
        List<Integer> got = new ArrayList<>();
        public Greedy() { }
        Greedy(int w) { want = w; }
        public void writeExternal(ObjectOutput out) throws IOException {
            out.write(want);
            for (int i = 0; i < want % 6; i++) out.writeByte(i * i);
            if (want % 3 == 0) out.writeObject("stop" + want);
        }
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            want = in.read();
            try {
                while (in.available() > 0 || want % 2 == 1) got.add(in.readUnsignedByte());
                got.add(((String) in.readObject()).length());
            } catch (OptionalDataException e) {
                got.add(e.eof ? 50 : e.length);
            } catch (EOFException e) {
                got.add(30);
            }
        }
    }

    private static class Hidden implements Externalizable { // its constructor is not public
        Hidden() { created += 1000; }
        public void writeExternal(ObjectOutput out) { spilled += 1000; }
        public void readExternal(ObjectInput in) { spilled += 5000; }
    }

    static int total(Object o) {
        if (o instanceof int[] a) return Arrays.stream(a).sum();
        if (o instanceof char[] c) return c.length;
        if (o instanceof Object[] a) {
            int t = a.getClass().getComponentType().getSimpleName().length();
            for (Object x : a) if (x != o) t += total(x);
            return t;
        }
        return o instanceof Node n ? n.value : o instanceof String s ? s.length() : o == null ? 1 : 2;
    }

    static Object copy(Object o) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(o); out.writeObject("end"); }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(buf.toByteArray()));
        Object r = in.readObject();
        if (!in.readObject().equals("end")) throw new IllegalStateException();
        return r;
    }

    static Node ring(int n, String word) {
        Node first = new Node(n), last = first;
        for (int i = 1; i < n; i++) {
            Node k = i % 6 == 5 ? new Joker() : new Node(i * 7 % 11);
            k.prev = last;
            last.next = k;
            if (i % 4 == 1) k.extras = new Object[] {first, new int[][] {{i}, {}, {i, i}}, word.toCharArray(), k.extras};
            if (i % 4 == 2) { k.extras = new CharSequence[] {word, null, word}; }
            if (i % 4 == 3) { k.extras = new Object[2]; k.extras[0] = k.extras; k.extras[1] = new Node[] {k, last, null}; }
            last = k;
        }
        last.next = first;
        first.prev = last;
        return first;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int walked = 0, sum = 0, kinds = 0, broken = 0, seen = 0, links = 0;
        for (int size = 1; size <= n; size += 2) {
            Node r = (Node) copy(ring(size, args[1]));
            Node p = r;
            for (int i = 0; i < 3 * size && p != null; i++, p = p.next) {
                walked++;
                sum += p.value;
                kinds += total(p.extras);
                for (int k = p.seenNext; k > 0; k--) seen++;
                if (p.next != null && p.next.prev == p) links++;
            }
        }
        System.out.println(walked + " " + sum + " " + kinds + " " + seen + " " + links);
        int greed = 0;
        for (int i = 0; i < n; i++) {
            Greedy[] g = (Greedy[]) copy(new Greedy[] {new Greedy(i), null, new Greedy(i + n)});
            for (Greedy x : g) if (x != null) for (int v : x.got) for (int k = 0; k <= v; k++) greed++;
        }
        for (int i = 0; i < n % 4 + 1; i++) {
            try { copy(new Object[] {i, new Hidden()}); } catch (InvalidClassException e) { broken++; }
        }
        System.out.println(greed + " " + broken + " " + Joker.ONLY.value + " " + Joker.jokers);
        System.out.println(created + " " + early + " " + resolvedLate + " " + short1 + " " + spilled);
    }
}
