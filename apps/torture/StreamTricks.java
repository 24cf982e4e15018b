// args: 4 red | 9 green | 14 indigo
import java.io.*;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/**
 * Subclasses of the object streams: replaceObject and resolveObject, annotateClass read back by resolveClass, class
 * descriptors written as small numbers, a header that is written before the fields of the subclass are initialised,
 * streams without a header appended to one buffer, writeObjectOverride with a text format, proxies with annotations.
 */
public class StreamTricks {
    static int replaced, annotated, resolved, headers, descriptors, overridden, calls;

    interface Greeter { int greet(int x); default int twice(int x) { return greet(greet(x)); } }
    static class Polite implements InvocationHandler, Serializable {
        int base;
        private final String greeting;
        Polite(int b, String g) { base = b; greeting = g; }
        @Override public Object invoke(Object proxy, Method m, Object[] a) {
            calls++;
            return m.getName().equals("greet") ? (Object) ((int) a[0] + base + greeting.length()) : m.getName().equals("toString") ? greeting : 7;
        }
    }
    static class Part implements Serializable {
        protected int weight;
        Part inner;
        Part(int w, Part p) { weight = w; inner = p; }
    }
    static final class Heavy extends Part { String label = "heavy"; Heavy(int w) { super(w, new Part(w / 2, null)); } }
    static class Socket { final int port; Socket(int p) { port = p; } } // not serialisable
    record SocketId(int port) implements Serializable { }

    static final Class<?>[] KNOWN = {Part.class, Heavy.class, SocketId.class, Object[].class, Integer.class, Number.class, Polite.class};

    static class TrickOut extends ObjectOutputStream {
        int written;          // the super constructor already counts the header here
        int early = 2;        // and here, but that is lost
        TrickOut(OutputStream o) throws IOException { super(o); enableReplaceObject(true); }
        @Override protected void writeStreamHeader() throws IOException {
            headers++;
            written++;
            early += 100;
            super.writeStreamHeader();
            writeByte(headers % 5);
        }
        @Override protected Object replaceObject(Object o) {
            if (o instanceof Socket s) { replaced++; return new SocketId(s.port); }
            if (o instanceof Heavy h && h.weight % 4 == 1) { replaced += 10; return h.inner; }
            if (o instanceof String s) { replaced += 100; return s + s.length(); }
            return o;
        }
        @Override protected void annotateClass(Class<?> c) throws IOException {
            annotated++;
            written++;
            writeUTF(c.getSimpleName());
            if (c == Part.class) writeObject(new int[] {written, early});
        }
        @Override protected void annotateProxyClass(Class<?> c) throws IOException { annotated += 100; writeInt(c.getInterfaces().length); }
        @Override protected void writeClassDescriptor(ObjectStreamClass d) throws IOException {
            int i = 0;
            while (i < KNOWN.length && KNOWN[i] != d.forClass()) i++;
            descriptors += i + 1;
            writeByte(i);
            if (i == KNOWN.length) super.writeClassDescriptor(d);
        }
    }

    static class TrickIn extends ObjectInputStream {
        int sizes, first;
        TrickIn(InputStream i) throws IOException { super(i); enableResolveObject(true); }
        @Override protected void readStreamHeader() throws IOException { super.readStreamHeader(); first = readByte(); }
        @Override protected Class<?> resolveClass(ObjectStreamClass d) throws IOException, ClassNotFoundException {
            String s = readUTF();
            sizes += s.length();
            Class<?> c = super.resolveClass(d);
            if (c == Part.class) for (int k : (int[]) readObject()) sizes += k;
            return c;
        }
        @Override protected Class<?> resolveProxyClass(String[] names) throws IOException, ClassNotFoundException {
            sizes += readInt() * 1000 + names[0].length();
            return super.resolveProxyClass(names);
        }
        @Override protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
            int i = readByte();
            return i == KNOWN.length ? super.readClassDescriptor() : ObjectStreamClass.lookupAny(KNOWN[i]);
        }
        @Override protected Object resolveObject(Object o) {
            if (o instanceof SocketId s) { resolved++; return new Socket(s.port + first); }
            if (o instanceof Part p && p.inner != null) { resolved += 10; p.weight += p.inner.weight; }
            return o;
        }
    }

    /** A whole format of its own; putting data goes nowhere near the real stream. */
    static class TextOut extends ObjectOutputStream {
        final StringBuilder text = new StringBuilder();
        TextOut() throws IOException { }
        @Override protected void writeObjectOverride(Object o) throws IOException {
            overridden++;
            if (o instanceof Part p) { text.append('(').append(p.weight); writeObject(p.inner); text.append(')'); }
            else if (o == null) text.append('-');
            else if (o instanceof Serializable) text.append('?');
            else throw new NotSerializableException("no");
        }
    }

    static class Appending extends ObjectOutputStream {
        Appending(OutputStream o) throws IOException { super(o); }
        @Override protected void writeStreamHeader() throws IOException { headers += 100; reset(); }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int loops = 0, ports = 0, late = 0, sizes = 0, chars = 0, refused = 0;
        Greeter g = (Greeter) Proxy.newProxyInstance(Greeter.class.getClassLoader(), new Class<?>[] {Greeter.class, Serializable.class}, new Polite(n, args[1]));
        for (int i = 0; i < n; i++) {
            ByteArrayOutputStream buf = new ByteArrayOutputStream();
            Part p = i % 3 == 0 ? new Heavy(i) : new Part(i, i % 3 == 1 ? new Heavy(i + 1) : null);
            TrickOut out = new TrickOut(buf);
            out.writeObject(new Object[] {p, new Socket(i), i % 2 == 0 ? args[1] : g, p});
            out.close();
            late += out.written * 10 + out.early;
            TrickIn in = new TrickIn(new ByteArrayInputStream(buf.toByteArray()));
            Object[] back = (Object[]) in.readObject();
            for (Part q = (Part) back[0]; q != null; q = q.inner) for (int k = 0; k < q.weight; k++) loops++;
            for (int k = 0; k < ((Socket) back[1]).port; k++) ports++;
            if (back[2] instanceof Greeter x) for (int k = x.greet(i); k > 0; k -= 4) loops += 100; else chars += ((String) back[2]).length();
            if (back[0] == back[3]) loops += 10000;
            sizes += in.sizes;
            TextOut t = new TextOut();
            try { for (Object o : back) t.writeObject(o); } catch (NotSerializableException e) { refused++; }
            for (char c : t.text.toString().toCharArray()) if (c == '(') chars += 100;
        }
        System.out.println(loops + " " + ports + " " + late + " " + sizes + " " + chars + " " + refused);

        ByteArrayOutputStream journal = new ByteArrayOutputStream();
        Part shared = new Part(1, null);
        for (int i = 0; i < n; i++) {
            shared.weight += i;
            try (ObjectOutputStream o = i == 0 ? new ObjectOutputStream(journal) : new Appending(journal)) { o.writeObject(shared); o.writeObject(shared); }
        }
        List<Part> parts = new ArrayList<>();
        int entries = 0, distinct = 0;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(journal.toByteArray()))) {
            while (true) { Part p = (Part) in.readObject(); entries += p.weight; if (parts.stream().noneMatch(q -> q == p)) { distinct++; parts.add(p); } }
        } catch (EOFException e) { entries *= 2; }
        for (int k = 0; k < journal.size(); k += 20) distinct += 100;
        System.out.println(entries + " " + distinct + " " + overridden + " " + calls);
        System.out.println(replaced + " " + annotated + " " + resolved + " " + headers + " " + descriptors);
    }
}
