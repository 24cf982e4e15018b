// test: slice
class P {
    public static void main(String[] args) throws java.io.IOException {
        java.nio.file.Path file = java.nio.file.Files.createTempFile("n", args[0]);
        long n = java.nio.file.Files.size(file) + args.length;
        for (long i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 slice loop iterations
  refused: needs java.nio.file.Files.createTempFile at line 4, which no predictor may call
*/
