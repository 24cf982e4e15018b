// args: 4 red | 9 green | 13 blue
import java.io.*;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * One stream, many writes: an object that changes between two writes is only a handle the second time, unless reset()
 * or writeUnshared() comes between; primitives, lines of bytes and objects mixed; a DataOutputStream under the same
 * bytes; a temporary file through GZIP and a checksum; readers that ask for the wrong thing and go on.
 */
public class MixedJournal {
    static int resets, unshared, wrong, constructed, flushed;

    static class Gauge implements Serializable {
        int value;
        final int[] history = new int[3];
        private transient int dirty;
        Gauge peer;
        Gauge() { constructed++; }
        void set(int v) { dirty++; history[dirty % 3] = value; value = v; }
        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField f = out.putFields();
            f.put("value", value * 10 + dirty % 10);
            if (dirty % 2 == 0) f.put("history", history);
            f.put("peer", peer == this ? null : peer);
            out.writeFields();
            dirty = 0;
        }
    }
    static class Shared implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("own", int[].class, true), new ObjectStreamField("open", int[].class)};
        private final int[] own;
        int[] open;
        String ignored = "ignored";
        Shared(int[] a) { own = a; open = a; }
    }

    static class Counted extends FilterOutputStream {
        int bytes;
        Counted(OutputStream o) { super(o); }
        @Override public void write(int b) throws IOException { bytes++; out.write(b); }
        @Override public void write(byte[] b, int off, int len) throws IOException { bytes += len; out.write(b, off, len); }
        @Override public void flush() throws IOException { flushed++; super.flush(); }
    }

    static int checksum(Gauge g) { return g.value + (g.history == null ? 1000 : Arrays.hashCode(g.history) & 7); }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Path file = Files.createTempFile("journal", ".gz");
        Gauge gauge = new Gauge(), second = new Gauge();
        gauge.peer = second;
        int[] common = {n, 2 * n};
        long written;
        int lengths = 0;
        try (CheckedOutputStream sum = new CheckedOutputStream(new GZIPOutputStream(Files.newOutputStream(file)), new CRC32())) {
            Counted counted = new Counted(sum);
            DataOutputStream data = new DataOutputStream(counted);
            data.writeUTF(args[1]);
            data.writeInt(n);
            ObjectOutputStream out = new ObjectOutputStream(counted);
            for (int i = 0; i < n; i++) {
                gauge.set(i * i);
                if (i % 3 == 1) second.peer = gauge;
                if (i % 4 == 3) { out.reset(); resets++; }
                if (i % 5 == 2) { out.writeUnshared(gauge); unshared++; } else out.writeObject(gauge);
                for (int k = 0; k < i % 3; k++) out.writeShort(k * i);
                if (i % 2 == 0) out.writeObject(new Shared(common)); else out.writeBytes(args[1]);
                common[0]++;
                int before = counted.bytes;
                out.flush();
                for (int k = counted.bytes - before; k > 0; k -= 16) lengths++;
            }
            out.flush();
            data.writeLong(-1L);
            written = sum.getChecksum().getValue();
        }
        int loops = 0, distinct = 0, aliased = 0, chars = 0, sums = 0;
        CRC32 crc = new CRC32();
        try (CheckedInputStream sum = new CheckedInputStream(new GZIPInputStream(Files.newInputStream(file)), crc)) {
            DataInputStream data = new DataInputStream(sum);
            String word = data.readUTF();
            int m = data.readInt();
            ObjectInputStream in = new ObjectInputStream(sum);
            List<Gauge> gauges = new ArrayList<>();
            for (int i = 0; i < m; i++) {
                Gauge g = (Gauge) in.readObject();
                if (gauges.stream().noneMatch(x -> x == g)) { distinct++; gauges.add(g); }
                for (int k = checksum(g); k > 0; k -= 3) loops++;
                if (g.peer.peer == g) sums += 1000;
                while (in.available() >= 2 && sums >= 0 && i % 2 == 0) sums += in.readShort();
                if (i % 2 == 0) {
                    try { in.readInt(); } catch (EOFException e) { wrong++; }
                    Shared s = (Shared) in.readObject();
                    if (s.own == s.open) aliased++;
                    for (int k = s.open[0]; k < s.open[1]; k++) aliased += 10;
                    if (s.ignored == null) aliased += 1000;
                } else {
                    try { in.readObject(); } catch (OptionalDataException e) { wrong += e.length; }
                    for (int k = 0; k < i % 3; k++) sums += in.readShort();
                    byte[] b = new byte[word.length()];
                    in.readFully(b);
                    if (new String(b).equals(word)) chars += b.length;
                }
            }
            if (data.readLong() == -1L) chars += 100;
        } finally {
            Files.delete(file);
        }
        for (long k = Math.floorMod(written, 50L); k > 0; k--) sums += crc.getValue() == written ? 2 : 1;
        System.out.println(loops + " " + distinct + " " + aliased + " " + chars + " " + sums);
        System.out.println(lengths + " " + resets + " " + unshared + " " + wrong + " " + flushed);

        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(buf);
        String[] pool = {new String(args[1]), new String(args[1]), args[1] + n};
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) out.writeUnshared(pool); else out.writeObject(i % 3 == 1 ? pool : pool[i % 2]);
            pool[i % 3] = pool[(i + 1) % 3];
            out.write(i);
        }
        out.close();
        int refused = 0, strings = 0, same = 0;
        Object previous = null;
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(buf.toByteArray()));
        for (int i = 0; i < n; i++) {
            Object o = null;
            try { o = i % 4 == 2 ? in.readUnshared() : in.readObject(); } catch (InvalidObjectException e) { refused++; }
            if (o instanceof String[] a) { if (a[0] == a[1]) same++; for (String s : a) for (int k = 0; k < s.length(); k++) strings++; }
            else if (o instanceof String s) strings += 100 * s.length();
            if (o == previous) same += 100;
            previous = o;
            for (int k = in.read(); k >= i && k < 2 * n; k += 3) same += 10000;
        }
        System.out.println(refused + " " + strings + " " + same + " " + buf.size() + " " + constructed);
    }
}
