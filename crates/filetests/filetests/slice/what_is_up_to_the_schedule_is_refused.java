// test: slice
class P {
    static volatile int counted;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> counted = args.length);
        worker.start();
        while (worker.isAlive()) { //@ slice loop iterations
            counted++;
        }
    }
}

/* expected
8 slice loop iterations
  refused: depends on how threads are scheduled through java.lang.Thread.isAlive at line 8
*/
