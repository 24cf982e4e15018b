package mantis.rt;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/** What the kernel says of this process. */
final class Proc {
    private Proc() {}

    /** The beginning of a file below /proc/self, up to 4 KiB; {@code null} where there is none, as everywhere but on Linux. */
    static String read(String name) {
        byte[] buffer = new byte[4096];
        try {
            InputStream in = new FileInputStream("/proc/self/" + name);
            try {
                return new String(buffer, 0, Math.max(in.read(buffer), 0), "ISO-8859-1");
            } finally {
                in.close();
            }
        } catch (IOException e) {
            return null;
        } catch (RuntimeException e) {
            return null;
        }
    }
}
