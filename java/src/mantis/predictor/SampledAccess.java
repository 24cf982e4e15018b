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
    private final OwnChannel.Place place = new OwnChannel.Place();
    private OwnChannel channel;
    private volatile boolean closed;

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

    /** The channel of a file in memory, which has its place in common with this; null for others. */
    synchronized FileChannel ownChannel() {
        if (content != null && channel == null) {
            channel = new OwnChannel(content, place, true, writes, false);
        }
        return channel;
    }

    /** What is in a file in memory, while it is open. */
    private OwnFiles.Content content() throws IOException {
        if (closed || channel != null && !channel.isOpen()) {
            throw new IOException("Stream Closed");
        }
        return content;
    }

    @Override
    public void close() throws IOException {
        closed = true;
        super.close();
        FileChannel own = ownChannel();
        if (own != null) {
            own.close();
        }
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
        int read = content().readAt(place.at, bytes, from, length);
        place.at += Math.max(read, 0);
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
        content().writeAt(place.at, bytes, from, length);
        place.at += length;
    }

    @Override
    public synchronized int skipBytes(int count) throws IOException {
        if (content == null) {
            return super.skipBytes(count);
        }
        int skipped = (int) Math.max(0, Math.min(count, content().size() - place.at));
        place.at += skipped;
        return skipped;
    }

    @Override
    public synchronized long getFilePointer() throws IOException {
        return content == null ? super.getFilePointer() : place.at;
    }

    @Override
    public synchronized void seek(long to) throws IOException {
        if (content == null) {
            super.seek(to);
        } else if (to < 0) {
            throw new EOFException("Negative seek offset");
        } else {
            place.at = to;
        }
    }

    @Override
    public long length() throws IOException {
        return content == null ? super.length() : content().size();
    }

    @Override
    public synchronized void setLength(long length) throws IOException {
        if (!writes) {
            throw new IOException("Bad file descriptor");
        }
        content().resize(length);
        place.at = Math.min(place.at, length);
    }
}
