// test: slice
class P {
    static int count(int n) {
        int[] own = {n, 2};
        int steps = 0;
        for (int i = 0; i < own[0]; i++) {
            steps++;
        }
        own[1] = steps;
        return own[1];
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> System.out.println(count(7)));
        worker.start();
        worker.join();
        int late = count(args.length);
        for (int i = 0; i < late; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
18 slice loop iterations
  4         int[] own = {n, 2};
  5         int steps = 0;
  6         for (int i = 0; i < own[0]; i++) {
  7             steps++;
  9         own[1] = steps;
 10         return own[1];
 17         int late = count(args.length);
 18         for (int i = 0; i < late; i++) {
*/
