// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Archives made and read in memory, deflating by hand, checked streams. */
public class ZipArchives {
    static int total;

    static byte[] pack(int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.setComment("of " + n);
            for (int i = 0; i < n; i++) {
                ZipEntry entry = new ZipEntry("dir" + i % 3 + "/file" + i);
                entry.setComment("c" + i);
                entry.setTime(1_000_000_000_000L);
                out.putNextEntry(entry);
                for (int k = 0; k < i; k++) {
                    out.write(k);
                }
                out.closeEntry();
            }
            try {
                out.putNextEntry(new ZipEntry("dir0/file0"));
            } catch (ZipException e) {
                total += e.getMessage().length();
            }
        }
        return bytes.toByteArray();
    }

    static int unpack(byte[] data) throws IOException {
        int found = 0;
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(data))) {
            for (ZipEntry e; (e = in.getNextEntry()) != null;) {
                if (e.getName().startsWith("dir1")) {
                    byte[] content = in.readAllBytes();
                    found += content.length;
                    for (byte b : content) {
                        if (b % 4 == 1) {
                            total++;
                        }
                    }
                } else if (e.isDirectory()) {
                    found += 1000;
                }
            }
        }
        return found;
    }

    static int deflated(int n) throws DataFormatException {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        byte[] input = new byte[n * 20];
        for (int i = 0; i < input.length; i++) {
            input[i] = (byte) (i % (n + 1));
        }
        deflater.setInput(input);
        deflater.finish();
        byte[] buffer = new byte[16];
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int rounds = 0;
        while (!deflater.finished()) {
            int k = deflater.deflate(buffer);
            packed.write(buffer, 0, k);
            rounds++;
        }
        Inflater inflater = new Inflater(true);
        inflater.setInput(packed.toByteArray());
        int s = 0;
        while (!inflater.finished()) {
            int k = inflater.inflate(buffer);
            for (int i = 0; i < k; i++) {
                s += buffer[i] & 3;
            }
            if (k == 0 && inflater.needsInput()) {
                break;
            }
        }
        return rounds * 7 + s + (int) inflater.getBytesWritten() + deflater.getTotalIn();
    }

    static int checked(int n) throws IOException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        CheckedOutputStream out = new CheckedOutputStream(kept, new CRC32());
        for (int i = 0; i < n; i++) {
            out.write(i * 3);
        }
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(kept.toByteArray()), new Adler32());
        int s = 0;
        while (in.read() >= 0) {
            s++;
        }
        if (out.getChecksum().getValue() % 2 == 0) {
            s += 5;
        }
        if (in.getChecksum().getValue() % 3 == 0) {
            s += 7;
        }
        ByteArrayOutputStream inflated = new ByteArrayOutputStream();
        InflaterOutputStream inflate = new InflaterOutputStream(inflated);
        inflate.write(new DeflaterInputStream(new ByteArrayInputStream(kept.toByteArray())).readAllBytes());
        inflate.finish();
        return s + inflated.size();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        byte[] data = pack(n);
        int u = unpack(data);
        int d = deflated(n);
        int c = checked(n);
        for (int i = 0; i < u; i++) {
            total += i & 1;
        }
        for (int i = 0; i < d % 50; i++) {
            total += 2;
        }
        for (int i = 0; i < c; i++) {
            total += 3;
        }
        System.out.println(total);
    }
}
