// args: 2 | 5 cut | 9 long
import java.lang.invoke.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/**
 * Fields are written only through VarHandles, field updaters, atomic accumulators and a LongAccumulator
 * from several threads that meet at a Phaser whose onAdvance decides how many rounds all of them do.
 */
public class PhaserCells {
    volatile int ticket;
    volatile long total;
    int plain = 1;
    private volatile String tag = "a";
    final int[] lanes = new int[4];

    static final AtomicIntegerFieldUpdater<PhaserCells> TICKET = AtomicIntegerFieldUpdater.newUpdater(PhaserCells.class, "ticket");
    static final AtomicLongFieldUpdater<PhaserCells> TOTAL = AtomicLongFieldUpdater.newUpdater(PhaserCells.class, "total");
    static final AtomicReferenceFieldUpdater<PhaserCells,
            String> TAG = AtomicReferenceFieldUpdater.newUpdater(PhaserCells.class, String.class, "tag");
    static final VarHandle PLAIN, LANES, BYTES;
    static {
        try {
            PLAIN = MethodHandles.lookup().findVarHandle(PhaserCells.class, "plain", int.class);
            LANES = MethodHandles.arrayElementVarHandle(int[].class);
            BYTES = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
    final LongAdder adds = new LongAdder();
    int advances, budget;

    final Phaser phaser;

    PhaserCells(int budget) {
        this.budget = budget;
        phaser = new Phaser() {
            @Override protected boolean onAdvance(int phase, int parties) {
                advances += parties;
                budgetStep(phase);
                return PhaserCells.this.budget <= 0;     // terminates the phaser
            }
        };
    }

    void budgetStep(int phase) {
        budget -= TICKET.getAndSet(this, 0) > 6 ? 3 : 1;
        TAG.accumulateAndGet(this, "b" + phase, (x, y) -> x.length() > 9 ? y : x + y);
    }

    void worker(int me, int from) {
        int rounds = 0;
        do {
            TICKET.addAndGet(this, me + 1);
            adds.add(me);
            max.accumulate((long) me * rounds % 7);
            LANES.setRelease(lanes, me, rounds + from);
            rounds++;
            if (me == 1 && rounds == 3) {                    // leaves: the last party is one fewer from now on
                phaser.arriveAndDeregister();
                break;
            }
            phaser.arriveAndAwaitAdvance();
        } while (!phaser.isTerminated());
        TOTAL.addAndGet(this, rounds * 10L + me);
    }

    static int single(PhaserCells c, int n) {
        int fails = 0;
        AtomicInteger at = new AtomicInteger(3);
        AtomicStampedReference<String> st = new AtomicStampedReference<>("x", 0);
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        for (int i = 0; i < n; i++) {
            if (!PLAIN.compareAndSet(c, i + 1, i + 2)) fails++;
            if (i % 3 == 0) fails += (int) PLAIN.getAndBitwiseOr(c, 8) & 1;
            fails += at.getAndAccumulate(i, (a, b) -> { c.advances++; return a * b % 11; });
            if (!st.compareAndSet("x", "x", i, i + (i == 3 ? 2 : 1))) fails += 100;
            mk.attemptMark("m", i % 2 == 0);
        }
        byte[] raw = new byte[8];
        BYTES.set(raw, 3, n * 70000);
        for (byte b : raw) fails += b < 0 ? 1000 : b;
        return fails + (mk.isMarked() ? 1 : 0);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        PhaserCells c = new PhaserCells(mode.equals("long") ? n * 2 : n);
        int parties = mode.equals("cut") ? 2 : 4;
        c.phaser.bulkRegister(parties);
        Thread[] ts = new Thread[parties];
        for (int i = 0; i < parties; i++) {
            final int me = i;
            (ts[i] = new Thread(() -> c.worker(me, n))).start();
        }
        for (Thread t : ts) t.join();
        int laneSum = 0;
        for (int i = 0; i < c.lanes.length; i++) for (int j = 0; j < c.lanes[i]; j++) laneSum += i + 1;
        Semaphore sem = new Semaphore(n);
        int taken = 0;
        while (sem.tryAcquire(taken + 1)) { taken++; if (taken == 2) sem.release(3); }
        sem.drainPermits();
        int f = single(c, n);
        int acc = 0;
        for (long i = c.max.getThenReset(); i < c.adds.sumThenReset() + c.tag.length(); i++) acc += c.plain;
        System.out.println(c.total + " " + c.advances + " " + laneSum + " " + taken + " " + f + " " + acc + " " + c.tag
                + " " + c.phaser.isTerminated() + " " + c.max.get());
    }
}
