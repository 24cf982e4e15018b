// args: 5 2|12 3|20 7
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

public class ExternalGraph {
    static int births;

    public static class Vertex implements Externalizable {
        int id, seen;
        Vertex left, right;
        public Vertex() { births++; seen = births % 2; } // run by the reader
        Vertex(int id) { this.id = id; }
        @Override public void writeExternal(ObjectOutput out) throws IOException {
            out.writeByte(id);
            out.writeObject(left);
            out.writeObject(right);
            if (id % 3 == 0) out.writeUTF("v".repeat(id % 5));
        }
        @Override public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            id = in.readByte();
            left = (Vertex) in.readObject();
            right = (Vertex) in.readObject();
            if (id % 3 == 0) seen += in.readUTF().length();
        }
    }

    record Label(int n, String s) implements Serializable {
        Label {
            if (n < 0) { n = -n; s = s + "!"; }
            births += 1000; // also run by deserialization of a record
        }
    }

    static class Weird extends HashMap<Object, Integer> { // a map that is its own key's owner
        @Override public Integer put(Object k, Integer v) {
            births += 50;
            return super.put(k, v + 1);
        }
    }

    static class Out extends ObjectOutputStream {
        int replaced;
        Out(java.io.OutputStream o) throws IOException { super(o); enableReplaceObject(true); }
        @Override protected Object replaceObject(Object o) {
            if (o instanceof String s && s.length() > 2) { replaced++; return s.substring(1); }
            return o;
        }
        @Override protected void annotateClass(Class<?> c) throws IOException { writeInt(c.getName().length()); }
    }
    static class In extends ObjectInputStream {
        final Map<String, Integer> classes = new HashMap<>();
        int lengths;
        In(InputStream i) throws IOException { super(i); enableResolveObject(true); }
        @Override protected Class<?> resolveClass(ObjectStreamClass d) throws IOException, ClassNotFoundException {
            lengths += readInt();
            classes.merge(d.getName(), 1, Integer::sum);
            return super.resolveClass(d);
        }
        @Override protected Object resolveObject(Object o) {
            return o instanceof Label l && l.n() % 2 == 1 ? new Label(l.n() + 1, l.s()) : o;
        }
    }

    static int walk(Vertex v, Set<Vertex> done, int[] edges) {
        if (v == null || !done.add(v)) return 0;
        if (v.left != null) edges[0]++;
        if (v.right != null) edges[1]++;
        return v.seen + walk(v.left, done, edges) + walk(v.right, done, edges);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), step = Integer.parseInt(args[1]);
        Vertex[] vs = new Vertex[n];
        for (int i = 0; i < n; i++) vs[i] = new Vertex(i);
        for (int i = 0; i < n; i++) { vs[i].left = vs[(i + 1) % n]; vs[i].right = i % 2 == 0 ? vs[i * step % n] : null; }
        Weird w = new Weird();
        for (int i = 0; i < n; i++) w.put(new Label(i % 4 - 2, "lab".substring(i % 3)), i);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Out out = new Out(bytes);
        out.writeObject(vs[0]);
        out.writeUnshared(w);
        out.close();
        In in = new In(new ByteArrayInputStream(bytes.toByteArray()));
        Vertex root = (Vertex) in.readObject();
        Weird back = (Weird) in.readUnshared();
        Set<Vertex> done = java.util.Collections.newSetFromMap(new IdentityHashMap<>());
        int[] edges = new int[2];
        int seen = walk(root, done, edges), sum = 0, evens = 0;
        for (Map.Entry<Object, Integer> e : back.entrySet()) {
            sum += e.getValue();
            if (((Label) e.getKey()).n() % 2 == 0) evens++;
        }
        System.out.println(seen + " " + done.size() + " " + edges[0] + " " + edges[1] + " " + sum + " " + evens);
        System.out.println(births + " " + out.replaced + " " + in.classes.size() + " " + in.lengths + " " + new HashSet<>(back.keySet()).size());
    }
}
