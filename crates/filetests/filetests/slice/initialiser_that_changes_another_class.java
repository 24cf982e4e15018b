// test: slice
// An initialiser changes what another class holds: where it runs, which is where its class is first used,
// matters.
class P {
    static int count = 2;

    static class Table {
        static int size = 5;

        static {
            count += 10;
        }
    }

    public static void main(String[] args) {
        if (args.length > 1) {
            System.out.println(Table.size);
        }
        for (int i = 0; i < count; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
19 slice loop iterations
  5     static int count = 2;
  8         static int size = 5;
 11             count += 10;
 16         if (args.length > 1) {
 17             System.out.println(Table.size);
 19         for (int i = 0; i < count; i++) {
*/
