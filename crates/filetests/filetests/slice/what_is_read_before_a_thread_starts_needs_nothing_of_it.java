// test: slice
class P {
    static int[] cells = new int[4];

    static int sum() {
        int sum = 0;
        for (int cell : cells) {
            sum += cell;
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        cells[0] = args.length;
        int early = sum();
        for (int i = 0; i < early; i++) { //@ slice loop iterations
            System.out.println(i);
        }
        Thread worker = new Thread(() -> cells[1] = sum());
        worker.start();
        worker.join();
        System.out.println(sum());
    }
}

/* expected
16 slice loop iterations
  3     static int[] cells = new int[4];
  6         int sum = 0;
  7         for (int cell : cells) {
  8             sum += cell;
 10         return sum;
 14         cells[0] = args.length;
 15         int early = sum();
 16         for (int i = 0; i < early; i++) {
*/
