package mantis.predictor;

import java.io.File;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Samples of folders: blocks of small files are nearly all of them, so where a program lists a folder of
 * many, it is shown some files only, and reads these as a whole.
 */
final class Folders {
    /** So many files are many, ... */
    private static final int MANY = 16;
    /** ... and small if they have so many bytes on average. */
    private static final long SMALL = 64 << 10;

    private final double share;
    private final boolean prefix;
    /** The names that are left out of a folder's listing; null where it is shown as it is. */
    private final Map<File, Set<String>> hidden = new HashMap<File, Set<String>>();
    private final Map<File, long[]> sizes = new HashMap<File, long[]>();

    Folders(double share, boolean prefix) {
        this.share = share;
        this.prefix = prefix;
    }

    boolean isKnown(File folder) {
        return hidden.containsKey(folder);
    }

    boolean isThinned(File folder) {
        return hidden.get(folder) != null;
    }

    boolean shows(File folder, String name) {
        Set<String> names = hidden.get(folder);
        return names == null || !names.contains(name);
    }

    /** Bytes of the files that are shown of a folder that is thinned. */
    long kept(File folder) {
        return sizes.get(folder)[0];
    }

    /** Bytes of all its files. */
    long all(File folder) {
        return sizes.get(folder)[1];
    }

    /** Decides what of a folder is shown; whether that is less than all. Less than {@code large} bytes are shown. */
    boolean list(File folder, long large) {
        hidden.put(folder, null);
        File[] all = folder.listFiles();
        if (all == null || all.length < MANY) {
            return false;
        }
        Arrays.sort(all);
        File[] files = new File[all.length];
        int count = 0;
        long size = 0;
        for (File file : all) {
            if (file.isFile()) {
                files[count++] = file;
                size += file.length();
            }
        }
        if (count < MANY || size / count > SMALL || size < large) {
            return false;
        }
        Set<String> left = new HashSet<String>();
        long kept = 0;
        for (int i = 0; i < count; i++) {
            if (Documents.keeps(i, count, share, prefix)) {
                kept += files[i].length();
            } else {
                left.add(files[i].getName());
            }
        }
        hidden.put(folder, left);
        sizes.put(folder, new long[] {kept, size});
        return true;
    }
}
