// args: 3 | 8
import java.util.*;

/** A spliterator that binds to its list when its size is asked for. */
public class SpliteratorBinds {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) s.estimateSize();
            l.add(i);
            int[] c = {0};
            try { s.forEachRemaining(x -> c[0]++); } catch (ConcurrentModificationException e) { c[0] = 50; }
            for (int k = 0; k < c[0]; k++) t++;
        }
        System.out.println(t);
    }
}
