// test: slice
// What another thread writes is needed with the thread, its start and the wait for its end. All threads are
// started, also those that write nothing.
class P {
    static int counted;

    static synchronized void count(int n) {
        counted += n;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> count(args.length));
        Thread other = new Thread(() -> System.out.println("idle"));
        one.start();
        other.start();
        one.join();
        other.join();
        for (int i = 0; i < counted; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
18 slice loop iterations
  8         counted += n;
 12         Thread one = new Thread(() -> count(args.length));
 13         Thread other = new Thread(() -> System.out.println("idle"));
 14         one.start();
 15         other.start();
 16         one.join();
 17         other.join();
 18         for (int i = 0; i < counted; i++) {
*/
