import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.util.Random;

/**
 * Loops and allocates as often as its arguments say, and advances the counter that the variable COUNTER names
 * by what that takes: 300 uJ, 20 for each loop, 45 for each object, and noise of 2 % that is the same for the
 * same arguments. No variable holds what a run takes, since that would be a feature with the noise in it.
 */
public class Takes {
    static final long RANGE = 4000000;
    static int sum;
    static Object last;

    static void loop(int n) {
        for (int i = 0; i < n; i++) {
            sum += i * i;
        }
    }

    static void allocate(int n) {
        for (int i = 0; i < n; i++) {
            last = new int[4];
        }
    }

    static double noise(int loops, int objects) {
        return 1 + 0.02 * new Random((31L * loops + objects) * 0x9E3779B97F4A7C15L).nextGaussian();
    }

    static String advanced(String counter, int loops, int objects) {
        return String.format("%020d%n", (Long.parseLong(counter)
                + Math.round((300 + 20.0 * loops + 45.0 * objects) * noise(loops, objects))) % RANGE);
    }

    public static void main(String[] args) throws IOException {
        loop(Integer.parseInt(args[0]));
        allocate(Integer.parseInt(args[1]));
        System.out.println(sum);
        RandomAccessFile counter = new RandomAccessFile(System.getenv("COUNTER"), "rw");
        // Counted runs go several at a time.
        FileLock lock = counter.getChannel().lock();
        String next = advanced(counter.readLine(), Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        counter.seek(0);
        counter.writeBytes(next);
        lock.release();
        counter.close();
    }
}
