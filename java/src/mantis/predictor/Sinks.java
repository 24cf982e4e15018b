package mantis.predictor;

import java.io.BufferedWriter;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/**
 * In the place of what opens files for writing: a slice may hold such a stream and ask whether there is one,
 * but what it writes is lost and no file is made.
 */
public final class Sinks {
    private Sinks() {}

    /** As {@link java.nio.file.Files#newOutputStream}. */
    public static OutputStream newOutputStream(Path path, OpenOption[] options) {
        return new Bytes();
    }

    /** As {@link java.nio.file.Files#newBufferedWriter(Path, OpenOption...)}. */
    public static BufferedWriter newBufferedWriter(Path path, OpenOption[] options) {
        return new BufferedWriter(new Chars(), 1);
    }

    /** As {@link java.nio.file.Files#newBufferedWriter(Path, Charset, OpenOption...)}. */
    public static BufferedWriter newBufferedWriter(Path path, Charset charset, OpenOption[] options) {
        return newBufferedWriter(path, options);
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
