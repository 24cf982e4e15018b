package mantis.predictor;

import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;

/** A part of a file in memory ({@link OwnFiles}) that the slice has mapped: all maps of it share a buffer. */
final class OwnMap {
    private final int from;
    private final ByteBuffer shared;

    /** A map of a range of the bytes of a file. */
    OwnMap(byte[] file, int from, int size) {
        this.from = from;
        // The JDK's buffers outside the heap are buffers of maps by their class, which nothing else can be.
        shared = ByteBuffer.allocateDirect(size);
        put(file, from, size);
    }

    int start() {
        return from;
    }

    int end() {
        return from + shared.capacity();
    }

    /** Whether a part of the file is in this one. */
    boolean holds(int start, int size) {
        return start >= from && start + size <= end();
    }

    /** Whether a part of the file has a byte of this one. */
    boolean meets(int start, int size) {
        return start < end() && start + size > from;
    }

    MappedByteBuffer part(int start, int size) {
        ByteBuffer whole = between(start, start + size);
        return (MappedByteBuffer) whole.slice();
    }

    /** Takes over a range of the file. */
    void put(byte[] file, long start, long size) {
        int first = (int) Math.max(start, from);
        int last = (int) Math.min(start + size, end());
        if (first < last) {
            between(first, last).put(file, first, last - first);
        }
    }

    /** Gives a range of the file. */
    void get(byte[] file, long start, long size) {
        int first = (int) Math.max(start, from);
        int last = (int) Math.min(start + size, end());
        if (first < last) {
            between(first, last).get(file, first, last - first);
        }
    }

    private ByteBuffer between(int first, int last) {
        ByteBuffer part = shared.duplicate();
        part.limit(last - from);
        part.position(first - from);
        return part;
    }
}
