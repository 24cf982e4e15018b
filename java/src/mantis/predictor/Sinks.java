package mantis.predictor;

import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/**
 * In the place of what opens files for writing: a slice may hold such a stream and ask whether there is one,
 * but what it writes is lost, or kept in memory ({@link OwnFiles}), and no file is made.
 */
public final class Sinks {
    private Sinks() {}

    /** As {@link java.nio.file.Files#newOutputStream}. */
    public static OutputStream newOutputStream(Path path, OpenOption[] options) throws IOException {
        OutputStream kept = OwnFiles.open(path, options);
        return kept == null ? new Bytes() : kept;
    }

    /** As {@link java.nio.file.Files#newBufferedWriter(Path, OpenOption...)}. */
    public static BufferedWriter newBufferedWriter(Path path, OpenOption[] options) throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    /** As {@link java.nio.file.Files#newBufferedWriter(Path, Charset, OpenOption...)}. */
    public static BufferedWriter newBufferedWriter(Path path, Charset charset, OpenOption[] options) throws IOException {
        OutputStream kept = OwnFiles.open(path, options);
        return kept == null ? new BufferedWriter(new Chars(), 1)
                : new BufferedWriter(new OutputStreamWriter(kept, charset.newEncoder()));
    }

    /** What is written to a file goes there. */
    static OutputStream stream(File file) {
        OutputStream kept = OwnFiles.open(file, false);
        return kept == null ? new Bytes() : kept;
    }

    /** The same for characters. */
    static Writer writer(File file, Charset charset) {
        OutputStream kept = OwnFiles.open(file, false);
        return kept == null ? new Chars() : new BufferedWriter(new OutputStreamWriter(kept, charset));
    }

    /** Takes bytes and does nothing. */
    static final class Bytes extends OutputStream {
        @Override
        public void write(int b) {}

        @Override
        public void write(byte[] bytes, int from, int length) {}
    }

    /** Takes characters and does nothing. */
    static final class Chars extends Writer {
        @Override
        public void write(int c) {}

        @Override
        public void write(char[] chars, int from, int length) {}

        @Override
        public void write(String text, int from, int length) {}

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
