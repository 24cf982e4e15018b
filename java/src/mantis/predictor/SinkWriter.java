package mantis.predictor;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileWriter;
import java.io.Writer;
import java.nio.charset.Charset;

/** A {@link FileWriter} of no file. */
public final class SinkWriter extends FileWriter {
    public SinkWriter(String name) {
        super(new FileDescriptor());
    }

    public SinkWriter(String name, boolean append) {
        this(name);
    }

    public SinkWriter(String name, Charset charset) {
        this(name);
    }

    public SinkWriter(String name, Charset charset, boolean append) {
        this(name);
    }

    public SinkWriter(File file) {
        this("");
    }

    public SinkWriter(File file, boolean append) {
        this("");
    }

    public SinkWriter(File file, Charset charset) {
        this("");
    }

    public SinkWriter(File file, Charset charset, boolean append) {
        this("");
    }

    @Override
    public void write(int c) {}

    @Override
    public void write(char[] chars) {}

    @Override
    public void write(char[] chars, int from, int length) {}

    @Override
    public void write(String text) {}

    @Override
    public void write(String text, int from, int length) {}

    @Override
    public Writer append(CharSequence text) {
        String.valueOf(text);
        return this;
    }

    @Override
    public Writer append(char c) {
        return this;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
