// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Callbacks that throw: a JDK method that calls one does not go on. */
public class ThrowingCallbacks {
    static int seen;

    static void each(List<Integer> list) {
        try {
            list.forEach(x -> {
                seen++;
                if (x == 7) {
                    throw new IllegalStateException("seven");
                }
            });
        } catch (IllegalStateException e) {
            seen += 100;
        }
    }

    static final class Teller implements Consumer<Integer> {
        int elements;

        @Override
        public void accept(Integer x) {
            elements++;
            if (elements == 7) {
                throw new IllegalStateException("seven");
            }
        }
    }

    static int once(List<Integer> list) {
        Teller teller = new Teller();
        try {
            list.forEach(teller);
        } catch (IllegalStateException e) {
            seen += 300;
        }
        return teller.elements;
    }

    static final class Cmp implements Comparator<Integer> {
        int elements;

        @Override
        public int compare(Integer x, Integer y) {
            elements++;
            if (elements == 7) {
                throw new IllegalStateException("seven");
            }
            return x - y;
        }
    }

    static int sorted(List<Integer> list) {
        Cmp teller = new Cmp();
        TreeMap<Integer, Integer> m = new TreeMap<>(teller);
        try {
            for (int x : list) {
                m.put(x, x);
            }
        } catch (IllegalStateException e) {
            seen += 300;
        }
        try {
            m.putAll(Map.of(100, 2));
        } catch (IllegalStateException e) {
            seen += 300;
        }
        return teller.elements;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        each(list);
        int a = once(list);
        int b = sorted(list);
        System.out.println(a + b + seen);
    }
}
