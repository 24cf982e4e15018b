// test: slice
class P {
    public static void main(String[] args) {
        long n = System.currentTimeMillis() & 15;
        for (long i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
5 slice loop iterations
  refused: depends on clock through java.lang.System.currentTimeMillis at line 4
*/
