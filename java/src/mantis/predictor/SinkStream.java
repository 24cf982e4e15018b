package mantis.predictor;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A {@link FileOutputStream} of no file, or one in memory. */
public final class SinkStream extends FileOutputStream {
    private final OutputStream kept;

    public SinkStream(String name) {
        this(name, false);
    }

    public SinkStream(String name, boolean append) {
        this(new File(name), append);
    }

    public SinkStream(FileDescriptor open) {
        this((File) null, false);
    }

    public SinkStream(File file) {
        this(file, false);
    }

    public SinkStream(File file, boolean append) {
        super(new FileDescriptor());
        kept = OwnFiles.open(file, append);
    }

    @Override
    public void write(int b) throws IOException {
        if (kept != null) {
            kept.write(b);
        }
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        if (kept != null) {
            kept.write(bytes, from, length);
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
