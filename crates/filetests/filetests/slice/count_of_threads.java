// test: slice
// known: how many threads there are is not the program's alone: where predictors are kept loaded there are
// others.
class P {
    public static void main(String[] args) {
        for (int i = 0; i < Thread.activeCount(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 slice loop iterations
  6         for (int i = 0; i < Thread.activeCount(); i++) {
*/
