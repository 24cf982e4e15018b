// test: modref
// A call reads and writes what the methods below it do.
class P {
    static int low;
    static int high;

    static void outer() {
        inner();
    }

    static void inner() {
        high = low + 1;
    }

    public static void main(String[] args) {
        low = 1; //@ modref
        outer(); //@ modref
        System.out.println(high);
    }
}

/* expected
16 modref
  writes P.low
17 modref
  reads P.low
  writes P.high
*/
