// test: slice
// What nothing in a thread catches goes to its group, if that has a method of its own for it.
class P {
    static int heard;

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("g") {
            public void uncaughtException(Thread thread, Throwable thrown) {
                heard += thrown.getMessage().length();
            }
        };
        Thread thread = new Thread(group, () -> {
            throw new IllegalStateException(args[0]);
        });
        thread.start();
        thread.join();
        for (int i = 0; i < heard; i++) {} //@ slice loop iterations
    }
}

/* expected
17 slice loop iterations
  7         ThreadGroup group = new ThreadGroup("g") {
  9                 heard += thrown.getMessage().length();
 10             }
 12         Thread thread = new Thread(group, () -> {
 13             throw new IllegalStateException(args[0]);
 15         thread.start();
 16         thread.join();
 17         for (int i = 0; i < heard; i++) {}
*/
