// args: 4 ab | 9 kiwi | 13 lemonade
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Class hierarchies with holes: a base that is not Serializable and whose no-arg constructor counts, a base that only
 * the reader knows (readObjectNoData), hooks that are inherited, private, static or of the wrong signature and so
 * run or do not run, a base without a usable constructor, fields added, removed and retyped by patching the bytes.
 */
public class HierarchyHoles {
    static int built, noData, hooks, wrongHooks, resolved, order;

    static class Ground {
        protected int height = 2;
        private final List<Integer> log = new ArrayList<>();
        { built++; }
        Ground() { this(built % 5); }
        Ground(int h) { height += h; log.add(h); }
        int depth() { return log.size() + log.get(0); }
    }
    static class Floor extends Ground implements Serializable {
        int tiles;
        transient int worn = 50;
        { tiles = 7; built += 100; }
        Floor(int t) { super(30); tiles += t; }
        private void writeObject(ObjectOutputStream out) throws IOException { order = order * 3 + 1; out.defaultWriteObject(); out.writeInt(height); }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            order = order * 3 + 2;
            in.defaultReadObject();
            worn += in.readInt();
        }
        protected Object readResolve() { resolved++; return this; }
    }
    static class Carpet extends Floor {
        String color;
        Carpet(int t, String c) { super(t * 2); color = c; }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            order = order * 3 + 1;
            in.defaultReadObject();
            worn += tiles;
            order %= 10007;
        }
        public void writeObject(ObjectOutputStream out) { wrongHooks++; }
        private void readObject(ObjectInput in) { wrongHooks += 10; }
        private static void readObjectNoData(int x) { wrongHooks += 100; }
    }
    static class Tile extends Floor {
        int edge = 4;
        Tile(int t) { super(t); edge += t; }
        protected Object readResolve() { resolved += 10; return edge % 3 == 0 ? new Carpet(edge, "tile") : this; }
        void readObject(ObjectInputStream in) { wrongHooks += 1000; }
    }
    static class SmallTile extends Tile {
        SmallTile(int t) { super(t); edge /= 2; }
    }
    static class Locked {
        private Locked(int x) { }
    }
    static class Sealed extends Locked implements Serializable {
        int v;
        Sealed(int v) { super(v); this.v = v; hooks += v; }
    }

    /** Written as OldPlant, read as NewPlant, which has a serialisable base that the stream does not know. */
    static class OldPlant implements Serializable {
        private static final long serialVersionUID = 77;
        int leaves;
        String name;
        long gone = 9;
        int[] cuts = {1, 2};
        OldPlant(int l, String n) { leaves = l; name = n; }
    }
    static class Rooted extends Ground implements Serializable {
        int roots = 6;
        Object soil = "loam";
        private void readObjectNoData() throws ObjectStreamException {
            noData++;
            roots = built % 7 + 3;
            if (noData % 6 == 5) throw new InvalidObjectException("dry");
        }
        private void readObject(ObjectInputStream in) throws IOException { hooks += 100000; }
    }
    static class NewPlant extends Rooted {
        private static final long serialVersionUID = 77;
        int leaves;
        Object name = "none";
        int added = 31;
        int[] cuts;
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            hooks++;
            ObjectInputStream.GetField f = in.readFields();
            leaves = f.get("leaves", 1) * (f.defaulted("added") ? 2 : 1);
            added = f.get("added", 5);
            name = f.get("name", null);
            cuts = (int[]) f.get("cuts", null);
            try { hooks += f.get("gone", 3L) > 3 ? 1000 : 0; } catch (IllegalArgumentException e) { hooks += 10; }
        }
    }

    static byte[] bytes(Object o) throws IOException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(o); }
        return buf.toByteArray();
    }
    static byte[] patch(byte[] b, String from, String to) {
        return new String(b, StandardCharsets.ISO_8859_1).replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
    }
    static Object read(byte[] b) throws IOException, ClassNotFoundException {
        return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int loops = 0, invalid = 0, dry = 0, missing = 0, carpets = 0, unread = 0;
        for (int i = 0; i < n; i++) {
            Floor f = i % 4 == 0 ? new Carpet(i, args[1]) : i % 4 == 1 ? new Tile(i) : i % 4 == 2 ? new SmallTile(i) : new Floor(i);
            Floor g = (Floor) read(bytes(f));
            for (int k = 0; k < g.height + g.depth(); k++) loops++;
            for (int k = g.worn; k > 0; k -= 9) loops += 100;
            for (int k = g.tiles; k > 10; k--) loops += 10000;
            if (g instanceof Carpet c) carpets += c.color.length();
        }
        System.out.println(loops + " " + carpets + " " + resolved + " " + order + " " + wrongHooks);

        for (int i = 0; i < n; i++) {
            try {
                byte[] b = patch(bytes(new OldPlant(i, args[1])), "OldPlant", "NewPlant");
                if (i % 5 == 3) b = patch(b, "\u0006leaves", "\u0006l__ves");
                if (i % 5 == 4) b = patch(b, "J\0\4gone", "J\0\4name");
                if (i % 7 == 2) b = patch(b, "NewPlant", "NonPlant");
                NewPlant p = (NewPlant) read(b);
                for (int k = 0; k < p.leaves + p.roots + p.added; k++) loops++;
                for (int k = 0; k < p.height; k++) unread += p.soil == null ? p.cuts.length : 50;
                if (!args[1].equals(p.name)) unread += 1000;
                read(bytes(new Sealed(i)));
            } catch (InvalidObjectException e) {
                dry++;
            } catch (InvalidClassException e) {
                invalid++;
            } catch (ClassNotFoundException e) {
                missing++;
            }
        }
        System.out.println(loops + " " + unread + " " + dry + " " + invalid + " " + missing);
        System.out.println(built + " " + noData + " " + hooks);
    }
}
