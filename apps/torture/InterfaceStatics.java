// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.List;

/** Interfaces with static state: initialised by use of a field, not by implementing or by constants. */
public class InterfaceStatics {
    static List<String> log = new ArrayList<>();

    static int note(String what, int value) {
        log.add(what);
        return value;
    }

    interface Limits {
        int CONSTANT = 5;
        int COMPUTED = note("limits", CONSTANT * 2);
        List<Integer> SEEN = new ArrayList<>();

        static int remember(int x) {
            SEEN.add(x);
            return SEEN.size();
        }
    }

    interface WithDefault {
        int TOKEN = note("default", 3);

        default int twice(int x) {
            return 2 * x;
        }
    }

    static class Impl implements Limits, WithDefault {
        static int made = note("impl", 0);

        Impl() {
            made++;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = Limits.CONSTANT;
        Impl impl = n > 5 ? new Impl() : null;
        if (n > 20) {
            total += Limits.COMPUTED;
        }
        for (int i = 0; i < n; i++) {
            if (i % 4 == 1) {
                total += Limits.remember(i);
            }
        }
        if (impl != null) {
            total += impl.twice(Impl.made);
        }
        for (String s : log) {
            for (int i = 0; i < s.length(); i++) {
                total++;
            }
        }
        System.out.println(total + " " + log);
    }
}
