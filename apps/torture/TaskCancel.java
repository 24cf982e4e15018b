// args: 3 | 8
import java.util.concurrent.*;

/** A task that is cancelled before it runs. */
public class TaskCancel {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            FutureTask<Integer> f = new FutureTask<>(() -> 4);
            if (i % 2 == 0) f.cancel(false);
            f.run();
        }
        System.out.println(n);
    }
}
