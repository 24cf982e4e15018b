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

    /** A fresh JVM interprets this, so texts are searched and cut as a whole. */
    private static String[] split(String text, int from, int end) {
        List<String> fields = new ArrayList<String>(8);
        int start = from;
        while (start <= end) {
            int tab = text.indexOf('\t', start);
            int stop = tab < 0 || tab > end ? end : tab;
            String field = text.substring(start, stop);
            fields.add(field.indexOf('\\') < 0 ? field : unescape(field));
            start = stop + 1;
        }
        return fields.toArray(new String[0]);
    }

    private static String unescape(String field) {
        StringBuilder out = new StringBuilder(field.length());
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '\\' && i + 1 < field.length()) {
                char escaped = field.charAt(++i);
                out.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped);
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}
