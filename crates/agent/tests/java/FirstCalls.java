import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** A program whose first calls initialise classes, link functions and texts, and use a class that throws. */
public class FirstCalls {
    enum Kind { A, B }

    static class Table {
        static final int[] VALUES = make(1000);

        static int[] make(int count) {
            int[] made = new int[count];
            for (int i = 0; i < count; i++) {
                made[i] = twice(i);
            }
            return made;
        }
    }

    static class Broken {
        static int value = twice(3) / (Table.VALUES[1] - 2);
    }

    static int twice(int i) {
        return 2 * i;
    }

    public static void main(String[] args) throws InterruptedException {
        int sum = Table.VALUES[args.length];
        IntUnaryOperator function = FirstCalls::twice;
        for (Kind kind : Kind.values()) {
            switch (kind) {
                case A -> sum += function.applyAsInt(sum);
                case B -> sum += Table.make(3).length;
            }
        }
        Map<String, int[][]> map = new HashMap<>();
        map.computeIfAbsent("x" + sum, key -> new int[2][3]);
        try {
            sum += Broken.value;
        } catch (LinkageError e) {
            sum++;
        }
        Thread thread = new Thread(() -> twice(7));
        thread.start();
        thread.join();
        System.out.println(sum);
    }
}
