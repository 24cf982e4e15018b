// test: modref
class P {
    static int count;

    public static void main(String[] args) {
        count = args.length; //@ modref
        count++; //@ modref
    }
}

/* expected
6 modref
  writes P.count
7 modref
  reads P.count
  writes P.count
*/
