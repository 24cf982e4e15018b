// test: slice
class P {
    static volatile int counted;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> counted = args.length);
        worker.start();
        worker.join();
        for (int i = 0; i < counted; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
9 slice loop iterations
  6         Thread worker = new Thread(() -> counted = args.length);
  7         worker.start();
  8         worker.join();
  9         for (int i = 0; i < counted; i++) {
*/
