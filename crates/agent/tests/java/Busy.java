/** Many threads in the same actions at once, long enough for the JIT compilers. */
public class Busy {
    static long sink;

    static int work(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += i % (i & 3);
            } catch (ArithmeticException e) {
                sum--;
            }
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[8];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                long sum = 0;
                for (int i = 0; i < 4000; i++) {
                    sum += work(i % 64);
                }
                synchronized (Busy.class) {
                    sink += sum;
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(sink);
    }
}
