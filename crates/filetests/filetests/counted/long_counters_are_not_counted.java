// test: counted
// Counters are of type `int`.
class P {
    public static void main(String[] args) {
        long n = args.length;
        for (long i = 0; i < n; i++) { //@ counted loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 counted loop iterations
  none
*/
