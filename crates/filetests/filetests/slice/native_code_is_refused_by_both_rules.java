// test: slice both
class P {
    static native int rows();

    public static void main(String[] args) {
        for (int i = 0; i < rows(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 slice loop iterations
  refused: needs the native method rows
6 slice loop iterations, optimistic
  refused: needs the native method rows
*/
