// args: 5 30 3 | 12 80 4 | 3 15 1 | 20 120 9
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** A repair shop whose jobs become due by a simulated clock and are postponed again. */
public class DelayShop {
    static long clock;
    static int delayAsked;

    static final class Job implements Delayed {
        final int id;
        final int hardness;
        long due;
        int visits;

        Job(int id, int hardness, long due) {
            this.id = id;
            this.hardness = hardness;
            this.due = due;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            delayAsked++;
            return unit.convert(due - clock, TimeUnit.SECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            Job o = (Job) other;
            int c = Long.compare(due, o.due);
            return c != 0 ? c : Integer.compare(id, o.id);
        }

        boolean work(int power) {
            visits++;
            return hardness <= power * visits;
        }
    }

    final DelayQueue<Job> waiting = new DelayQueue<>();
    int finished;
    int postponed;
    int idle;

    void open(int jobs, int seed) {
        int r = seed;
        for (int i = 0; i < jobs; i++) {
            r = (r * 29 + 17) % 101;
            waiting.add(new Job(i, 1 + r % 11, r % 13));
        }
    }

    void run(long closing, int power) {
        while (clock < closing && !waiting.isEmpty()) {
            Job job = waiting.poll();
            if (job == null) {
                idle++;
                clock = waiting.peek().due;
                continue;
            }
            clock += 1 + job.hardness % 3;
            if (job.work(power)) {
                finished++;
                System.out.println("t" + clock + " job " + job.id + " done after " + job.visits);
            } else {
                postponed++;
                job.due = clock + job.hardness * (long) job.visits;
                waiting.offer(job);
            }
        }
    }

    public static void main(String[] args) {
        int jobs = Integer.parseInt(args[0]);
        long closing = Long.parseLong(args[1]);
        int seed = Integer.parseInt(args[2]);
        DelayShop shop = new DelayShop();
        shop.open(jobs, seed);
        shop.run(closing, 2 + seed % 3);
        int left = 0;
        int hard = 0;
        for (Job j : shop.waiting) {
            left++;
            hard += j.hardness;
        }
        System.out.println("finished=" + shop.finished + " postponed=" + shop.postponed
                + " idle=" + shop.idle + " left=" + left + " hard=" + hard);
        System.out.println("clock=" + clock + " asked=" + delayAsked);
    }
}
