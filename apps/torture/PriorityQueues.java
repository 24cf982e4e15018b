// args: 3 2 | 10 3 | 25 5
import java.util.Comparator;
import java.util.PriorityQueue;

/** Priority queues with comparators: merging runs, cutting to the best, a task that comes back with less priority. */
public class PriorityQueues {
    static final class Task implements Comparable<Task> {
        int left;
        final int id;

        Task(int id, int left) {
            this.id = id;
            this.left = left;
        }

        @Override
        public int compareTo(Task o) {
            return left != o.left ? Integer.compare(o.left, left) : id - o.id;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        PriorityQueue<Task> tasks = new PriorityQueue<>();
        for (int i = 0; i < n; i++) {
            tasks.add(new Task(i, i * 7 % 10 + 1));
        }
        int rounds = 0;
        int last = -1;
        while (!tasks.isEmpty()) {
            Task t = tasks.poll();
            rounds++;
            if (t.id < last) {
                rounds += 100;
            }
            last = t.id;
            t.left -= m;
            if (t.left > 0) {
                tasks.offer(t);
            }
        }
        PriorityQueue<Integer> best = new PriorityQueue<>(Comparator.comparingInt(x -> -x % 6));
        for (int i = 0; i < n; i++) {
            best.add(i * i);
            if (best.size() > m) {
                best.remove();
            }
        }
        int total = best.peek();
        PriorityQueue<String> words = new PriorityQueue<>(Comparator.comparing(String::length).reversed());
        for (int i = 1; i < n; i *= 2) {
            words.add("w" + i);
        }
        while (words.size() > 1) {
            words.add((words.poll() + words.poll()).substring(2));
            total++;
        }
        for (int i = 0; i < rounds % 100; i++) {
            total++;
        }
        System.out.println(total + " " + rounds + words);
    }
}
