// test: pointsto
class P {
    static class Task implements Runnable {
        public void run() {
            System.out.println(this); //@ pointsto this
        }
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new Task());
        thread.start(); //@ calls
    }
}

/* expected
5 pointsto this
  P.Task at 10
11 calls
  start:
    JDK Thread.run within it
    JDK Thread.start
    P.Task.run, called back by Thread.run
*/
