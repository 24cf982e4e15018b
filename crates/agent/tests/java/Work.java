import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import mantis.watch.Action;
import mantis.watch.Measurement;
import mantis.watch.Prediction;
import mantis.watch.Predictor;
import mantis.watch.Profile;
import mantis.watch.Profiler;
import mantis.watch.Resource;

/** Actions of all kinds; prints what a service would. */
public class Work {
    final List<Integer> items = new ArrayList<>();

    /** Costs 10 n + 6 bytecodes: see the test. */
    static int loop(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    static int nested(int n) {
        return loop(n) + loop(n);
    }

    static int recursive(int n) {
        return n == 0 ? 0 : 1 + recursive(n - 1);
    }

    static byte[] allocate(int n) {
        return new byte[n];
    }

    static int fails(int n) {
        int sum = loop(n);
        if (n >= 0) {
            throw new IllegalStateException("as asked");
        }
        return sum;
    }

    int sized() {
        int sum = 0;
        for (int item : items) {
            sum += item;
        }
        return sum;
    }

    static int broken(Broken b, long wide, String text, int[] array) {
        return (int) wide + text.length() + array.length;
    }

    static class Broken {
        int size() {
            throw new UnsupportedOperationException("a getter that fails");
        }
    }

    static int async(int n) throws Exception {
        return CompletableFuture.supplyAsync(() -> loop(n)).get();
    }

    public static void main(String[] args) throws Exception {
        int sum = 0;
        for (int n : new int[] {10, 20, 10, 20, 10}) {
            sum += loop(n);
        }
        sum += nested(10) + recursive(5) + allocate(1000).length;
        Work work = new Work();
        for (int i = 0; i < 7; i++) {
            work.items.add(i);
        }
        sum += work.sized();
        sum += broken(new Broken(), 3, "four", new int[5]);
        try {
            fails(3);
        } catch (IllegalStateException e) {
            sum++;
        }
        sum += async(4);
        Thread thread = new Thread(() -> loop(10));
        thread.start();
        thread.join();
        System.out.println(sum);
        if (args.length > 0) {
            report();
        }
    }

    /** What only a service with the agent prints. */
    static void report() {
        Profile profile = new Profile(Resource.CPU, Resource.MEMORY);
        Profiler.reset(profile);
        int sum = loop(10);
        Measurement measured = Profiler.getCount(profile);
        System.out.println("present " + Profiler.isPresent());
        System.out.println("cpu " + measured.get(Resource.CPU));
        System.out.println("memory " + measured.get(Resource.MEMORY));
        Action action = Action.named("loop");
        Prediction predicted = Predictor.query(action, 10);
        System.out.println("predicted " + predicted.value(Resource.CPU) + " " + predicted.source());
        System.out.println("unknown " + Predictor.query(Action.named("nobody")).isKnown());
        Measurement own = new Measurement();
        own.set(Resource.CPU, 500);
        Action mine = Action.named("recursive");
        Predictor.update(mine, own, 100);
        System.out.println("own " + Predictor.query(mine, 100).value(Resource.CPU));
    }
}
