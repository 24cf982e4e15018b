// test: slice
// How many threads there are is not the program's alone: where predictors are kept loaded there are others.
class P {
    public static void main(String[] args) {
        for (int i = 0; i < Thread.activeCount(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
5 slice loop iterations
  refused: depends on random through java.lang.Thread.activeCount at line 5
*/
