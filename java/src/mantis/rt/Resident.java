package mantis.rt;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The largest memory that this process has had at a time. Only it can say: the kernel's figure for its parent
 * includes the parent's own memory at the time of the start.
 */
final class Resident {
    private static final String LABEL = "\nVmHWM:";

    private Resident() {}

    /** Bytes; -1 where the kernel does not say, as everywhere but on Linux. */
    static long largest() {
        byte[] buffer = new byte[4096];
        try {
            InputStream in = new FileInputStream("/proc/self/status");
            try {
                int n = in.read(buffer);
                String text = new String(buffer, 0, Math.max(n, 0), "ISO-8859-1");
                int at = text.indexOf(LABEL) + LABEL.length();
                int end = text.indexOf("kB", at);
                boolean found = at >= LABEL.length() && end > at;
                return found ? Long.parseLong(text.substring(at, end).trim()) * 1024 : -1;
            } finally {
                in.close();
            }
        } catch (IOException e) {
            return -1;
        } catch (RuntimeException e) {
            return -1;
        }
    }
}
