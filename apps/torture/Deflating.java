// args: 3 abc | 8 xyzzy | 14 q
// file data.zip: PK\x03\x04\x14\x00\x00\x00\x00\x00\x83\x18"P*\xb3J\xc7\x06\x00\x00\x00\x06\x00\x00\x00\x05\x00\x00\x00a.txtfirst\x0aPK\x03\x04\x14\x00\x00\x00\x00\x00\x83\x18"PwhN\xc4\x0b\x00\x00\x00\x0b\x00\x00\x00\x09\x00\x00\x00dir/b.txtsecond textPK\x03\x04\x14\x00\x00\x00\x00\x00\x83\x18"P\xca='\xc3\x03\x00\x00\x00\x03\x00\x00\x00\x05\x00\x00\x00c.binzzzPK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x83\x18"P*\xb3J\xc7\x06\x00\x00\x00\x06\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00a.txtPK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x83\x18"PwhN\xc4\x0b\x00\x00\x00\x0b\x00\x00\x00\x09\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00\x80\x01)\x00\x00\x00dir/b.txtnotePK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x83\x18"P\xca='\xc3\x03\x00\x00\x00\x03\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01[\x00\x00\x00c.binPK\x05\x06\x00\x00\x00\x00\x03\x00\x03\x00\xa1\x00\x00\x00\x81\x00\x00\x00\x00\x00
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.InflaterOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Data compressed and expanded step by step, checksums, archives with their entries, and manifests. */
public class Deflating {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    /** Hooks of the streams that a program may override. */
    static class Filling extends InflaterInputStream {
        int fills;

        Filling(InputStream in, Inflater inflater) {
            super(in, inflater, 4);
        }

        @Override
        protected void fill() throws IOException {
            fills++;
            super.fill();
        }
    }

    static class Emptying extends DeflaterOutputStream {
        int rounds;

        Emptying(OutputStream out) {
            super(out, new Deflater(1), 4);
        }

        @Override
        protected void deflate() throws IOException {
            rounds++;
            super.deflate();
        }
    }

    static class Renaming extends ZipInputStream {
        int made;

        Renaming(InputStream in) {
            super(in);
        }

        @Override
        protected ZipEntry createZipEntry(String name) {
            made++;
            return new ZipEntry(name + "/" + made);
        }
    }

