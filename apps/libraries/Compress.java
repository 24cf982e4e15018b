import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** Compresses a file with XZ for Java at a preset and unpacks it again; prints both sizes. The library is a multi-release jar. */
public final class Compress {
    private Compress() {}

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (XZOutputStream out = new XZOutputStream(packed, new LZMA2Options(Integer.parseInt(args[1])))) {
            out.write(Files.readAllBytes(Path.of(args[0])));
        }
        int unpacked = 0;
        byte[] part = new byte[1000];
        try (InputStream in = new XZInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
            int read;
            while ((read = in.read(part)) > 0) {
                unpacked += read;
            }
        }
        System.out.println(packed.size() + " " + unpacked);
    }
}
