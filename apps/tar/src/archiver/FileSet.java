package archiver;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The files to archive: named in a list file, one in each line, relative to the list's folder. */
final class FileSet {
    private final List<File> files = new ArrayList<>();
    private long totalBytes;

    static FileSet read(File list) throws IOException {
        FileSet set = new FileSet();
        try (BufferedReader in = new BufferedReader(new FileReader(list))) {
            String line;
            while ((line = in.readLine()) != null) {
                set.add(new File(list.getParentFile(), line));
            }
        }
        return set;
    }

    private void add(File file) {
        if (!file.isFile()) {
            System.err.println("skipped, not a file: " + file);
            return;
        }
        files.add(file);
        totalBytes += file.length();
    }

    List<File> files() {
        return files;
    }

    long totalBytes() {
        return totalBytes;
    }
}
