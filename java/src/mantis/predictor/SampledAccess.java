package mantis.predictor;

import java.io.EOFException;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;

/**
 * A {@link RandomAccessFile} that writes none of the machine's files: emitted where a slice that watches
 * files or keeps them in memory makes one. One that is written to is in memory, or ends the slice.
 */
public final class SampledAccess extends RandomAccessFile {
    private final OwnFiles.Content content;
    private final boolean writes;
    private long position;

    /** As that of {@link RandomAccessFile}. */
    public SampledAccess(String name, String mode) throws FileNotFoundException {
        this(name == null ? null : new File(name), mode);
    }

    /** As that of {@link RandomAccessFile}. */
    public SampledAccess(File file, String mode) throws FileNotFoundException {
        super(machine(file, mode), "r");
        content = OwnFiles.content(file);
        writes = content != null && mode.startsWith("rw");
    }

    /** The file to open, after one that is to be written to is in memory. */
    private static File machine(File file, String mode) throws FileNotFoundException {
        if (file == null || !OwnFiles.areKept() || mode == null || !mode.startsWith("rw")) {
            Guard.readOnly(mode);
            Sampling.watch(file);
        } else {
            OwnFiles.change(file);
        }
        return SampledStream.machine(file);
    }

    /** The channel of a file in memory; null for others. */
    FileChannel ownChannel() {
        return content == null ? null : new OwnChannel(content, true, writes, false);
    }

    @Override
    public synchronized int read() throws IOException {
        if (content == null) {
            return super.read();
        }
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes) throws IOException {
        return read(bytes, 0, bytes.length);
    }

    @Override
    public synchronized int read(byte[] bytes, int from, int length) throws IOException {
        if (content == null) {
            return super.read(bytes, from, length);
        }
        int read = content.readAt(position, bytes, from, length);
        position += Math.max(read, 0);
        return read;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) throws IOException {
        if (!writes) {
            throw new IOException("Bad file descriptor");
        }
        content.writeAt(position, bytes, from, length);
        position += length;
    }

    @Override
    public synchronized int skipBytes(int count) throws IOException {
        if (content == null) {
            return super.skipBytes(count);
        }
        int skipped = (int) Math.max(0, Math.min(count, content.size() - position));
        position += skipped;
        return skipped;
    }

    @Override
    public synchronized long getFilePointer() throws IOException {
        return content == null ? super.getFilePointer() : position;
    }

    @Override
    public synchronized void seek(long to) throws IOException {
        if (content == null) {
            super.seek(to);
        } else if (to < 0) {
            throw new EOFException("Negative seek offset");
        } else {
            position = to;
        }
    }

    @Override
    public long length() throws IOException {
        return content == null ? super.length() : content.size();
    }

    @Override
    public synchronized void setLength(long length) throws IOException {
        if (!writes) {
            throw new IOException("Bad file descriptor");
        }
        content.resize(length);
        position = Math.min(position, length);
    }
}
