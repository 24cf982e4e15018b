package mantis.rt;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;

/** Writing of small files from a shutdown hook: atomically, and without the program's {@code System.out} or {@code err}. */
final class Output {
    /** Writes the content of a file. */
    interface Writer {
        void write(DataOutputStream out) throws IOException;
    }

    private Output() {}

    /** Loads what a hook will need, so that a program that has used up its memory or its stack can still report. */
    static void prepare() {
        StandardCopyOption.ATOMIC_MOVE.name();
    }

    /** Writes a file beside {@code target}, then renames it: a reader sees the whole file or none. */
    static void replace(File target, Writer writer) throws IOException {
        File temp = new File(target.getPath() + ".tmp");
        boolean done = false;
        try {
            FileOutputStream file = new FileOutputStream(temp);
            try {
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(file, 1 << 16));
                writer.write(out);
                out.flush();
            } finally {
                file.close();
            }
            Files.move(temp.toPath(), target.toPath(), StandardCopyOption.ATOMIC_MOVE);
            done = true;
        } finally {
            if (!done) {
                temp.delete();
            }
        }
    }

    /** Prints a line to the process's standard error, whatever the program has made of {@code System.err}. */
    static void complain(String message) {
        try {
            new FileOutputStream(FileDescriptor.err).write(("mantis: " + message + "\n").getBytes("UTF-8"));
        } catch (IOException e) {
            // Nobody listens.
            return;
        }
    }
}
