// test: slice
// An initialiser that reads what other initialisers left behind finds the same whenever it runs: earlier
// uses of its class are not needed.
class P {
    enum Side {
        LEFT(1), RIGHT(2);

        final int width;

        Side(int width) {
            this.width = width;
        }
    }

    static final class Table {
        static final int[] ALL = new int[2];

        static {
            for (Side side : Side.values()) {
                ALL[side.ordinal()] = side.width;
            }
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < args.length; i++) {
            sum += Table.ALL[i % 2];
        }
        System.out.println(sum);
        for (int i = 0; i < Table.ALL[1]; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
31 slice loop iterations
  5     enum Side {
  6         LEFT(1), RIGHT(2);
 10         Side(int width) {
 11             this.width = width;
 16         static final int[] ALL = new int[2];
 19             for (Side side : Side.values()) {
 20                 ALL[side.ordinal()] = side.width;
 31         for (int i = 0; i < Table.ALL[1]; i++) {
*/
