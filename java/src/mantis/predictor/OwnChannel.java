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

    private final OwnFiles.Content content;
    private final boolean reads;
    private final boolean writes;
    private final boolean appends;
    private long position;

    OwnChannel(OwnFiles.Content content, boolean reads, boolean writes, boolean appends) {
        this.content = content;
        this.reads = reads;
        this.writes = writes;
        this.appends = appends;
    }

    private void check(boolean writing) throws IOException {
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
        int read = read(target, position);
        position += Math.max(read, 0);
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
        long at = appends ? content.size() : position;
        int written = write(source, at);
        position = at + written;
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
        return position;
    }

    @Override
    public synchronized FileChannel position(long to) {
        position = to;
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
        position = Math.min(position, to);
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
    public MappedByteBuffer map(MapMode mode, long from, long size) {
        throw Guard.stop(Stop.DENIED, "mapping a file that the program has written");
    }

    @Override
    public FileLock lock(long from, long size, boolean shared) {
        throw Guard.stop(Stop.DENIED, "locking a file that the program has written");
    }

    @Override
    public FileLock tryLock(long from, long size, boolean shared) {
        return lock(from, size, shared);
    }

    @Override
    protected void implCloseChannel() {}
}
