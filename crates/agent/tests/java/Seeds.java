import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers of several threads: their seeds are not where the counts are, and differ. What is executed does not depend on them. */
public class Seeds {
    static final Set<Long> SEEN = new HashSet<>();

    static void draw() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        for (int i = 0; i < 100; i++) {
            long number = random.nextLong();
            synchronized (SEEN) {
                SEEN.add(number);
            }
            random.nextGaussian();
        }
    }

    public static void main(String[] args) throws Exception {
        draw();
        for (int i = 0; i < 4; i++) {
            Thread thread = new Thread(Seeds::draw);
            thread.start();
            thread.join();
        }
        // Interrupting locks what was put in the place of the JDK's own object.
        Thread.currentThread().interrupt();
        System.out.println(SEEN.size() + " " + Thread.interrupted());
    }
}
