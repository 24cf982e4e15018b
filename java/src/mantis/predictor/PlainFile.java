package mantis.predictor;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads files in the place of {@link Files}, whose channels take a JVM a millisecond to load and set up: more
 * than most slices take for all the rest.
 *
 * <p>It does what a stream of {@code Files} does, in the same order, errors included: whatever is not an
 * ordinary file that can be opened is left to {@code Files}.
 */
public final class PlainFile extends InputStream {
    private final FileInputStream in;
    private volatile boolean closed;

    private PlainFile(FileInputStream in) {
        this.in = in;
    }

    /** The file, if it is an ordinary one. */
    private static PlainFile open(Path path) {
        if (path == null || path.getFileSystem() != FileSystems.getDefault()) {
            return null;
        }
        File file = path.toFile();
        try {
            PlainFile plain = file.isFile() ? new PlainFile(new FileInputStream(file)) : null;
            Guard.opened(plain);
            return plain;
        } catch (FileNotFoundException e) {
            return null;
        }
    }

    /** In place of {@link Files#newInputStream}. */
    public static InputStream newInputStream(Path path, OpenOption[] options) throws IOException {
        PlainFile file = options != null && options.length == 0 ? open(path) : null;
        return file == null ? Files.newInputStream(path, Guard.readOnly(options)) : file;
    }

    /** In place of {@link Files#newBufferedReader(Path)}. */
    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    /** In place of {@link Files#newBufferedReader(Path, Charset)}. */
    public static BufferedReader newBufferedReader(Path path, Charset charset) throws IOException {
        CharsetDecoder decoder = charset.newDecoder();
        PlainFile file = open(path);
        return new BufferedReader(new InputStreamReader(file == null ? Files.newInputStream(path) : file, decoder));
    }

    /** In place of {@link Files#readAllLines(Path)}. */
    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    /** In place of {@link Files#readAllLines(Path, Charset)}. */
    public static List<String> readAllLines(Path path, Charset charset) throws IOException {
        try (BufferedReader reader = newBufferedReader(path, charset)) {
            return lines(reader);
        }
    }

    /** All lines that are left. */
    static List<String> lines(BufferedReader reader) throws IOException {
        List<String> lines = new ArrayList<String>();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            lines.add(line);
        }
        return lines;
    }

    private void check() throws IOException {
        if (closed) {
            throw new ClosedChannelException();
        }
    }

    @Override
    public synchronized int read() throws IOException {
        check();
        return in.read();
    }

    @Override
    public synchronized int read(byte[] bytes, int from, int length) throws IOException {
        if (from < 0 || length < 0 || length > bytes.length - from) {
            throw new IndexOutOfBoundsException();
        }
        if (length == 0) {
            return 0;
        }
        check();
        return in.read(bytes, from, length);
    }

    /** Not past an end of the file, where a file stream would go. */
    @Override
    public synchronized long skip(long count) throws IOException {
        check();
        if (count < 0) {
            return in.skip(Math.max(count, -in.getChannel().position()));
        }
        // Enough is available, as a rule; then no channel is needed.
        int available = in.available();
        return in.skip(Math.min(count, available < Integer.MAX_VALUE ? available : left()));
    }

    private long left() throws IOException {
        return in.getChannel().size() - in.getChannel().position();
    }

    @Override
    public int available() throws IOException {
        check();
        return in.available();
    }

    @Override
    public void close() throws IOException {
        closed = true;
        in.close();
    }
}
