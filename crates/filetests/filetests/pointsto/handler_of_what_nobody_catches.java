// test: pointsto
class P {
    static class Wrong extends RuntimeException {}

    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
            throw new Wrong();
        });
        thread.setUncaughtExceptionHandler((t, e) -> {
            System.out.println(e); //@ pointsto e
        });
        thread.start();
    }
}

/* expected
10 pointsto e
  P.Wrong at 7
  Throwable of start at 12
*/
