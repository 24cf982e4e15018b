// test: slice both
class P {
    public static void main(String[] args) {
        long start = System.nanoTime();
        Object lock = new Object();
        int n = args.length;
        if (System.nanoTime() - start > 1000000000000L || lock.hashCode() == 7 || Math.random() > 2) {
            n++;
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
10 slice loop iterations
  refused: depends on clock through java.lang.System.nanoTime at line 4
10 slice loop iterations, optimistic
  4         long start = System.nanoTime();
  5         Object lock = new Object();
  6         int n = args.length;
  7         if (System.nanoTime() - start > 1000000000000L || lock.hashCode() == 7 || Math.random() > 2) {
  8             n++;
 10         for (int i = 0; i < n; i++) {
  assumes: no value depends on what java.lang.System.nanoTime at line 4 gives (clock)
  assumes: no value depends on what java.lang.System.nanoTime at line 7 gives (clock)
  assumes: no value depends on what java.lang.Math.random at line 7 gives (random)
  assumes: no value depends on what java.lang.Object.hashCode at line 7 gives (random)
*/
