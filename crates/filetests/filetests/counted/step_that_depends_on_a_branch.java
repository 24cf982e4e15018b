// test: counted
// Cycles that add different steps are no cycles that do the same.
class P {
    public static void main(String[] args) {
        int i = 0;
        while (i < args.length) { //@ counted condition true
            if (args[i].isEmpty()) {
                i += 2;
            } else {
                i++;
            }
        }
    }
}

/* expected
6 counted condition true
  none
*/
