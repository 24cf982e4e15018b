// args: 4 10 3 | 12 25 7 | 1 6 2 | 20 40 11
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A bee hive kept in off-heap structs; slices of the same memory alias each other. */
public class OffheapHive {
    static final StructLayout CELL = MemoryLayout.structLayout(
            ValueLayout.JAVA_SHORT.withName("honey"),
            ValueLayout.JAVA_BYTE.withName("state"),
            ValueLayout.JAVA_BYTE.withName("age"),
            ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("tag"));
    static final VarHandle HONEY = field("honey");
    static final VarHandle STATE = field("state");
    static final VarHandle AGE = field("age");
    static final VarHandle TAG = field("tag");

    static VarHandle field(String name) {
        SequenceLayout all = MemoryLayout.sequenceLayout(1 << 10, CELL);
        return all.varHandle(PathElement.sequenceElement(), PathElement.groupElement(name));
    }

    final MemorySegment comb;
    final int cells;
    int outside;
    int hatched;
    int moved;

    OffheapHive(Arena arena, int cells) {
        this.cells = cells;
        this.comb = arena.allocate(CELL.byteSize() * (1 << 10), CELL.byteAlignment());
    }

    void collect(int cell, int amount) {
        try {
            MemorySegment used = comb.asSlice(0, CELL.byteSize() * cells);
            short now = used.get(ValueLayout.JAVA_SHORT, cell * CELL.byteSize());
            used.set(ValueLayout.JAVA_SHORT, cell * CELL.byteSize(), (short) (now + amount));
        } catch (IndexOutOfBoundsException e) {
            outside++;
        }
    }

    void day(int seed) {
        for (long i = 0; i < cells; i++) {
            byte age = (byte) AGE.get(comb, 0L, i);
            AGE.set(comb, 0L, i, (byte) (age + 1 + seed % 9));
            short honey = (short) HONEY.get(comb, 0L, i);
            if (honey > 6 && (byte) STATE.get(comb, 0L, i) == 0) {
                STATE.set(comb, 0L, i, (byte) 1);
                TAG.set(comb, 0L, i, honey << 8 | seed);
            } else if (age < 0 || age > 60) {
                hatched++;
                comb.asSlice(i * CELL.byteSize(), CELL).fill((byte) (seed & 1));
            }
        }
    }

    /** Copies one half of the comb over the other and counts what differed before. */
    void swarm() {
        long half = CELL.byteSize() * (cells / 2);
        MemorySegment left = comb.asSlice(0, half);
        MemorySegment right = comb.asSlice(half, half);
        long at = left.mismatch(right);
        while (at >= 0 && moved < 50) {
            moved++;
            left.set(ValueLayout.JAVA_BYTE, at, right.get(ValueLayout.JAVA_BYTE, at));
            at = left.mismatch(right);
        }
    }

    public static void main(String[] args) {
        int cells = Integer.parseInt(args[0]);
        int days = Integer.parseInt(args[1]);
        int seed = Integer.parseInt(args[2]);
        long tags = 0;
        int honey = 0;
        boolean closed = false;
        try (Arena arena = Arena.ofConfined()) {
            OffheapHive hive = new OffheapHive(arena, cells);
            for (int d = 0; d < days; d++) {
                for (int bee = 0; bee < 3; bee++) {
                    hive.collect((d * seed + bee * 5) % (cells + 2), 1 + (d + bee) % 4);
                }
                hive.day(seed + d);
            }
            hive.swarm();
            for (long i = 0; i < cells; i++) {
                tags += hive.comb.get(ValueLayout.JAVA_BYTE, i * CELL.byteSize() + 6);
                for (short h = (short) HONEY.get(hive.comb, 0L, i); h > 0; h -= 5) {
                    honey++;
                }
            }
            System.out.println("outside=" + hive.outside + " hatched=" + hive.hatched + " moved=" + hive.moved);
            arena.close();
            hive.swarm();
        } catch (IllegalStateException e) {
            closed = true;
        }
        System.out.println("tags=" + tags + " honey=" + honey + " closed=" + closed);
    }
}
