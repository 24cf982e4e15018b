// args: 12 3 7 | 40 5 2 | 25 9 13 | 1 4 6
import java.util.concurrent.Exchanger;

/** A sensor and a display swap buffers; the emptied buffer carries the size wished for next time. */
public class SwapBuffers {
    static final class Batch {
        final int[] data = new int[16];
        int used;
        int wish;

        boolean put(int v) {
            if (used >= wish || used == data.length) {
                return false;
            }
            data[used++] = v;
            return true;
        }
    }

    static final class Sensor extends Thread {
        final Exchanger<Batch> link;
        final int readings;
        int state;
        int refills;
        Batch batch = new Batch();
        Exception failure;

        Sensor(Exchanger<Batch> link, int readings, int firstWish, int seed) {
            this.link = link;
            this.readings = readings;
            this.state = seed;
            batch.wish = firstWish;
        }

        int sample() {
            state = (state * 73 + 41) & 0x3ff;
            return state % 60;
        }

        @Override
        public void run() {
            try {
                int done = 0;
                while (done < readings) {
                    int v = sample();
                    while (!batch.put(v)) {
                        batch = link.exchange(batch);
                        refills++;
                    }
                    done++;
                }
                batch = link.exchange(batch);
                batch.used = -1;
                link.exchange(batch);
            } catch (InterruptedException e) {
                failure = e;
            }
        }
    }

    final Exchanger<Batch> link = new Exchanger<>();
    int rounds;
    int alarms;
    long shown;

    int drain(Batch b) {
        int peak = 0;
        for (int i = 0; i < b.used; i++) {
            int v = b.data[i];
            if (v > 45) {
                alarms++;
            } else {
                shown += v;
            }
            peak = Math.max(peak, v);
        }
        return peak;
    }

    void display() throws InterruptedException {
        Batch mine = new Batch();
        mine.wish = 1;
        while (true) {
            Batch full = link.exchange(mine);
            if (full.used < 0) {
                break;
            }
            rounds++;
            int peak = drain(full);
            System.out.println("round " + rounds + " got " + full.used + " peak " + peak);
            full.used = 0;
            full.wish = 1 + peak % 7;
            mine = full;
        }
    }

    public static void main(String[] args) throws Exception {
        SwapBuffers hub = new SwapBuffers();
        Sensor sensor = new Sensor(hub.link, Integer.parseInt(args[0]),
                Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        sensor.start();
        hub.display();
        sensor.join();
        int led = 0;
        for (int i = hub.alarms; i > 0; i--) {
            led = led * 2 + (i & 1);
        }
        System.out.println("rounds=" + hub.rounds + " refills=" + sensor.refills);
        System.out.println("alarms=" + hub.alarms + " shown=" + hub.shown + " led=" + led);
        if (sensor.failure != null) {
            throw sensor.failure;
        }
    }
}
