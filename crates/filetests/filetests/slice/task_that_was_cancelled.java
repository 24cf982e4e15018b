// test: slice
// A task that was cancelled before it runs does nothing.
import java.util.concurrent.FutureTask;

class P {
    static int runs;

    public static void main(String[] args) {
        FutureTask<Integer> task = new FutureTask<>(() -> runs++);
        if (args.length > 2) {
            task.cancel(false);
        }
        task.run();
        for (int i = 0; i < runs; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 slice loop iterations
  9         FutureTask<Integer> task = new FutureTask<>(() -> runs++);
 10         if (args.length > 2) {
 11             task.cancel(false);
 13         task.run();
 14         for (int i = 0; i < runs; i++) {
*/
