// args: 3 2 | 10 3 | 25 4
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Lambdas made in loops: each captures its own copy of the loop's variable, arrays are shared, lambdas nest. */
public class LoopLambdas {
    static Supplier<IntSupplier> nested(int a) {
        int[] calls = new int[1];
        return () -> {
            int b = a + calls[0]++;
            return () -> a * 10 + b + calls[0];
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        List<IntSupplier> all = new ArrayList<>();
        int[] shared = new int[m];
        for (int i = 0; i < n; i++) {
            int own = i * i % 7;
            int[] cell = {i};
            all.add(() -> own + cell[0]++);
            all.add(() -> shared[own % m] += own);
            if (i % m == 0) {
                for (String a : args) {
                    all.add(() -> a.length() + own);
                }
            }
            cell[0] += 5;
        }
        int total = 0;
        for (int round = 0; round < 2; round++) {
            for (IntSupplier s : all) {
                if (s.getAsInt() > 8) {
                    total++;
                }
            }
        }
        for (int s : shared) {
            for (int i = 0; i < s; i += 4) {
                total++;
            }
        }
        Supplier<IntSupplier> maker = nested(m);
        IntSupplier first = maker.get();
        IntSupplier second = maker.get();
        for (int i = first.getAsInt() + second.getAsInt(); i > 0; i -= 3) {
            total++;
        }
        Runnable[] chain = new Runnable[n];
        for (int i = 0; i < n; i++) {
            Runnable before = i == 0 ? () -> shared[0]++ : chain[i - 1];
            int at = i;
            chain[i] = () -> {
                before.run();
                shared[at % m]++;
            };
        }
        chain[n - 1].run();
        for (int i = 0; i < shared[0]; i++) {
            total++;
        }
        System.out.println(total);
    }
}
