// args: abc 3 | hello 5 | zz 1
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** How much of a stream is left after a GZIPInputStream has read its header from it, and a buffer besides. */
public class GzipHeader {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(args[0].getBytes("UTF-8"));
        }
        int plain = Integer.parseInt(args[1]);
        for (int i = 0; i < plain; i++) {
            packed.write(i);
        }
        ByteArrayInputStream in = new ByteArrayInputStream(packed.toByteArray());
        int before = in.available();
        GZIPInputStream gzip = new GZIPInputStream(in, 4);
        int count = 0;
        for (int left = in.available(); left < before; left++) {
            count++;
        }
        System.out.println(count + " " + (gzip == null));
    }
}
