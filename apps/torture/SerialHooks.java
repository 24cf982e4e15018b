// args: 4 red|9 green|14 blue
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

public class SerialHooks {
    static int validations, resolved, replaced, baseRuns;

    static class Base { // not serializable: its no-arg constructor runs at deserialization
        int level = 5;
        Base() { baseRuns++; level += baseRuns; }
    }

    static class Item extends Base implements Serializable, ObjectInputValidation {
        private static final long serialVersionUID = 1;
        int a;
        transient int cache = 77;
        final int[] parts;
        Item(int a) {
            this.a = a;
            parts = new int[a % 4 + 1];
            level = 1000;
        }
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            for (int i = 0; i < a % 3; i++) out.writeInt(i * a);
            out.writeInt(-1);
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, a0());
            in.defaultReadObject();
            for (int v; (v = in.readInt()) >= 0; ) cache += v + 1;
        }
        private int a0() { return a + 1; }
        public void validateObject() throws InvalidObjectException {
            validations += parts.length;
            if (a == 7) throw new InvalidObjectException("seven");
        }
    }

    static final class Color implements Serializable {
        static final Color RED = new Color("red"), GREEN = new Color("green");
        final String name;
        Color(String n) { name = n; }
        private Object readResolve() {
            resolved++;
            return switch (name) { case "red" -> RED; case "green" -> GREEN; default -> this; };
        }
    }

    static class Range implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("text", String.class), new ObjectStreamField("width", int.class)};
        int lo, hi;
        Range(int lo, int hi) { this.lo = lo; this.hi = hi; }
        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField f = out.putFields();
            f.put("text", lo + ".." + hi);
            f.put("width", hi - lo);
            out.writeFields();
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            String t = (String) f.get("text", "0..0");
            lo = Integer.parseInt(t.substring(0, t.indexOf('.')));
            hi = lo + 2 * f.get("width", 0);
        }
        Object writeReplace() { replaced++; return lo % 2 == 0 ? this : new Color("odd" + lo); }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        List<Object> graph = new ArrayList<>();
        Color shared = new Color(args[1]);
        for (int i = 0; i < n; i++) graph.add(i % 3 == 0 ? new Item(i) : i % 3 == 1 ? shared : new Range(i / 2, i));
        int loops = 0, same = 0, colors = 0, broken = 0;
        for (Object o : graph) {
            try {
                ByteArrayOutputStream buf = new ByteArrayOutputStream();
                try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(new Object[] {o, o}); }
                Object[] back = (Object[]) new ObjectInputStream(new ByteArrayInputStream(buf.toByteArray())).readObject();
                if (back[0] == back[1]) same++;
                if (back[0] instanceof Item it) for (int k = 0; k < it.level + it.cache; k++) loops++;
                else if (back[0] instanceof Range r) for (int k = r.lo; k < r.hi; k++) loops += 100;
                else if (back[0] == Color.RED || back[1] == Color.GREEN) colors++;
            } catch (InvalidObjectException e) {
                broken++;
            }
        }
        System.out.println(loops + " " + same + " " + colors + " " + broken);
        System.out.println(validations + " " + resolved + " " + replaced + " " + baseRuns);
    }
}
