// args: 3 x | 12 abc | 30 longer
import java.lang.foreign.*;
import java.lang.invoke.*;
import java.nio.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** A table of records in memory outside of the heap: layouts, handles, slices, texts, copies to and from arrays and buffers, bounds and closed arenas as exceptions. */
public class NativeTables {
    static final StructLayout ROW = MemoryLayout.structLayout(
        ValueLayout.JAVA_INT.withName("id"),
        ValueLayout.JAVA_SHORT.withName("kind"),
        MemoryLayout.sequenceLayout(6, ValueLayout.JAVA_BYTE).withName("name"),
        MemoryLayout.paddingLayout(4),
        ValueLayout.JAVA_LONG.withName("sum"));
    static final VarHandle ID = ROW.varHandle(MemoryLayout.PathElement.groupElement("id"));
    static final VarHandle KIND = ROW.varHandle(MemoryLayout.PathElement.groupElement("kind"));
    static final VarHandle SUM = ROW.varHandle(MemoryLayout.PathElement.groupElement("sum"));
    static final long NAME = ROW.byteOffset(MemoryLayout.PathElement.groupElement("name"));

    static final class Table implements AutoCloseable {
        private final Arena arena = Arena.ofConfined();
        private MemorySegment rows;
        private int size;
        int grown;

        Table(int room) {
            rows = arena.allocate(ROW, room);
        }

        MemorySegment row(int i) {
            Objects.checkIndex(i, size);
            return rows.asSlice(i * ROW.byteSize(), ROW.byteSize());
        }

        int add(String name, int kind) {
            long need = (size + 1) * ROW.byteSize();
            if (need > rows.byteSize()) {
                MemorySegment wider = arena.allocate(rows.byteSize() * 2, 8);
                wider.copyFrom(rows);
                rows = wider;
                grown++;
            }
            MemorySegment r = row(size++ < 0 ? -1 : size - 1);
            ID.set(r, 0L, size);
            KIND.set(r, 0L, (short) kind);
            MemorySegment text = r.asSlice(NAME, 6).fill((byte) 0);
            text.setString(0, name.length() > 5 ? name.substring(0, 5) : name);
            return size;
        }

        String name(int i) {
            return row(i).getString(NAME);
        }

        void swap(int i, int j) {
            MemorySegment a = row(i);
            byte[] kept = a.toArray(ValueLayout.JAVA_BYTE);
            a.copyFrom(row(j));
            row(j).copyFrom(MemorySegment.ofArray(kept));
        }

        @Override
        public void close() {
            arena.close();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int kinds = 0;
        int names = 0;
        int swaps = 0;
        int bounds = 0;
        int dead = 0;
        int grown;
        MemorySegment kept;
        try (Table t = new Table(2)) {
            for (int i = 0; i < n; i++) {
                t.add(args[1] + i * 7 % 10, i * 70000);
                SUM.setVolatile(t.row(i / 2), 0L, (long) i << 31);
                SUM.getAndAdd(t.row(0), 0L, (long) i);
            }
            for (int i = 0; i < n; i++) {
                for (int j = i + 1; j < n; j++) {
                    if (t.name(i).compareTo(t.name(j)) > 0) {
                        t.swap(i, j);
                        swaps++;
                    }
                }
            }
            for (int i = 0; i < n; i++) {
                short kind = (short) KIND.get(t.row(i), 0L);
                kinds += kind < 0 ? 1 : kind > 20000 ? 3 : 0;
                names += t.name(i).length() + (int) ID.get(t.row(i), 0L);
                kinds += (int) ((long) SUM.get(t.row(i), 0L) >> 31) % 5;
            }
            for (int i = n - 2; i < n + 3; i++) {
                try {
                    bounds += t.row(i).get(ValueLayout.JAVA_INT, i % 2 == 0 ? 0 : 24) % 7;
                } catch (IndexOutOfBoundsException e) {
                    bounds += 10;
                }
            }
            ByteBuffer view = t.row(n / 2).asByteBuffer().order(ByteOrder.nativeOrder());
            view.putInt(0, view.getInt(0) * 100);
            bounds += (int) ID.get(t.row(n / 2), 0L) % 33;
            kept = t.row(0);
            grown = t.grown;
        }
        try {
            ID.set(kept, 0L, 1);
        } catch (IllegalStateException e) {
            dead = kept.scope().isAlive() ? 100 : n;
        }
        int[] cells = new int[n + 1];
        MemorySegment heap = MemorySegment.ofArray(cells);
        for (int i = 0; i < n; i++) {
            heap.setAtIndex(ValueLayout.JAVA_INT, i + 1, cells[i] + i);
        }
        int readOnly = 0;
        try {
            heap.asReadOnly().set(ValueLayout.JAVA_INT, 0, 5);
        } catch (IllegalArgumentException | UnsupportedOperationException e) {
            readOnly = cells[n] % 10;
        }
        MemorySegment other = MemorySegment.ofArray(cells.clone());
        other.asSlice(4L * (n / 2)).fill((byte) 1);
        long differs = heap.mismatch(other);
        MemorySegment.copy(other, ValueLayout.JAVA_INT, 0, cells, 0, n / 2 + 1);
        int big = 0;
        for (int c : cells) {
            big += c > 0x1000000 ? 1 : 0;
        }
        try (Arena shared = Arena.ofShared()) {
            MemorySegment text = shared.allocateFrom(args[1].repeat(n), StandardCharsets.UTF_16LE);
            big += (int) text.byteSize();
            for (MemorySegment s : text.elements(ValueLayout.JAVA_SHORT_UNALIGNED).limit(n).toList()) {
                big += s.get(ValueLayout.JAVA_SHORT_UNALIGNED, 0) % 3;
            }
        }
        int steps = 0;
        for (long i = kinds + names + bounds + differs + big; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + swaps + " " + dead + " " + readOnly + " " + grown + " " + differs);
    }
}
