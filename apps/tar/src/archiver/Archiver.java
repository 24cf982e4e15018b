package archiver;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;

import org.kamranzafar.jtar.TarEntry;
import org.kamranzafar.jtar.TarOutputStream;

/** Writes files into a tar archive; one whose name ends with {@code gz} is compressed. */
final class Archiver implements Closeable {
    private final TarOutputStream tar;
    private final byte[] buffer = new byte[8192];

    Archiver(File output) throws IOException {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(output));
        if (output.getName().endsWith("gz")) {
            out = new GZIPOutputStream(out, 8192);
        }
        tar = new TarOutputStream(out);
    }

    /** Appends a file and returns how many bytes of it were written. */
    long add(File file) throws IOException {
        tar.putNextEntry(new TarEntry(file, file.getName()));
        long written = 0;
        try (InputStream in = new BufferedInputStream(new FileInputStream(file))) {
            int count;
            while ((count = in.read(buffer)) != -1) {
                tar.write(buffer, 0, count);
                written += count;
            }
        }
        return written;
    }

    @Override
    public void close() throws IOException {
        tar.close();
    }
}
