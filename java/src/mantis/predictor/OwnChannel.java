package mantis.predictor;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** A channel of a file in memory. */
final class OwnChannel extends FileChannel {
    private static final int BUFFER = 8192;

    final OwnFiles.Content content;
    private final boolean reads;
    private final boolean writes;
    private final boolean appends;
    private final Place place;

    /** Where the next byte is read or written. */
    static final class Place {
        volatile long at;
    }

    OwnChannel(OwnFiles.Content content, boolean reads, boolean writes, boolean appends) {
        this(content, new Place(), reads, writes, appends);
    }

    /** One that has its place in common with the file that it is of. */
    OwnChannel(OwnFiles.Content content, Place place, boolean reads, boolean writes, boolean appends) {
        this.content = content;
        this.place = place;
        this.reads = reads;
        this.writes = writes;
        this.appends = appends;
    }

    /** Throws what a channel throws that is closed or was opened for something else. */
    void check(boolean writing) throws IOException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
        if (writing && !writes) {
            throw new NonWritableChannelException();
        }
        if (!writing && !reads) {
            throw new NonReadableChannelException();
        }
    }

    @Override
    public synchronized int read(ByteBuffer target) throws IOException {
        int read = read(target, place.at);
        place.at += Math.max(read, 0);
        return read;
    }

    @Override
    public synchronized long read(ByteBuffer[] targets, int from, int length) throws IOException {
        long all = 0;
        for (int i = from; i < from + length; i++) {
            while (targets[i].hasRemaining()) {
                int read = read(targets[i]);
                if (read < 0) {
                    return all == 0 ? -1 : all;
                }
                all += read;
            }
        }
        return all;
    }

    @Override
    public int read(ByteBuffer target, long from) throws IOException {
        check(false);
        byte[] bytes = new byte[target.remaining()];
        int read = content.readAt(from, bytes, 0, bytes.length);
        target.put(bytes, 0, Math.max(read, 0));
        return read;
    }

    @Override
    public synchronized int write(ByteBuffer source) throws IOException {
        long at = appends ? content.size() : place.at;
        int written = write(source, at);
        place.at = at + written;
        return written;
    }

    @Override
    public synchronized long write(ByteBuffer[] sources, int from, int length) throws IOException {
        long all = 0;
        for (int i = from; i < from + length; i++) {
            all += write(sources[i]);
        }
        return all;
    }

    @Override
    public int write(ByteBuffer source, long at) throws IOException {
        check(true);
        byte[] bytes = new byte[source.remaining()];
        source.get(bytes);
        content.writeAt(at, bytes, 0, bytes.length);
        return bytes.length;
    }

    @Override
    public synchronized long position() throws IOException {
        return place.at;
    }

    @Override
    public synchronized FileChannel position(long to) {
        place.at = to;
        return this;
    }

    @Override
    public long size() throws IOException {
        return content.size();
    }

    @Override
    public synchronized FileChannel truncate(long to) throws IOException {
        check(true);
        content.resize(Math.min(to, content.size()));
        place.at = Math.min(place.at, to);
        return this;
    }

    @Override
    public void force(boolean metadata) {}

    @Override
    public long transferTo(long from, long count, WritableByteChannel target) throws IOException {
        check(false);
        byte[] bytes = new byte[(int) Math.max(0, Math.min(count, content.size() - from))];
        content.readAt(from, bytes, 0, bytes.length);
        return target.write(ByteBuffer.wrap(bytes));
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long at, long count) throws IOException {
        check(true);
        long all = 0;
        while (all < count) {
            ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(BUFFER, count - all));
            if (source.read(buffer) <= 0) {
                break;
            }
            buffer.flip();
            all += write(buffer, at + all);
        }
        return all;
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long from, long size) throws IOException {
        check(false);
        if (mode != MapMode.READ_ONLY) {
            check(true);
        }
        if (from < 0 || size < 0 || size > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("Position or size out of range");
        }
        if (content.size() < from + size) {
            if (!writes) {
                throw new IOException("Channel not open for writing - cannot extend file to required size");
            }
            content.resize(from + size);
        }
        if (mode == MapMode.PRIVATE) {
            return new OwnMap(content.toByteArray(), (int) from, (int) size).part((int) from, (int) size);
        }
        MappedByteBuffer map = content.map((int) from, (int) size);
        return mode == MapMode.READ_ONLY ? (MappedByteBuffer) map.asReadOnlyBuffer() : map;
    }

    @Override
    public FileLock lock(long from, long size, boolean shared) throws IOException {
        return Locks.lock(this, from, size, shared);
    }

    @Override
    public FileLock tryLock(long from, long size, boolean shared) throws IOException {
        return lock(from, size, shared);
    }

    @Override
    protected void implCloseChannel() {}
}
