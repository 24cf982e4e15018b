/** Actions on virtual threads: their counts follow them from carrier to carrier. */
public class Virtual {
    static int work(int n) throws Exception {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
            Thread.yield();
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[20];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = Thread.ofVirtual().start(() -> {
                try {
                    work(50);
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("done");
    }
}
