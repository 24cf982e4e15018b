package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;

/** A file's sample in the place of a {@link FileInputStream}: emitted where a sampled slice makes one. */
public final class SampledStream extends FileInputStream {
    private final ByteArrayInputStream sample;
    /** Of a file in memory. */
    private final OwnFiles.Content own;

    /** As that of {@link FileInputStream}. */
    public SampledStream(String name) throws FileNotFoundException {
        this(name == null ? null : new File(name));
    }

    /** As that of {@link FileInputStream}. */
    public SampledStream(File file) throws FileNotFoundException {
        super(Guard.filesKept ? machine(file) : file);
        byte[] bytes = Sampling.of(file);
        sample = bytes == null ? null : new ByteArrayInputStream(bytes);
        own = Guard.filesKept ? OwnFiles.content(file) : null;
    }

    /** As that of {@link FileInputStream}. */
    public SampledStream(FileDescriptor descriptor) {
        super(descriptor);
        sample = null;
        own = null;
    }

    /** The file, or another one where it is none of the machine's: {@link FileInputStream} must open something. */
    static File machine(File file) throws FileNotFoundException {
        if (OwnFiles.entry(file) == null) {
            return file;
        }
        if (OwnFiles.isGone(file)) {
            throw new FileNotFoundException(file.getPath() + " (No such file or directory)");
        }
        File home = new File(System.getProperty("java.home"), "lib");
        File modules = new File(home, "modules");
        return modules.isFile() ? modules : new File(home, "rt.jar");
    }

    @Override
    public int read() throws IOException {
        return sample == null ? super.read() : sample.read();
    }

    @Override
    public int read(byte[] bytes) throws IOException {
        return sample == null ? super.read(bytes) : sample.read(bytes, 0, bytes.length);
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        return sample == null ? super.read(bytes, from, length) : sample.read(bytes, from, length);
    }

    @Override
    public long skip(long count) throws IOException {
        return sample == null ? super.skip(count) : sample.skip(count);
    }

    @Override
    public int available() throws IOException {
        return sample == null ? super.available() : sample.available();
    }

    /** A channel of the sample has no place in the file: only what the slice wrote has one. */
    @Override
    public FileChannel getChannel() {
        return own == null ? super.getChannel() : new OwnChannel(own, true, false, false);
    }

    /** That of later releases, which would ask the file itself. */
    public byte[] readAllBytes() throws IOException {
        return Replay.bytes(this);
    }

    /** That of later releases. */
    public byte[] readNBytes(int count) throws IOException {
        byte[] bytes = new byte[Math.min(count, sample == null ? count : sample.available())];
        return java.util.Arrays.copyOf(bytes, readNBytes(bytes, 0, bytes.length));
    }

    /** That of later releases. */
    public int readNBytes(byte[] bytes, int from, int count) throws IOException {
        int done = 0;
        for (int n = 0; done < count && n >= 0; done += Math.max(n, 0)) {
            n = read(bytes, from + done, count - done);
        }
        return done;
    }

    /** That of later releases. */
    public long transferTo(OutputStream out) throws IOException {
        byte[] all = readAllBytes();
        out.write(all);
        return all.length;
    }
}
