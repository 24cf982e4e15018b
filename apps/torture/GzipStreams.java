// args: 3 1 | 40 6 | 200 9
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Compressed streams in memory: gzip, zip, and a deflater driven by hand. */
public class GzipStreams {
    static byte[] text(int n) {
        byte[] out = new byte[n];
        for (int i = 0; i < n; i++) {
            out[i] = (byte) ('a' + (i * i) % 7);
        }
        return out;
    }

    static int gzip(int n) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text(n));
        }
        CRC32 sum = new CRC32();
        int vowels = 0;
        try (CheckedInputStream in = new CheckedInputStream(new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray())), sum)) {
            int b;
            while ((b = in.read()) >= 0) {
                if (b == 'a' || b == 'e') {
                    vowels++;
                }
            }
        }
        return (int) (sum.getValue() & 0xff) + vowels;
    }

    static int zip(int n) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(packed)) {
            for (int i = 0; i < n % 5 + 1; i++) {
                out.putNextEntry(new ZipEntry("e" + i + (i % 2 == 0 ? ".txt" : ".bin")));
                out.write(text(i * 3));
                out.closeEntry();
            }
        }
        int total = 0;
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
            ZipEntry entry;
            while ((entry = in.getNextEntry()) != null) {
                if (!entry.getName().endsWith(".txt")) {
                    continue;
                }
                byte[] buffer = new byte[4];
                int got;
                while ((got = in.read(buffer)) > 0) {
                    total += got + buffer[0];
                }
            }
        }
        return total;
    }

    static int byHand(int n, int level) throws DataFormatException {
        Deflater deflater = new Deflater(level);
        deflater.setInput(text(n));
        deflater.finish();
        byte[] buffer = new byte[16];
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int rounds = 0;
        while (!deflater.finished()) {
            packed.write(buffer, 0, deflater.deflate(buffer));
            rounds++;
        }
        deflater.end();
        Inflater inflater = new Inflater();
        inflater.setInput(packed.toByteArray());
        int sum = 0;
        while (!inflater.finished()) {
            int got = inflater.inflate(buffer);
            for (int i = 0; i < got; i++) {
                sum += buffer[i];
            }
        }
        inflater.end();
        return sum + rounds;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int level = Integer.parseInt(args[1]);
        int total = gzip(n) + zip(n) + byHand(n, level);
        int bad = 0;
        for (int i = 0; i < 4; i++) {
            try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(i % 2 == 0 ? text(n) : new byte[2]))) {
                total += in.read();
            } catch (ZipException e) {
                bad += 2;
            } catch (IOException e) {
                bad++;
            }
        }
        for (int i = 0; i < total % 50; i++) {
            bad += i & 1;
        }
        System.out.println(total + " " + bad);
    }
}
