// test: counted
// Where the slice has threads, what a field holds may change between two tests; a local may not.
class P {
    static int most;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> most = args.length);
        worker.start();
        worker.join();
        for (int i = 0; i < most; i++) { //@ counted loop iterations
            System.out.println(i);
        }
        int n = most;
        for (int i = 0; i < n; i++) { //@ counted loop iterations
            System.out.println(i);
        }
    }
}

/* expected
10 counted loop iterations
  none
14 counted loop iterations
  14: adds 1, ends at local
*/
