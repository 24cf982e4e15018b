// args: 10 3 hello|24 5 memory_segment|41 2 z
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class ForeignMem {
    static final StructLayout CELL = MemoryLayout.structLayout(
            ValueLayout.JAVA_INT.withName("key"), MemoryLayout.paddingLayout(4),
            ValueLayout.JAVA_LONG.withName("next"), ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("tag"),
            MemoryLayout.sequenceLayout(3, ValueLayout.JAVA_SHORT).withName("marks"));
    static final VarHandle KEY = CELL.varHandle(PathElement.groupElement("key"));
    static final VarHandle NEXT = CELL.varHandle(PathElement.groupElement("next"));
    static final VarHandle TAG = CELL.varHandle(PathElement.groupElement("tag"));
    static final VarHandle MARK = CELL.varHandle(PathElement.groupElement("marks"), PathElement.sequenceElement());

    /** A hash table with chains of offsets, all of it off the heap. */
    static class Table {
        final MemorySegment pool, heads;
        long used;
        int probes;
        Table(Arena a, int buckets, int cap) {
            heads = a.allocate(ValueLayout.JAVA_LONG, buckets);
            heads.fill((byte) -1);
            pool = a.allocate(MemoryLayout.sequenceLayout(cap, CELL));
        }
        MemorySegment find(int key, boolean create) {
            long b = Math.floorMod(key, (int) (heads.byteSize() / 8));
            for (long at = heads.getAtIndex(ValueLayout.JAVA_LONG, b); at >= 0; ) {
                MemorySegment c = pool.asSlice(at, CELL);
                probes++;
                if ((int) KEY.get(c, 0L) == key) return c;
                at = (long) NEXT.get(c, 0L);
            }
            if (!create) return MemorySegment.NULL;
            MemorySegment c = pool.asSlice(used, CELL.byteSize()); // out of bounds when the pool is full
            KEY.set(c, 0L, key);
            NEXT.set(c, 0L, heads.getAtIndex(ValueLayout.JAVA_LONG, b));
            heads.setAtIndex(ValueLayout.JAVA_LONG, b, used);
            used += CELL.byteSize();
            return c;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        int full = 0, marks = 0, tags = 0, confined = 0;
        MemorySegment escaped;
        try (Arena arena = Arena.ofConfined()) {
            Table t = new Table(arena, k, n / 2 + 2);
            for (int i = 0; i < n; i++) {
                try {
                    MemorySegment c = t.find(i * i % (n + k), true);
                    short tag = (short) ((short) TAG.get(c, 0L) + 255);
                    TAG.set(c, 0L, tag);
                    MARK.set(c, 0L, (long) i % 3, (short) i);
                    MARK.set(c, 0L, (long) i % (k + 1), (short) -1); // index 3 and up throws
                } catch (IndexOutOfBoundsException e) { full++; }
            }
            SequenceLayout raw = MemoryLayout.sequenceLayout(t.used / 2, ValueLayout.JAVA_SHORT);
            VarHandle at = raw.varHandle(PathElement.sequenceElement());
            for (long i = 0; i < raw.elementCount(); i++) if ((short) at.get(t.pool, 0L, i) == -1) marks++;
            for (int i = 0; i < n + k; i++) {
                MemorySegment c = t.find(i, false);
                if (!c.equals(MemorySegment.NULL)) for (int j = c.get(ValueLayout.JAVA_BYTE, 16) & 255; j > 0; j--) tags++;
            }
            marks += t.probes * 1000;
            escaped = t.heads;
            Thread other = new Thread(() -> escaped.get(ValueLayout.JAVA_LONG, 0));
            int[] wrong = {0};
            other.setUncaughtExceptionHandler((x, e) -> wrong[0] += e instanceof WrongThreadException ? 1 : 100);
            other.start();
            other.join();
            confined = wrong[0];
        }
        try { escaped.get(ValueLayout.JAVA_BYTE, 0); } catch (IllegalStateException e) { confined += 10; }

        byte[] heap = new byte[4 * n];
        MemorySegment view = MemorySegment.ofArray(heap).asSlice(4L * (n % 3));
        ByteBuffer buffer = view.asByteBuffer().order(ByteOrder.nativeOrder());
        for (int i = 0; buffer.remaining() >= 4; i++) buffer.putInt(i * k);
        int changed = 0, refused = 0;
        MemorySegment ro = view.asReadOnly();
        for (int i = 0; i < k; i++)
            try { (i % 2 == 0 ? view : ro).setAtIndex(i % 3 == 1 ? ValueLayout.JAVA_INT : ValueLayout.JAVA_INT_UNALIGNED, i, -i);
            } catch (IllegalArgumentException | UnsupportedOperationException e) { refused++; }
        for (byte v : heap) if (v % 2 != 0) changed++;
        try (Arena arena = Arena.ofShared()) {
            SegmentAllocator slicing = SegmentAllocator.slicingAllocator(arena.allocate(64, 8));
            int strings = 0, same = 0;
            MemorySegment last = slicing.allocateFrom(args[2]);
            try {
                while (true) { MemorySegment s = slicing.allocateFrom(args[2] + strings, StandardCharsets.UTF_16LE);
                strings += s.getString(0, StandardCharsets.UTF_16LE).length(); same += (int) last.mismatch(s); last = s; }
            } catch (IndexOutOfBoundsException e) { same += 100; }
            MemorySegment.copy(heap, 0, last, ValueLayout.JAVA_BYTE, 0, Math.min(4 * n, (int) last.byteSize()));
            for (long i = 0; i < last.byteSize(); i++) if (last.get(ValueLayout.JAVA_BYTE, i) == 0) same += 1000;
            System.out.println(full + " " + marks + " " + tags + " " + confined + " " + changed + " " + refused + " " + strings + " " + same + " "
                    + Arrays.hashCode(view.toArray(ValueLayout.JAVA_BYTE)) % 1000);
        }
    }
}
