// args: 3 20 5 | 6 45 7 | 2 9 1 | 8 60 11
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicLongArray;

/** A relay race: each lap is a phase, tired runners leave, strong ones call in a helper. */
public class PhaserTour {
    static final int SLOTS = 4;

    static final class Track extends Phaser {
        final int maxLaps;
        int laps;
        int headcount;

        Track(int parties, int maxLaps) {
            super(parties);
            this.maxLaps = maxLaps;
        }

        @Override
        protected boolean onAdvance(int phase, int registered) {
            laps++;
            headcount += registered;
            return phase + 1 >= maxLaps || registered == 0;
        }
    }

    final Track track;
    final int seed;
    final AtomicLongArray effort = new AtomicLongArray(SLOTS);
    final Queue<Thread> field = new ConcurrentLinkedQueue<>();

    PhaserTour(int runners, int maxLaps, int seed) {
        this.track = new Track(runners, maxLaps);
        this.seed = seed;
    }

    final class Runner implements Runnable {
        final int id;
        int energy;
        boolean mayCall;

        Runner(int id, int energy, boolean mayCall) {
            this.id = id;
            this.energy = energy;
            this.mayCall = mayCall;
        }

        @Override
        public void run() {
            int lap = track.getPhase();
            while (lap >= 0) {
                int cost = 1 + Math.floorMod(seed * (id + 3) + lap * 7, 6);
                energy -= cost;
                effort.addAndGet(id % SLOTS, cost);
                if (energy <= 0) {
                    track.arriveAndDeregister();
                    return;
                }
                if (mayCall && energy % 5 == 0) {
                    mayCall = false;
                    track.register();
                    launch(new Runner(id + 100, energy / 2 + 1, false));
                }
                lap = track.arriveAndAwaitAdvance();
                if (track.isTerminated()) {
                    return;
                }
            }
        }
    }

    void launch(Runner r) {
        Thread t = new Thread(r, "runner-" + r.id);
        t.start();
        field.add(t);
    }

    int finish() throws InterruptedException {
        int joined = 0;
        Thread t;
        while ((t = field.poll()) != null) {
            t.join();
            joined++;
        }
        return joined;
    }

    public static void main(String[] args) throws Exception {
        int runners = Integer.parseInt(args[0]);
        int energy = Integer.parseInt(args[1]);
        int seed = Integer.parseInt(args[2]);
        PhaserTour tour = new PhaserTour(runners, 4 + seed, seed);
        for (int i = 0; i < runners; i++) {
            tour.launch(tour.new Runner(i, energy + i * 2, true));
        }
        int joined = tour.finish();
        long total = 0;
        for (int i = 0; i < SLOTS; i++) {
            total += tour.effort.get(i);
            System.out.println("slot " + i + " effort " + tour.effort.get(i));
        }
        StringBuilder bar = new StringBuilder();
        for (int i = 0; i < tour.track.laps; i++) {
            bar.append(i % 5 == 4 ? '|' : '-');
        }
        System.out.println(bar + " laps=" + tour.track.laps + " heads=" + tour.track.headcount);
        System.out.println("joined=" + joined + " total=" + total);
    }
}
