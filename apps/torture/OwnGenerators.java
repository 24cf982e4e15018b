// args: 4 | 11 2 | 26 3
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.logging.Level;

/** Generators that draw their own numbers, so a seed that nobody gave does not matter; levels found by name. */
public class OwnGenerators {
    static class Counted extends Random {
        private static final long serialVersionUID = 1;
        private int state;
        int drawn;

        Counted(int state) {
            this.state = state;
        }

        @Override
        protected int next(int bits) {
            drawn++;
            state = state * 1103515245 + 12345;
            return state >>> (32 - bits);
        }
    }

    static class Halved extends Counted {
        private static final long serialVersionUID = 1;

        Halved() {
            super(7);
        }

        @Override
        public int nextInt(int bound) {
            return super.nextInt(bound) / 2;
        }
    }

    static class Rank extends Level {
        private static final long serialVersionUID = 1;

        Rank(String name, int value) {
            super(name, value);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Counted counted = new Counted(mode);
        int large = 0;
        for (int i = 0; i < n; i++) {
            if (counted.nextInt(10) > 4) {
                large++;
            }
            if (counted.nextBoolean() && counted.nextDouble() < 0.3) {
                large += 10;
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            order.add(i);
        }
        Collections.shuffle(order, new Halved());
        int inversions = 0;
        for (int i = 1; i < n; i++) {
            if (order.get(i - 1) > order.get(i)) {
                inversions++;
            }
        }
        System.out.println(large + " " + counted.drawn + " " + inversions);

        Level ranked = new Rank("RANK" + mode, 850 + mode);
        Level found = Level.parse("RANK" + mode);
        int steps = 0;
        for (int i = 800; i < found.intValue(); i += 10) {
            steps++;
        }
        if (Level.parse("FINE").intValue() < ranked.intValue()) {
            steps += 100;
        }
        System.out.println(found + " " + steps);
    }
}
