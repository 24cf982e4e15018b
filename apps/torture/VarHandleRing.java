// args: 16 5 3|7 20 2|31 64 5
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class VarHandleRing {
    static class Node {
        int weight;
        Node next;
        final int id;
        Node(int id, int weight) { this.id = id; this.weight = weight; }
    }

    static int[] cells;
    static byte[] raw = new byte[64];
    static final VarHandle CELL = MethodHandles.arrayElementVarHandle(int[].class);
    static final VarHandle RAW = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle CELLS, NEXT;
    static final VarHandle WEIGHT;

    static {
        MethodHandles.Lookup l = MethodHandles.lookup();
        try {
            CELLS = l.findStaticVarHandle(VarHandleRing.class, "cells", int[].class);
            NEXT = l.findVarHandle(Node.class, "next", Node.class);
            WEIGHT = l.findVarHandle(Node.class, "weight", int.class);
        } catch (NoSuchFieldException | IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    static Node ring(int size, int step) {
        Node first = new Node(0, step), last = first;
        for (int i = 1; i < size; i++) {
            Node n = new Node(i, i * step % 11);
            NEXT.setRelease(last, n);
            last = n;
        }
        NEXT.set(last, first);
        return first;
    }

    static int spin(int index, int bound) {
        int turns = 0;
        int[] target = (int[]) CELLS.get();
        while (true) {
            int seen = (int) CELL.getVolatile(target, index);
            if (seen >= bound) return turns;
            if (CELL.compareAndSet(target, index, seen, seen + 1 + seen / 4)) turns++;
        }
    }

    public static void main(String[] args) throws Throwable {
        int size = Integer.parseInt(args[0]);
        int bound = Integer.parseInt(args[1]);
        int step = Integer.parseInt(args[2]);
        CELLS.set(new int[size]);
        int total = 0;
        for (int i = 0; i < size; i++) total += spin(i, bound + i % step);
        Node p = ring(size, step);
        int removed = 0, rounds = 0;
        // Josephus with all links and weights written through handles
        while (NEXT.get(p) != p) {
            int hops = ((int) WEIGHT.getAndAdd(p, 1) + cells[p.id]) % size + 1;
            for (int h = 1; h < hops; h++) p = (Node) NEXT.getAcquire(p);
            Node gone = (Node) NEXT.get(p);
            NEXT.set(p, NEXT.get(gone));
            removed++;
            rounds += hops;
            int slot = gone.id % 13 * 4;
            int before = (int) RAW.get(raw, slot);
            RAW.set(raw, slot, before * 31 + gone.weight);
        }
        int bits = 0, dirty = 0;
        for (byte b : raw) {
            if (b != 0) dirty++;
            for (int x = b & 0xff; x != 0; x &= x - 1) bits++;
        }
        var coord = CELL.toMethodHandle(VarHandle.AccessMode.GET_AND_BITWISE_XOR);
        int old = (int) coord.asType(MethodType.methodType(int.class, int[].class, int.class, int.class))
                .invokeExact(cells, size / 2, step);
        int odd = 0;
        for (int c : cells) if ((c & 1) == 1) odd++;
        System.out.println(total + " " + removed + " " + rounds + " " + p.id + " " + p.weight);
        System.out.println(dirty + " " + bits + " " + old + " " + odd);
    }
}
