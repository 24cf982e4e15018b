package mantis.predictor;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;

/** A {@link FileOutputStream} of no file. */
public final class SinkStream extends FileOutputStream {
    public SinkStream(String name) {
        super(new FileDescriptor());
    }

    public SinkStream(String name, boolean append) {
        this(name);
    }

    public SinkStream(FileDescriptor open) {
        this("");
    }

    public SinkStream(File file) {
        this("");
    }

    public SinkStream(File file, boolean append) {
        this("");
    }

    @Override
    public void write(int b) {}

    @Override
    public void write(byte[] bytes) {}

    @Override
    public void write(byte[] bytes, int from, int length) {}

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
