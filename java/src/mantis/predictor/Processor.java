package mantis.predictor;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The processor of this machine, as Linux names it. */
final class Processor {
    private static final String KEY = "model name";
    /** The first processor's lines are among these bytes; there may be hundreds more. */
    private static final int BEGINNING = 1024;

    private Processor() {}

    /** Its name; empty where nobody tells. */
    static String name() {
        byte[] bytes = new byte[BEGINNING];
        int length = 0;
        try (InputStream in = new FileInputStream("/proc/cpuinfo")) {
            for (int n; length < bytes.length && (n = in.read(bytes, length, bytes.length - length)) > 0;) {
                length += n;
            }
        } catch (IOException | SecurityException e) {
            return "";
        }
        String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        int line = text.indexOf(KEY);
        int end = text.indexOf('\n', line);
        int colon = text.indexOf(':', line);
        return line < 0 || colon < 0 || end < colon ? "" : text.substring(colon + 1, end).trim();
    }

    /** What to say of a predictor that learned on another machine; null where it did not, or nobody knows. */
    static String warning(String trained) {
        String here = trained.isEmpty() ? "" : name();
        return here.isEmpty() || here.equals(trained)
                ? null
                : "times were learned on " + trained + ", and this is " + here + ": mantis transfer moves the predictor";
    }
}
