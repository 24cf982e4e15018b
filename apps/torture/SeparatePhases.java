// args: 3 | 10 7 | 25 1 4

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Methods that several phases call: what each phase calls is counted apart. */
public class SeparatePhases {
    /** Shared by all phases. */
    static int digits(int n) {
        int count = 0;
        while (n > 0) {
            n /= 10;
            count++;
        }
        return count;
    }

    static int digits(int n, int base) {
        return n == 0 ? 0 : 1 + digits(n / base, base);
    }

    static long mixed(long seed, int rounds) {
        for (int i = 0; i < rounds; i++) {
            seed = step(seed, i);
        }
        return seed;
    }

    private static long step(long seed, int i) {
        if ((seed & 1) == 0) {
            return seed / 2 + digits(i);
        }
        return 3 * seed + 1;
    }

    static class Counter {
        private int value;
        private final List<Integer> seen = new ArrayList<>();

        void add(int n) {
            value += weight(n);
            seen.add(n);
        }

        int weight(int n) {
            return digits(n) + 1;
        }

        synchronized final int take(int n) {
            for (int i = 0; i < n && !seen.isEmpty(); i++) {
                value -= seen.remove(seen.size() - 1);
            }
            return value;
        }

        int check(int n) {
            if (n < 0) {
                throw new IllegalArgumentException("negative: " + n);
            }
            return n + digits(n);
        }
    }

    /** Overrides: calls of weight may enter it. */
    static class Heavy extends Counter {
        @Override
        int weight(int n) {
            return 10 * super.weight(n);
        }
    }

    /** Its serial version is computed from its methods. */
    static class Stored implements Serializable {
        int total;

        void put(int n) {
            for (int i = 0; i < n; i++) {
                total += digits(i);
            }
        }
    }

    interface Scale {
        int factor();

        default int scaled(int n) {
            return n * factor() + digits(n);
        }
    }

    /** Called once: its calls are phases too. */
    static int prepare(String[] args, Counter counter) {
        int first = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int digits = digits(first * 100);
        for (String arg : args) {
            counter.add(Integer.parseInt(arg));
        }
        return first + digits + digits(first, 2);
    }

    static int work(int n, Counter counter) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            counter.add(i);
            sum += digits(i * i) + (int) (mixed(i, n) % 7);
            try {
                sum += counter.check(i % 5 == 0 ? -i : i);
            } catch (IllegalArgumentException e) {
                sum++;
            }
        }
        return sum;
    }

    static int applied(IntUnaryOperator f, int n) {
        return f.applyAsInt(n) + digits(n);
    }

    public static void main(String[] args) {
        Counter counter = args.length > 1 ? new Heavy() : new Counter();
        int n = prepare(args, counter);
        long seed = mixed(n, 4);
        int taken = counter.take(1);
        Stored stored = new Stored();
        stored.put(3);
        int total = work(n, counter);
        stored.put(n);
        Scale scale = () -> args.length;
        int scaled = scale.scaled(n);
        int through = applied(SeparatePhases::digits, total) + applied(x -> digits(x, 3), n);
        long end = mixed(seed, total % 50);
        System.out.println(total + " " + taken + " " + counter.take(n) + " " + stored.total + " " + scaled + " " + through + " " + end);
    }
}
