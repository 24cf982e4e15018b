// test: counted
// A loop that may end early does more than count, but not where the count of another loop is asked for.
class P {
    public static void main(String[] args) {
        int n = args.length;
        for (int i = 0; i < n; i++) { //@ counted loop iterations
            if (args[i].isEmpty()) {
                break;
            }
        }
        for (int i = n; i > 0; i -= 3) { //@ counted loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 counted loop iterations
  none
11 counted loop iterations
  11: adds -3, ends at 0
*/
