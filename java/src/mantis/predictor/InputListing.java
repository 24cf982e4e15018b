package mantis.predictor;

import java.io.File;
import java.io.UnsupportedEncodingException;
import java.util.ArrayList;
import java.util.List;

/**
 * Small text files whose lines are names of files, or keys with values: lists of inputs, properties,
 * settings.
 */
final class InputListing {
    /** Larger files are none, and of many lines only so many are looked at. */
    private static final int SMALL = 64 << 10;
    private static final int LINES = 256;
    /** So many lines of another kind at the beginning tell that a file is none. */
    private static final int ENOUGH = 8;
    /** Entries after so many say nothing. */
    private static final int ENTRIES = 32;

    private InputListing() {}

    /**
     * The entries of a source that is one file: the key, or {@code #n} for the n-th line that names a file,
     * and the value. There are none where most lines are something else.
     */
    static List<String[]> of(InputSource source) {
        List<String[]> listed = new ArrayList<String[]>(4);
        if (source.size > SMALL) {
            return listed;
        }
        byte[] bytes = new byte[(int) source.size];
        int length = source.read(0, bytes, 0, bytes.length);
        for (int i = 0; i < length; i++) {
            if (bytes[i] == 0) {
                return listed;
            }
        }
        String text;
        try {
            text = new String(bytes, 0, length, "UTF-8");
        } catch (UnsupportedEncodingException e) {
            throw new AssertionError(e);
        }
        int others = lines(text, source.files.get(0).getParentFile(), listed);
        if (listed.size() <= others) {
            listed.clear();
        }
        return listed;
    }

    /** Fills {@code listed}; returns how many lines are something else. */
    private static int lines(String text, File folder, List<String[]> listed) {
        int others = 0;
        int named = 0;
        int number = 0;
        for (int from = 0; from < text.length() && number < LINES && listed.size() < ENTRIES; number++) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            String line = text.substring(from, end).trim();
            from = end + 1;
            if (line.isEmpty() || line.charAt(0) == '#' || line.charAt(0) == '!' || line.charAt(0) == ';') {
                continue;
            }
            int value = InputSource.valueAt(line);
            String key = value > 0 ? line.substring(0, value - 1).trim() : "";
            if (InputSource.isKey(key) && Character.isLetter(key.charAt(0)) && !has(listed, key)) {
                listed.add(new String[] {key, line.substring(value).trim()});
            } else if (exists(line, folder)) {
                named++;
                listed.add(new String[] {"#" + named, line});
            } else {
                others++;
                if (others > ENOUGH && listed.isEmpty()) {
                    break;
                }
            }
        }
        return others;
    }

    /** No key occurs twice in settings, as words do at the beginnings of other lines. */
    private static boolean has(List<String[]> listed, String key) {
        for (String[] entry : listed) {
            if (entry[0].equals(key)) {
                return true;
            }
        }
        return false;
    }

    private static boolean exists(String path, File folder) {
        File file = new File(path);
        return file.exists() || !file.isAbsolute() && folder != null && new File(folder, path).exists();
    }
}
