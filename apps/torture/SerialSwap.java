// args: 2 | 5 proxy | 12 ext
import java.io.*;
import java.util.*;

/**
 * Object serialisation calls writeReplace, readResolve, readObject, Externalizable constructors, the first
 * non-serialisable super constructor, resolveObject and validations without any visible call site, and each
 * changes what is counted afterwards.
 */
public class SerialSwap {
    static int supers, exts, valid, swaps, resolved;

    static class Base {                       // not serialisable: its no-arg constructor runs at reading
        int stamp;
        Base() { stamp = ++supers; }
    }

    static class Node extends Base implements Serializable, ObjectInputValidation {
        private static final long serialVersionUID = 1;
        int id;
        Node next;
        transient int cached = 77;            // 0 after reading unless restored
        Node(int id, Node next) { this.id = id; this.next = next; }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, id % 3);
            in.defaultReadObject();
            if (id % 2 == 0) cached = id * 10;
        }
        @Override public void validateObject() { valid = valid * 3 % 1009 + id + 1; }
    }

    static class Coin implements Serializable {
        private static final long serialVersionUID = 1;
        static final Coin[] POOL = {new Coin(0), new Coin(1), new Coin(2)};
        final int face;
        int uses;
        Coin(int face) { this.face = face; }
        private Object readResolve() { resolved++; Coin c = POOL[face]; c.uses++; return c; }
    }

    static class Big implements Serializable {
        private static final long serialVersionUID = 1;
        final int[] body;
        Big(int n) { body = new int[n]; Arrays.fill(body, n); }
        private Object writeReplace() { swaps++; return new Short_(body.length); }
    }

    static class Short_ implements Serializable {
        private static final long serialVersionUID = 1;
        final int n;
        Short_(int n) { this.n = n; }
        private Object readResolve() { return n % 2 == 0 ? new Big(n / 2) : (Object) this; }
    }

    public static class Ext implements Externalizable {
        private static final long serialVersionUID = 1;
        int v = 5;
        public Ext() { exts++; }
        Ext(int v) { this.v = v; }
        @Override public void writeExternal(ObjectOutput out) throws IOException { out.writeByte(v++); }
        @Override public void readExternal(ObjectInput in) throws IOException { v += in.readByte(); }
    }

    static class Out extends ObjectOutputStream {
        int seen;
        Out(OutputStream o) throws IOException { super(o); enableReplaceObject(true); }
        @Override protected Object replaceObject(Object o) { seen++; return o instanceof String && ((String) o).startsWith("!") ? "bang" : o; }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        List<Object> all = new ArrayList<>();
        Node head = null;
        for (int i = 0; i < n; i++) {
            head = new Node(i, head);
            all.add(new Coin(i % 3));
            if (mode.equals("proxy")) all.add(new Big(i + 2));
            if (mode.equals("ext")) all.add(new Ext(i));
            all.add(i % 2 == 0 ? "!x" + i : "y" + i);
        }
        all.add(head);
        ByteArrayOutputStream bos = new ByteArrayOutputStream();
        int seen;
        try (Out o = new Out(bos)) {
            o.writeObject(all);
            head.id = 999;                    // no effect: back reference
            o.writeObject(head);
            o.reset();
            o.writeUnshared(head);            // now it has
            seen = o.seen;
        }
        int sum = 0, identical = 0, bangs = 0;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bos.toByteArray()))) {
            List<?> back = (List<?>) in.readObject();
            Node h1 = (Node) in.readObject(), h2 = (Node) in.readObject();
            identical = (h1 == back.get(back.size() - 1) ? 1 : 0) + (h1 == h2 ? 2 : 0) + (h2.id == 999 ? 4 : 0);
            for (Node x = h1; x != null; x = x.next) sum += x.cached + x.stamp;
            for (Object o : back) {
                if (o instanceof Big) sum += ((Big) o).body.length;
                else if (o instanceof Short_) sum -= ((Short_) o).n;
                else if (o instanceof Ext) sum += ((Ext) o).v;
                else if ("bang".equals(o)) bangs++;
            }
        }
        int acc = 0;
        for (Coin c : Coin.POOL) for (int i = 0; i < c.uses; i++) acc += c.face + 1;
        for (int i = 0; i < valid % 13; i++) acc += i;
        System.out.println(supers + " " + exts + " " + valid + " " + swaps + " " + resolved + " " + seen + " " + identical + " " + sum + " " + bangs + " " + acc);
    }
}
