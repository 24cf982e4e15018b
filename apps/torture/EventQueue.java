// args: 3 4 | 10 2 | 25 6
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntConsumer;

/** A simulation of discrete events: handlers schedule more events, customers queue, time jumps. */
public class EventQueue {
    private static final class Event implements Comparable<Event> {
        final int time;
        final int serial;
        final IntConsumer action;

        Event(int time, int serial, IntConsumer action) {
            this.time = time;
            this.serial = serial;
            this.action = action;
        }

        @Override
        public int compareTo(Event o) {
            return time != o.time ? time - o.time : serial - o.serial;
        }
    }

    private final PriorityQueue<Event> events = new PriorityQueue<>();
    private final List<Integer> waiting = new ArrayList<>();
    private int serial;
    private int free;
    private int waited;
    private int longest;

    void at(int time, IntConsumer action) {
        events.add(new Event(time, serial++, action));
    }

    void arrive(int now, int work) {
        if (free > 0) {
            free--;
            at(now + work, this::finish);
        } else {
            waiting.add(now);
            longest = Math.max(longest, waiting.size());
        }
    }

    void finish(int now) {
        if (waiting.isEmpty()) {
            free++;
        } else {
            int since = waiting.remove(0);
            waited += now - since;
            at(now + since % 5 + 1, this::finish);
        }
    }

    int run() {
        int now = 0;
        int handled = 0;
        while (!events.isEmpty()) {
            Event e = events.poll();
            now = e.time;
            e.action.accept(now);
            handled++;
        }
        return now * 100 + handled % 100;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        EventQueue q = new EventQueue();
        q.free = 1 + m % 3;
        for (int i = 0; i < n; i++) {
            int work = i * m % 9 + 1;
            q.at(i * 2 % 11, now -> q.arrive(now, work));
        }
        int result = q.run();
        int total = 0;
        for (int i = 0; i < q.waited; i++) {
            total++;
        }
        for (int i = result / 100; i > 0; i -= q.longest + 1) {
            total += 3;
        }
        System.out.println(total + " " + result);
    }
}
