// test: slice
class P {
    public static void main(String[] args) {
        long n = Runtime.getRuntime().freeMemory() % 7;
        for (long i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
5 slice loop iterations
  refused: depends on random through java.lang.Runtime.freeMemory at line 4
*/
