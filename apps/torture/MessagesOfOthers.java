// args: 9 2|30 5|4 1
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Calls on objects of which nobody knows that they are there end by exceptions, and handlers read messages:
 * none is of a null pointer but in {@code missing}.
 */
public class MessagesOfOthers {
    interface Step {
        int run(int x);
    }

    static final Map<String, Step> STEPS = new HashMap<>();

    static int run(List<String> names, int x) {
        int length = 0;
        for (String name : names) {
            try {
                length += STEPS.get(name).run(x);
            } catch (RuntimeException e) {
                length += e.getMessage().length();
            }
        }
        return length;
    }

    static int outcomes(List<FutureTask<Integer>> tasks) throws InterruptedException {
        int sum = 0;
        for (FutureTask<Integer> task : tasks) {
            try {
                sum += task.get();
            } catch (ExecutionException e) {
                sum += e.getCause().getMessage().length();
            }
        }
        return sum;
    }

    static int missing(String[] names, int n) {
        int hits = 0;
        for (int i = 0; i < n; i++) {
            try {
                hits += names[i].length();
            } catch (RuntimeException e) {
                hits += e.getMessage() == null ? 1 : 2;
            }
        }
        return hits;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int k = Integer.parseInt(args[1]);
        STEPS.put("a", x -> {
            if (x % k == 0) {
                throw new IllegalArgumentException("a of " + x);
            }
            return x;
        });
        STEPS.put("b", x -> Integer.parseInt("b" + x));
        STEPS.put("c", x -> x * k);
        int a = 0;
        for (int i = 0; i < n; i++) {
            a += run(List.of("a", "c", "b"), i);
        }
        List<FutureTask<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int j = i;
            Callable<Integer> task = () -> {
                if (j % 3 == 0) {
                    throw new IllegalStateException("task " + j);
                }
                return j;
            };
            tasks.add(new FutureTask<>(task));
        }
        for (FutureTask<Integer> task : tasks) {
            task.run();
        }
        int b = outcomes(tasks);
        int c = missing(new String[k], k);
        int work = 0;
        for (int i = 0; i < a; i++) {
            work += i & 3;
        }
        for (int i = 0; i < b; i++) {
            work ^= i;
        }
        System.out.println(a + " " + b + " " + c + " " + work);
    }
}
