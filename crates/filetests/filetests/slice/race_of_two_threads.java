// test: slice
// known: two threads write a field without a lock, and what is left in it is up to the schedule. Nothing
// says so.
class P {
    static int last;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> last = 3);
        Thread other = new Thread(() -> last = 4);
        one.start();
        other.start();
        one.join();
        other.join();
        for (int i = 0; i < last; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 slice loop iterations
  8         Thread one = new Thread(() -> last = 3);
  9         Thread other = new Thread(() -> last = 4);
 10         one.start();
 11         other.start();
 12         one.join();
 13         other.join();
 14         for (int i = 0; i < last; i++) {
*/
