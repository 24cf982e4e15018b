package mantis.predictor;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.channels.Channel;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * In the place of the methods of {@link FileChannel} that lock a file: locks are held within the slice alone,
 * and no other process notices. A file that is kept in memory ({@link OwnFiles}) has the same locks however
 * often it is open; any other channel has its own. That another program holds a lock is not seen.
 */
public final class Locks {
    /** Those that may be held. As in the JVM, one that nobody can release holds nothing. */
    private static final List<WeakReference<Held>> ALL = new ArrayList<WeakReference<Held>>();

    private Locks() {}

    /** As {@link FileChannel#lock()}. */
    public static FileLock lock(FileChannel channel) throws IOException {
        return lock(channel, 0, Long.MAX_VALUE, false);
    }

    /** As {@link FileChannel#tryLock()}. */
    public static FileLock tryLock(FileChannel channel) throws IOException {
        return tryLock(channel, 0, Long.MAX_VALUE, false);
    }

    /** As {@link FileChannel#tryLock(long, long, boolean)}: nobody else holds a lock. */
    public static FileLock tryLock(FileChannel channel, long from, long size, boolean shared) throws IOException {
        return isOfProgram(channel) ? channel.tryLock(from, size, shared) : lock(channel, from, size, shared);
    }

    /** As {@link FileChannel#lock(long, long, boolean)}. */
    public static FileLock lock(FileChannel channel, long from, long size, boolean shared) throws IOException {
        if (isOfProgram(channel)) {
            return channel.lock(from, size, shared);
        }
        if (!channel.isOpen()) {
            throw new ClosedChannelException();
        }
        // What is locked: what is in a file in memory, or else the channel.
        Object locked = channel;
        if (channel instanceof OwnChannel) {
            OwnChannel own = (OwnChannel) channel;
            own.check(!shared);
            locked = own.content;
        }
        Held lock = new Held(channel, locked, from, size, shared);
        synchronized (ALL) {
            for (Iterator<WeakReference<Held>> all = ALL.iterator(); all.hasNext(); ) {
                Held other = all.next().get();
                if (other == null || !other.isValid()) {
                    all.remove();
                } else if (other.locked == locked && other.overlaps(from, size)) {
                    throw new OverlappingFileLockException();
                }
            }
            ALL.add(new WeakReference<Held>(lock));
        }
        return lock;
    }

    /** Whether a channel is of a class of the program, which has methods of its own. */
    private static boolean isOfProgram(FileChannel channel) {
        return !(channel instanceof OwnChannel) && channel.getClass().getClassLoader() != null;
    }

    private static final class Held extends FileLock {
        final Object locked;
        private volatile boolean released;

        Held(FileChannel channel, Object locked, long from, long size, boolean shared) {
            super(channel, from, size, shared);
            this.locked = locked;
        }

        @Override
        public boolean isValid() {
            return !released && acquiredBy().isOpen();
        }

        @Override
        public void release() throws IOException {
            Channel by = acquiredBy();
            if (!by.isOpen()) {
                throw new ClosedChannelException();
            }
            released = true;
        }
    }
}
