// args: 40 7 | 90 3 | 200 11
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Skip lists draw how high their nodes are: what they hold is certain, how often they compare is not. */
public class SkipLevels {
    static int asked, keyed;

    record Job(int priority, String name) implements Comparable<Job> {
        @Override
        public int compareTo(Job other) {
            asked++;
            return priority != other.priority ? Integer.compare(priority, other.priority) : name.compareTo(other.name);
        }
    }

    static int length(String s) {
        keyed++;
        return s.length();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int step = Integer.parseInt(args[1]);
        ConcurrentSkipListSet<Job> jobs = new ConcurrentSkipListSet<>();
        for (int i = 0; i < n; i++) {
            jobs.add(new Job(i * step % 13, "job" + i % 29));
        }
        int taken = 0;
        for (Job job = jobs.pollFirst(); job != null; job = jobs.pollFirst()) {
            if (job.priority() % 2 == 0) {
                taken += job.name().length();
            }
        }
        Map<String, Integer> words = new ConcurrentSkipListMap<>(
            Comparator.comparingInt(SkipLevels::length).thenComparing(Comparator.reverseOrder()));
        int built = 0;
        for (int i = 0; i < n; i++) {
            String word = "w".repeat(i * step % 9) + i % 5;
            if (words.putIfAbsent(word, i) == null) {
                built++;
            }
        }
        int sum = 0;
        for (Map.Entry<String, Integer> e : words.entrySet()) {
            for (int k = 0; k < e.getKey().length(); k++) {
                sum += e.getValue();
            }
        }
        System.out.println(taken + " " + built + " " + sum + " " + (asked > 0) + " " + (keyed > 0));
    }
}
