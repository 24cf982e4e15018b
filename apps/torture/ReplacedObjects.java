// args: 3 x | 12 abc | 40 longer
import java.io.*;
import java.util.*;

/** Serialization: everything that reading or writing may call. */
public class ReplacedObjects {
    static int wrote;
    static int resolved;
    static int compared;
    static int hashed;
    static int constructed;
    static int validated;

    static class Plain {
        int level = 7;

        Plain() {
            constructed++;
        }
    }

    static class Sub extends Plain implements Serializable {
        private static final long serialVersionUID = 2;
        int own;
        transient int lost = 5;

        Sub(int own) {
            this.own = own;
            level = own * 2;
        }
    }

    static class Celsius implements Serializable {
        final int degrees;

        Celsius(int degrees) {
            this.degrees = degrees;
        }

        private Object writeReplace() {
            wrote++;
            return new Form(degrees + 273);
        }
    }

    static class Form implements Serializable {
        final int kelvin;

        Form(int kelvin) {
            this.kelvin = kelvin;
        }

        private Object readResolve() throws ObjectStreamException {
            resolved++;
            if (kelvin < 0) {
                throw new InvalidObjectException("cold");
            }
            return new Celsius(kelvin - 273);
        }
    }

    static class Key implements Serializable, Comparable<Key> {
        final int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            hashed++;
            return id % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }

        @Override
        public int compareTo(Key k) {
            compared++;
            return k.id - id;
        }
    }

    static class Fields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("count", int.class), new ObjectStreamField("label", String.class)};
        private transient int n;
        private transient String text;

        Fields(int n, String text) {
            this.n = n;
            this.text = text;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("count", n * 2);
            fields.put("label", text + "!");
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            n = fields.get("count", -1);
            text = (String) fields.get("label", "none");
        }
    }

    static class Checked implements Serializable, ObjectInputValidation {
        int low;
        int high;

        Checked(int low, int high) {
            this.low = low;
            this.high = high;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, 0);
            in.defaultReadObject();
        }

        @Override
        public void validateObject() throws InvalidObjectException {
            validated++;
            if (low > high) {
                throw new InvalidObjectException("low " + low);
            }
        }
    }

    static class Node implements Serializable {
        Node left;
        Node right;
        int value;
        Node parent;
    }

    enum Kind { BIG { @Override int f() { return 9; } }, SMALL;
        int f() {
            return 1;
        }
    }

    record Pair<T>(T a, Kind kind) implements Serializable {
        Pair {
            constructed += 100;
            if (kind == null) {
                kind = Kind.SMALL;
            }
        }
    }

    static class Out extends ObjectOutputStream {
        Out(OutputStream out) throws IOException {
            super(out);
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object o) {
            return o instanceof StringBuilder ? o.toString() + "*" : o;
        }
    }

    static class In extends ObjectInputStream {
        int classes;

        In(InputStream in) throws IOException {
            super(in);
            enableResolveObject(true);
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
            classes++;
            return super.resolveClass(desc);
        }

        @Override
        protected Object resolveObject(Object o) {
            return o instanceof Integer && (Integer) o > 30 ? (Integer) o + 1 : o;
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T o) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    static Node tree(int n, Node parent) {
        if (n == 0) {
            return null;
        }
        Node node = new Node();
        node.value = n;
        node.parent = parent;
        node.left = tree(n / 2, node);
        node.right = tree(n / 3, node);
        return node;
    }

    static int sum(Node node, Node parent) {
        return node == null ? 0 : node.value + (node.parent == parent ? 1 : 100) + sum(node.left, node) + sum(node.right, node);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Sub sub = copy(new Sub(n));
        int levels = sub.level + sub.own + sub.lost;
        Celsius celsius = copy(new Celsius(n));
        int degrees = celsius.degrees;
        Map<Key, Integer> map = new HashMap<>();
        TreeMap<Key, String> tree = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            map.merge(new Key(i % 8), 1, Integer::sum);
            tree.put(new Key(i % 5), args[1] + i);
        }
        int before = hashed;
        int size = copy(map).get(new Key(1));
        int during = hashed - before;
        int first = copy(tree).firstKey().id;
        int order = compared;
        Fields fields = copy(new Fields(n, args[1]));
        int put = fields.n + fields.text.length();
        int invalid = 0;
        for (int i = 0; i < n; i++) {
            try {
                invalid += copy(new Checked(i, 5)).low;
            } catch (InvalidObjectException e) {
                invalid += e.getMessage().length();
            }
        }
        Node root = copy(tree(n, null));
        int summed = sum(root, null);
        Pair<Kind> pair = copy(new Pair<>(Kind.BIG, null));
        int kinds = pair.a().f() * 10 + pair.kind().ordinal() + n;
        PriorityQueue<Key> queue = copy(new PriorityQueue<>(map.keySet()));
        int polled = queue.poll().id;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Out out = new Out(bytes)) {
            out.writeObject(new StringBuilder(args[1]));
            out.writeObject(n);
            out.writeUTF(args[1]);
            out.writeObject(new int[] {n, 2});
            out.writeUnshared(List.of(n, args[1]));
            out.reset();
            out.writeObject(Kind.BIG);
        }
        int replaced;
        try (In in = new In(new ByteArrayInputStream(bytes.toByteArray()))) {
            replaced = ((String) in.readObject()).length();
            replaced += (Integer) in.readObject();
            replaced += in.readUTF().length();
            replaced += ((int[]) in.readObject()).length;
            replaced += ((List<?>) in.readUnshared()).size();
            replaced += in.readObject() == Kind.BIG ? 1 : 50;
            replaced += in.classes;
        }
        int not = 0;
        try {
            copy(new Object[] {n, new Plain()});
        } catch (NotSerializableException e) {
            not = e.getMessage().length() + n;
        }
        int steps = 0;
        for (int i = levels + degrees + size + during + first + order + put + invalid + summed + kinds + polled + replaced + not; i > 0; i -= 4) {
            steps++;
        }
        System.out.println(steps + " " + wrote + " " + resolved + " " + compared + " " + hashed + " " + constructed + " " + validated);
    }
}
