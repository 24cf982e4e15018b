// test: slice both
class P {
    public static void main(String[] args) throws Exception {
        int exit = new ProcessBuilder(args).start().waitFor();
        for (int i = 0; i < exit; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
5 slice loop iterations
  refused: needs java.lang.Process.waitFor at line 4: process
5 slice loop iterations, optimistic
  refused: needs java.lang.Process.waitFor at line 4: process
*/
