package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** What gzip made, as far as samples need it. */
final class Zipped {
    private Zipped() {}

    static boolean isZipped(byte[] head) {
        return head.length > 2 && head[0] == 0x1f && head[1] == (byte) 0x8b && head[2] == Deflater.DEFLATED;
    }

    /** What is in it; null if that is more than so much, or damaged. */
    static byte[] content(byte[] zipped, int most) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(zipped), 1 << 16)) {
            byte[] bytes = new byte[1 << 16];
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                content.write(bytes, 0, read);
                if (content.size() > most) {
                    return null;
                }
            }
        } catch (IOException e) {
            return null;
        }
        return content.toByteArray();
    }

    /** The same form, stored. */
    static byte[] of(byte[] content) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream(content.length + 64);
        try (GZIPOutputStream out = new Stored(zipped)) {
            out.write(content);
        }
        return zipped.toByteArray();
    }

    private static final class Stored extends GZIPOutputStream {
        Stored(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.NO_COMPRESSION);
        }
    }
}
