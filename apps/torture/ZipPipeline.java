// args: 200 5 z|900 2 zip|450 9 q
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class ZipPipeline {
    static class Tee extends FilterOutputStream {
        final Checksum sum;
        int bytes, flushes;
        Tee(OutputStream o, Checksum c) { super(o); sum = c; }
        @Override public void write(int b) throws IOException { bytes++; sum.update(b); out.write(b); }
        @Override public void flush() throws IOException { flushes++; super.flush(); }
        // write(byte[], int, int) of FilterOutputStream calls write(int) for every byte
    }
    static class Rot extends FilterInputStream {
        final int k;
        int reads, letters;
        Rot(InputStream in, int k) { super(in); this.k = k; }
        @Override public int read() throws IOException { reads++; return rot(super.read()); }
        @Override public int read(byte[] b, int off, int len) throws IOException {
            int r = super.read(b, off, Math.min(len, 16));
            for (int i = 0; i < r; i++) b[off + i] = (byte) rot(b[off + i]);
            return r;
        }
        private int rot(int c) {
            if (c < 'a' || c > 'z') return c;
            letters++;
            return 'a' + (c - 'a' + k) % 26;
        }
    }

    public static void main(String[] args) throws IOException, DataFormatException {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append(i % k == 0 ? args[2] : Integer.toString(i * i % 97, 36));
        byte[] data = sb.toString().getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        Tee tee = new Tee(sink, new Adler32());
        try (GZIPOutputStream gz = new GZIPOutputStream(tee, 64, true)) {
            for (int i = 0; i < data.length; i += 100) {
                gz.write(data, i, Math.min(100, data.length - i));
                if (i % 300 == 0) gz.flush();
            }
        }
        CheckedInputStream checked = new CheckedInputStream(new GZIPInputStream(new ByteArrayInputStream(sink.toByteArray())), new CRC32());
        Rot rot = new Rot(checked, k);
        int vowels = 0, last = -1, doubles = 0;
        for (int c; (c = rot.read()) >= 0; last = c) {
            if ("aeiou".indexOf(c) >= 0) vowels++;
            if (c == last) doubles++;
        }
        long crc = checked.getChecksum().getValue();
        int high = 0;
        for (long v = crc; v != 0; v >>>= 1) high += v & 1;

        Deflater def = new Deflater(Deflater.NO_COMPRESSION);
        def.setInput(data);
        def.finish();
        byte[] chunk = new byte[64], back = new byte[data.length];
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int chunks = 0;
        while (!def.finished()) { packed.write(chunk, 0, def.deflate(chunk)); chunks++; }
        byte[] bytes = packed.toByteArray();
        bytes[n % 7 == 4 ? bytes.length - 1 : 0] ^= k % 2; // may break the checksum or the header
        Inflater inf = new Inflater();
        int got = 0, errors = 0, pos = 0;
        try {
            while (!inf.finished()) {
                if (inf.needsInput()) { inf.setInput(bytes, pos, Math.min(32, bytes.length - pos)); pos += 32; }
                got += inf.inflate(back, got, back.length - got);
            }
        } catch (DataFormatException e) { errors += e.getMessage().length(); }

        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        int dup = 0, matched = 0;
        try (ZipOutputStream zip = new ZipOutputStream(zipped)) {
            for (int i = 0; i < k + 3; i++) {
                try {
                    zip.putNextEntry(new ZipEntry("e" + i * i % 5 + (i % 3 == 0 ? "/" : ".txt")));
                    for (int j = 0; j <= i; j++) zip.write(data, j, i);
                } catch (ZipException e) { dup++; }
            }
        }
        try (ZipInputStream zin = new ZipInputStream(new ByteArrayInputStream(zipped.toByteArray()))) {
            for (ZipEntry e; (e = zin.getNextEntry()) != null; )
                if (!e.isDirectory()) for (byte b : zin.readAllBytes()) if (b == data[0]) matched++;
        }
        System.out.println((tee.bytes > 20) + " " + tee.flushes + " " + rot.reads + " " + rot.letters + " " + vowels + " " + doubles + " " + high);
        System.out.println(chunks + " " + got + " " + errors + " " + dup + " " + matched);
    }
}
