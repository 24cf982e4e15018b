package mantis.predictor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Text files of a bundle: one record a line, its fields separated by tabs; {@code \t}, {@code \n} and {@code
 * \\} in texts are escaped. The first record names kind and version.
 */
final class Records {
    static final int VERSION = 2;

    private Records() {}

    /** Takes the records after the first; those of later, compatible versions are to be skipped. */
    interface Reader {
        void record(String[] fields);
    }

    static void read(String text, String kind, Reader reader) throws IOException {
        int from = 0;
        int line = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            if (end < 0) {
                end = text.length();
            }
            line++;
            String[] fields = split(text, from, end);
            if (line == 1) {
                check(fields, kind);
            } else {
                try {
                    reader.record(fields);
                } catch (RuntimeException e) {
                    throw new IOException("line " + line + " of the predictor's description is damaged", e);
                }
            }
            from = end + 1;
        }
    }

    private static void check(String[] fields, String kind) throws IOException {
        if (!fields[0].equals(kind)) {
            throw new IOException("this is not a predictor of Mantis");
        }
        if (fields.length < 2 || !fields[1].equals(String.valueOf(VERSION))) {
            String other = fields.length < 2 ? "no format" : "format " + fields[1];
            throw new IOException("this predictor has " + other + ", this program reads format " + VERSION);
        }
    }

    private static String[] split(String text, int from, int end) {
        List<String> fields = new ArrayList<String>(8);
        StringBuilder field = new StringBuilder();
        for (int i = from; i < end; i++) {
            char c = text.charAt(i);
            if (c == '\t') {
                fields.add(field.toString());
                field.setLength(0);
            } else if (c == '\\' && i + 1 < end) {
                char escaped = text.charAt(++i);
                field.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields.toArray(new String[0]);
    }
}
