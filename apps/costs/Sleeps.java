import java.util.Arrays;

/** How long sleeps really take: the median of so many of each length. Argument: how many. */
public class Sleeps {
    public static void main(String[] args) throws InterruptedException {
        long[] times = new long[Integer.parseInt(args[0])];
        for (int milliseconds : new int[] {1, 10, 20, 100, 500}) {
            for (int i = 0; i < times.length; i++) {
                long start = System.nanoTime();
                Thread.sleep(milliseconds);
                times[i] = System.nanoTime() - start;
            }
            Arrays.sort(times);
            System.out.println("a sleep of " + milliseconds + " ms takes " + times[times.length / 2] / 1e6 + " ms");
        }
    }
}
