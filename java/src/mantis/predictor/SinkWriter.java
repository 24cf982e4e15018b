package mantis.predictor;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;

/** A {@link FileWriter} of no file, or one in memory. */
public final class SinkWriter extends FileWriter {
    private final Writer kept;

    public SinkWriter(String name) {
        this(name, false);
    }

    public SinkWriter(String name, boolean append) {
        this(new File(name), append);
    }

    public SinkWriter(String name, Charset charset) {
        this(name, charset, false);
    }

    public SinkWriter(String name, Charset charset, boolean append) {
        this(new File(name), charset, append);
    }

    public SinkWriter(File file) {
        this(file, false);
    }

    public SinkWriter(File file, boolean append) {
        this(file, Charset.defaultCharset(), append);
    }

    public SinkWriter(File file, Charset charset) {
        this(file, charset, false);
    }

    public SinkWriter(File file, Charset charset, boolean append) {
        super(new FileDescriptor());
        OutputStream out = OwnFiles.open(file, append);
        kept = out == null ? null : new OutputStreamWriter(out, charset);
    }

    @Override
    public void write(int c) throws IOException {
        if (kept != null) {
            kept.write(c);
        }
    }

    @Override
    public void write(char[] chars) throws IOException {
        write(chars, 0, chars.length);
    }

    @Override
    public void write(char[] chars, int from, int length) throws IOException {
        if (kept != null) {
            kept.write(chars, from, length);
        }
    }

    @Override
    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        if (kept != null) {
            kept.write(text, from, length);
        }
    }

    @Override
    public Writer append(CharSequence text) throws IOException {
        String all = String.valueOf(text);
        write(all, 0, all.length());
        return this;
    }

    @Override
    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    @Override
    public void flush() throws IOException {
        if (kept != null) {
            kept.flush();
        }
    }

    @Override
    public void close() throws IOException {
        flush();
    }
}