    static byte[] text(int n, String word) {
        byte[] b = new byte[n * 10];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) word.charAt(i % word.length());
        }
        return b;
    }

    static byte[] packed(byte[] data, int level) {
        Deflater d = new Deflater(level);
        d.setInput(data);
        d.finish();
        byte[] out = new byte[data.length * 2 + 30];
        int k = d.deflate(out);
        d.end();
        return Arrays.copyOf(out, k);
    }

    static void steps(int n, String word) throws DataFormatException {
        Deflater d = new Deflater();
        byte[] data = text(n, word);
        d.setInput(data, 1, data.length - 1);
        d.setLevel(Deflater.NO_COMPRESSION);
        d.setStrategy(Deflater.FILTERED);
        int r1 = d.needsInput() ? 20 : 3;
        count(r1);
        data[1] = (byte) n;
        d.finish();
        byte[] out = new byte[7];
        int rounds = 0;
        int sum = 0;
        while (!d.finished()) {
            int k = d.deflate(out, 0, 5);
            rounds++;
            sum += k + (out[0] & 3);
        }
        count(rounds);
        count(sum);
        int r2 = (int) d.getBytesRead() + d.getTotalIn();
        count(r2);
        int r3 = d.getTotalOut() % 100;
        count(r3);
        int r4 = d.getAdler() & 31;
        count(r4);
        d.reset();
        int r5 = d.finished() ? 30 : d.getTotalIn() + 2;
        count(r5);
        d.setInput(data);
        int r6 = d.deflate(out, 0, 7, Deflater.SYNC_FLUSH);
        count(r6);
        d.end();
        int ended = 0;
        try {
            d.getTotalIn();
        } catch (NullPointerException | IllegalStateException e) {
            ended += n;
        }
        count(ended);
    }

    static void expanded(int n, String word) throws DataFormatException {
        byte[] packed = packed(text(n, word), 9);
        Inflater f = new Inflater();
        byte[] out = new byte[8];
        int asked = 0;
        int at = 0;
        int size = 0;
        while (!f.finished()) {
            if (f.needsInput()) {
                asked++;
                f.setInput(packed, at, Math.min(6, packed.length - at));
                at += 6;
            }
            size += f.inflate(out);
        }
        count(asked);
        int r1 = size + out[2] - 'a';
        count(r1);
        int r2 = f.getRemaining() + (int) f.getBytesWritten();
        count(r2);
        int bad = 0;
        f.reset();
        packed[n % 2] ^= 0x55;
        f.setInput(packed);
        try {
            f.inflate(out);
        } catch (DataFormatException e) {
            bad += n + (e.getMessage() == null ? 1 : 2);
        }
        count(bad);
    }

    static void dictionaries(int n, String word) throws DataFormatException {
        byte[] dictionary = ("hello" + word).getBytes(StandardCharsets.US_ASCII);
        Deflater d = new Deflater(9);
        d.setDictionary(dictionary);
        d.setInput(("hello" + word + n).getBytes(StandardCharsets.US_ASCII));
        d.finish();
        byte[] packed = new byte[60];
        int k = d.deflate(packed);
        count(k);
        Inflater f = new Inflater();
        f.setInput(packed, 0, k);
        byte[] out = new byte[30];
        int none = f.inflate(out);
        int adler = f.needsDictionary() ? f.getAdler() & 63 : 0;
        count(adler);
        f.setDictionary(dictionary);
        int r1 = f.inflate(out) + none;
        count(r1);
        int r2 = out[5] - 'a' + 1;
        count(r2);
        int wrong = 0;
        try {
            f.reset();
            f.setInput(packed, 0, k);
            f.inflate(out);
            f.setDictionary(new byte[] {(byte) n});
        } catch (IllegalArgumentException e) {
            wrong += n;
        }
        count(wrong);
    }

    static void inBuffers(int n, String word) throws DataFormatException {
        ByteBuffer in = ByteBuffer.wrap(text(n, word));
        ByteBuffer out = ByteBuffer.allocate(300);
        Deflater d = new Deflater(0);
        d.setInput(in);
        d.finish();
        int k = d.deflate(out);
        int left = in.remaining();
        int r1 = k % 50;
        count(r1);
        count(left);
        int at = out.position();
        count(at);
        out.flip();
        Inflater f = new Inflater();
        f.setInput(out);
        ByteBuffer back = ByteBuffer.allocate(n * 5);
        f.inflate(back);
        int read = out.remaining();
        count(read);
        int r2 = back.position() + back.get(1) - 'a';
        count(r2);
    }

    static void sums(int n, String word) {
        byte[] data = text(n, word);
        Checksum[] kinds = {new Adler32(), new CRC32C(), new CRC32()};
        for (Checksum c : kinds) {
            c.update(data);
            c.update(n);
            ByteBuffer b = ByteBuffer.wrap(data, 1, 5);
            c.update(b);
            int value = (int) c.getValue() & 31;
            int gone = b.remaining() + b.position();
            count(value);
            count(gone);
            c.reset();
            c.update(data, 0, 2);
            int again = (int) c.getValue() & 15;
            count(again);
        }
    }

    static void checked(int n, String word) throws IOException {
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(text(n, word)), new Adler32());
        in.read();
        int first = (int) in.getChecksum().getValue() & 63;
        in.skip(3);
        int second = (int) in.getChecksum().getValue() & 63;
        count(first);
        count(second);
    }

    static void streams(int n, String word) throws IOException {
        byte[] data = text(n, word);
        Inflater f = new Inflater();
        InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed(data, 5)), f);
        in.read();
        in.skip(2);
        int r1 = f.getTotalOut();
        count(r1);
        in.readAllBytes();
        int r2 = f.getTotalOut() + in.available();
        count(r2);
        Deflater d = new Deflater(0);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DeflaterOutputStream out = new DeflaterOutputStream(bytes, d, 16, true);
        out.write(data);
        out.flush();
        int flushed = bytes.size();
        int r3 = flushed % 60;
        count(r3);
        out.finish();
        int r4 = d.getTotalIn();
        count(r4);
        out.close();
        DeflaterInputStream deflated = new DeflaterInputStream(new ByteArrayInputStream(data));
        int size = deflated.readAllBytes().length;
        count(size);
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        InflaterOutputStream inflating = new InflaterOutputStream(plain);
        inflating.write(packed(data, 5));
        inflating.finish();
        int r5 = plain.size();
        count(r5);
    }

    static void hooks(int n, String word) throws IOException {
        byte[] data = text(n, word);
        Filling in = new Filling(new ByteArrayInputStream(packed(data, 5)), new Inflater());
        in.fill();
        int r1 = in.fills;
        count(r1);
        Filling other = new Filling(new ByteArrayInputStream(packed(data, 5)), new Inflater());
        int size = other.readAllBytes().length;
        count(size);
        int r2 = other.fills;
        count(r2);
        Emptying out = new Emptying(new ByteArrayOutputStream());
        out.deflate();
        out.write(data);
        int r3 = out.rounds;
        count(r3);
        out.close();
        int r4 = out.rounds;
        count(r4);
    }

    static byte[] archive(int n, String word) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            byte[] data = text(n, word);
            out.setComment("all " + n);
            out.setMethod(ZipOutputStream.STORED);
            ZipEntry stored = new ZipEntry("stored");
            stored.setSize(data.length);
            CRC32 crc = new CRC32();
            crc.update(data);
            stored.setCrc(crc.getValue());
            stored.setTime(1_600_000_000_000L);
            out.putNextEntry(stored);
            out.write(data);
            out.closeEntry();
            out.setMethod(ZipOutputStream.DEFLATED);
            out.setLevel(n % 10);
            for (int i = 0; i < n % 5; i++) {
                ZipEntry e = new ZipEntry("dir" + i + "/");
                e.setTime(1_600_000_000_000L);
                e.setComment("c".repeat(i));
                e.setExtra(new byte[] {1, 2, 2, 0, 3, (byte) i});
                out.putNextEntry(e);
                out.write(data, 0, 3);
            }
        }
        return bytes.toByteArray();
    }

    static void entries(int n, String word) throws IOException {
        ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive(n, word)));
        ZipEntry e = in.getNextEntry();
        int r1 = (int) e.getSize() + (int) e.getCrc() % 10 + e.getMethod();
        count(r1);
        int r2 = in.read() - 'a';
        count(r2);
        ZipEntry d = in.getNextEntry();
        if (d != null) {
            int before = (int) d.getSize() + 2;
            count(before);
            byte[] b = in.readAllBytes();
            int after = (int) d.getSize() + (int) d.getCompressedSize();
            count(after);
            int r3 = b.length + in.available();
            count(r3);
            byte[] extra = d.getExtra();
            int r4 = extra == null ? 1 : extra.length;
            count(r4);
            extra[5] = 9;
            int r5 = d.getExtra()[5];
            count(r5);
        }
        in = new Renaming(new ByteArrayInputStream(archive(n, word)));
        ZipEntry own = ((Renaming) in).createZipEntry("x");
        int names = own.getName().length();
        while ((own = in.getNextEntry()) != null) {
            names += own.getName().length();
        }
        count(names);
        int r6 = ((Renaming) in).made;
        count(r6);
    }

    static void entry(int n) {
        ZipEntry e = new ZipEntry("name" + n);
        byte[] extra = {1, 2, 1, 0, (byte) n};
        e.setExtra(extra);
        extra[4]++;
        int seen = e.getExtra()[4];
        count(seen);
        e.setLastModifiedTime(FileTime.fromMillis(n * 100_000L)).setComment("x".repeat(n));
        int r1 = (int) e.getLastModifiedTime().toMillis() % 50 + e.getComment().length();
        count(r1);
        int r2 = e.getCreationTime() == null ? 4 : 30;
        count(r2);
        int refused = 0;
        try {
            e.setSize(-n);
        } catch (IllegalArgumentException x) {
            refused += n;
        }
        count(refused);
        ZipEntry copy = (ZipEntry) e.clone();
        e.setCrc(n);
        int r3 = (int) copy.getCrc() + 2;
        count(r3);
        int r4 = (int) new ZipEntry(e).getCrc();
        count(r4);
        if (copy.equals(e) || copy.hashCode() == new ZipEntry("name" + n).hashCode()) {
            count(n);
        }
    }

    static void written(int n, String word) throws IOException {
        ZipOutputStream out = new ZipOutputStream(new ByteArrayOutputStream());
        ZipEntry e = new ZipEntry("one");
        e.setTime(1_600_000_000_000L);
        out.putNextEntry(e);
        out.write(text(n, word));
        int open = (int) e.getSize() + 2;
        out.closeEntry();
        int size = (int) e.getSize();
        int packed = (int) e.getCompressedSize();
        count(open);
        count(size);
        int r1 = packed + (int) e.getCrc() & 15;
        count(r1);
        ZipEntry f = new ZipEntry("two");
        f.setTime(1_600_000_000_000L);
        out.putNextEntry(f);
        out.write(n);
        ZipEntry g = new ZipEntry(n > 5 ? "one" : "three");
        g.setTime(1_600_000_000_000L);
        int twice = 0;
        try {
            out.putNextEntry(g);
        } catch (ZipException x) {
            twice += n;
        }
        count(twice);
        int closed = (int) f.getSize() + 1;
        count(closed);
        out.close();
        int last = (int) g.getSize() + 3;
        count(last);
    }

    static void manifests(int n, String word) throws IOException {
        Manifest m = new Manifest();
        Attributes main = m.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Word", word);
        Attributes own = new Attributes();
        own.putValue("Size", "" + n);
        m.getEntries().put("e0", own);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream out = new JarOutputStream(bytes, m)) {
            for (int i = 0; i < n % 4; i++) {
                JarEntry e = new JarEntry("e" + i);
                e.setTime(1_600_000_000_000L);
                out.putNextEntry(e);
                out.write(i);
            }
        }
        main.putValue("Word", "changed" + n);
        JarInputStream in = new JarInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Manifest read = in.getManifest();
        int r1 = read.getMainAttributes().getValue("word").length();
        count(r1);
        int entries = 0;
        int sizes = 0;
        JarEntry e;
        while ((e = in.getNextJarEntry()) != null) {
            entries++;
            if (e.getAttributes() != null) {
                sizes += Integer.parseInt(e.getAttributes().getValue("Size"));
            }
        }
        count(entries);
        count(sizes);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        m.write(text);
        int r2 = text.size() % 80;
        count(r2);
        Manifest second = new Manifest(new ByteArrayInputStream(text.toByteArray()));
        int r3 = second.equals(m) ? n : 30;
        count(r3);
        second.getAttributes("e0").remove(new Attributes.Name("Size"));
        int r4 = second.getAttributes("e0").size() + second.getEntries().size();
        count(r4);
        second.read(new ByteArrayInputStream("Other: again\n\n".getBytes(StandardCharsets.US_ASCII)));
        int r5 = second.getMainAttributes().getValue(new Attributes.Name("OTHER")).length();
        count(r5);
        second.clear();
        int r6 = second.getMainAttributes().size() + second.getEntries().size() + 1;
        count(r6);
    }

    static void files(int n) throws IOException {
        try (ZipFile zip = new ZipFile("data.zip")) {
            int names = 0;
            Enumeration<? extends ZipEntry> all = zip.entries();
            while (all.hasMoreElements()) {
                names += all.nextElement().getName().length();
            }
            count(names);
            int r1 = zip.size() + zip.stream().mapToInt(e -> (int) e.getSize()).sum();
            count(r1);
            ZipEntry e = zip.getEntry(n > 5 ? "dir/b.txt" : "a.txt");
            byte[] bytes = zip.getInputStream(e).readAllBytes();
            int r2 = bytes.length + bytes[n % 4] - 'a';
            count(r2);
            String comment = e.getComment();
            int r3 = comment == null ? 2 : comment.length() + 5;
            count(r3);
            int r4 = zip.getEntry("none" + n) == null ? n : 50;
            count(r4);
            zip.close();
            int closed = 0;
            try {
                zip.getEntry("a.txt");
            } catch (IllegalStateException x) {
                closed += n;
            }
            count(closed);
        }
    }

    static void writtenFile(int n, String word) throws IOException {
        Path made = Path.of("made.zip");
        Files.write(made, archive(n, word));
        try (JarFile zip = new JarFile(made.toFile())) {
            int r1 = zip.size() + zip.getComment().length();
            count(r1);
            int r2 = (int) zip.getJarEntry("stored").getSize();
            count(r2);
        }
        Files.delete(made);
    }

    public static void main(String[] args) throws IOException, DataFormatException {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        steps(n, word);
        expanded(n, word);
        dictionaries(n, word);
        inBuffers(n, word);
        sums(n, word);
        checked(n, word);
        streams(n, word);
        hooks(n, word);
        entries(n, word);
        entry(n);
        written(n, word);
        manifests(n, word);
        files(n);
        writtenFile(n, word);
        System.out.println(total);
    }
}
