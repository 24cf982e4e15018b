// args: 3 x | 12 abc | 41 longer
import java.util.*;
import java.util.function.*;

/** Classes that keep what they found when they were first used: where that was, decides. */
public class MomentsOfClasses {
    static int clock;
    static String mode = "start";
    static final List<Integer> EVENTS = new ArrayList<>();
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Config {
        static final int LIMIT = clock * 2 + 1;
        static final String MODE = mode;

        static void touch() {}
    }

    interface Stamped {
        int AT = clock + 100;

        int at();
    }

    static class Snapshot {
        static final List<Integer> SEEN = new ArrayList<>(EVENTS);
        int id = SEEN.size();
    }

    enum Phase {
        EARLY, LATE;

        static final int WHEN = clock;
        final int born = EVENTS.size();
    }

    static class Lazy {
        private static class Holder {
            static final Lazy INSTANCE = new Lazy(clock);
        }

        final int made;

        Lazy(int made) {
            this.made = made;
        }

        static Lazy get() {
            return Holder.INSTANCE;
        }
    }

    static class Base {
        static int order = clock;
    }

    static class Derived extends Base {
        static int own = clock * 10;
        static final Object LOCK = new Object();
    }

    static class Numbered {
        static int next = clock;
        final int id = next++;
    }

    static class ByLambda {
        static final IntSupplier LATE = () -> clock;
        static final int EARLY = LATE.getAsInt();
    }

    static class Counted {
        static int uses;

        static {
            clock += 1000;
            EVENTS.add(-1);
        }

        static int use() {
            return ++uses;
        }
    }

    static class Parsed {
        static final Map<String, Integer> TABLE = new HashMap<>();

        static {
            for (String s : mode.split("")) {
                TABLE.merge(s, 1, Integer::sum);
            }
        }
    }

    static void step(int k) {
        clock += k;
        EVENTS.add(k);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        if (n > 10) {
            Config.touch();
        }
        step(3);
        mode = args[1];
        int limit = Config.LIMIT;
        count(limit);
        int text = Config.MODE.length() + n;
        count(text);
        Stamped stamped = n % 2 == 0 ? () -> Stamped.AT : () -> 7;
        int early = stamped.at() + n;
        count(early);
        step(4);
        int at = Stamped.AT;
        count(at);
        Object o = n > 20 ? new Snapshot() : "none";
        step(5);
        int seen = new Snapshot().id + n;
        count(seen);
        Phase p = n == 12 ? Phase.valueOf("LATE") : null;
        step(6);
        int born = Phase.EARLY.born + Phase.WHEN + (p == null ? 0 : p.born);
        count(born);
        int lazy = 0;
        for (int i = 0; i < n; i++) {
            step(i % 3);
            if (i * 4 > n) {
                lazy = Lazy.get().made;
            }
        }
        count(lazy);
        if (n % 3 == 0) {
            Object[] array = new Derived[n];
            count(array.length);
        } else {
            Class.forName("MomentsOfClasses$Derived");
        }
        step(8);
        int order = Derived.order + n;
        count(order);
        step(9);
        int own = Derived.own % 97;
        count(own);
        int ids = 0;
        for (int i = 0; i < n; i++) {
            step(1);
            if (i > 2) {
                ids += new Numbered().id;
            }
        }
        count(ids % 101);
        step(10);
        int late = ByLambda.LATE.getAsInt() - ByLambda.EARLY + n;
        count(late);
        int before = clock % 100;
        int used = n > 5 ? Counted.use() : 0;
        int after = clock % 100 + EVENTS.size() + Counted.uses;
        count(before + used + after);
        mode = "aabbb" + n;
        int table = Parsed.TABLE.size() * 3 + Parsed.TABLE.getOrDefault("b", 0);
        count(table);
        System.out.println(total + " " + (o == null));
    }
}
