package archiver;

import java.io.File;
import java.io.IOException;

/** Archives the files that a list names. */
public final class Main {
    private Main() {
    }

    /** Arguments: the list of files, the archive to write. */
    public static void main(String[] args) {
        if (args.length != 2) {
            System.err.println("usage: archiver LIST OUT.tar[.gz]");
            System.exit(2);
        }
        try {
            FileSet set = FileSet.read(new File(args[0]));
            System.out.println("archiving " + set.files().size() + " files, " + set.totalBytes() + " bytes");
            long written = 0;
            try (Archiver archiver = new Archiver(new File(args[1]))) {
                for (File file : set.files()) {
                    written += archiver.add(file);
                }
            }
            System.out.println(written + " bytes archived");
        } catch (IOException e) {
            System.err.println("cannot archive: " + e);
            System.exit(1);
        }
    }
}
