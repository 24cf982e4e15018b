// test: counted
// A loop that changes its limit does more than count.
class P {
    public static void main(String[] args) {
        int n = args.length;
        for (int i = 0; i < n; i++) { //@ counted loop iterations
            n -= i;
        }
        for (int i = 0; i < n; i++) { //@ counted loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 counted loop iterations
  none
9 counted loop iterations
  9: adds 1, ends at local
*/
