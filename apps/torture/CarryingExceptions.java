// args: 3 8 | 10 20 | 25 3
import java.util.HashMap;
import java.util.Map;

/** Checked exceptions of the program that carry numbers and objects to their handlers, and a hierarchy of them. */
public class CarryingExceptions {
    static class Shortage extends Exception {
        final int missing;
        private int tries;

        Shortage(int missing) {
            super("missing " + missing);
            this.missing = missing;
        }

        Shortage again() {
            tries++;
            return this;
        }
    }

    static final class Empty extends Shortage {
        final Map<Integer, Integer> stock;

        Empty(int missing, Map<Integer, Integer> stock) {
            super(missing);
            this.stock = stock;
        }
    }

    static int take(Map<Integer, Integer> stock, int item, int amount) throws Shortage {
        int have = stock.getOrDefault(item, 0);
        if (have == 0) {
            throw new Empty(amount, stock);
        }
        if (have < amount) {
            throw new Shortage(amount - have).again();
        }
        stock.put(item, have - amount);
        return amount;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Map<Integer, Integer> stock = new HashMap<>();
        int sold = 0;
        int missing = 0;
        for (int i = 0; i < n; i++) {
            try {
                sold += take(stock, i % 4, i % 5 + 1);
            } catch (Empty e) {
                e.stock.put(i % 4, m);
                missing++;
            } catch (Shortage e) {
                missing += e.missing * e.tries;
                stock.merge(i % 4, e.missing, Integer::sum);
            }
        }
        int total = 0;
        for (int left : stock.values()) {
            for (int i = 0; i < left; i++) {
                total++;
            }
        }
        for (int i = 0; i < missing; i++) {
            sold++;
        }
        System.out.println(total + " " + sold + " " + missing);
    }
}
