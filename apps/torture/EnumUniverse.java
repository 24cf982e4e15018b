// args: 3 xyz | 5 xy | 9 zzm
import java.util.EnumSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sets of enum constants whose class nothing names: the JDK asks the first constant for it. */
public class EnumUniverse {
    enum Ordinate {
        X, Y, Z, M;

        private static final EnumSet<Ordinate> XY = EnumSet.of(X, Y);
        private static final EnumSet<Ordinate> XYZ = EnumSet.of(X, Y, Z);

        static EnumSet<Ordinate> createXY() {
            return XY.clone();
        }

        static EnumSet<Ordinate> createXYZ() {
            return XYZ.clone();
        }
    }

    enum Mood {
        GOOD {
            @Override
            int weigh() {
                return 3;
            }
        },
        BAD;

        int weigh() {
            return 1;
        }
    }

    enum Task { A, B, C }

    private final Set<Task> tasks = EnumSet.noneOf(Task.class);

    static int found;

    private EnumUniverse(String text) {
        for (char c : text.toCharArray()) {
            tasks.add(Task.values()[c % 3]);
        }
        if (tasks.size() == 1) {
            tasks.addAll(EnumSet.allOf(Task.class));
        }
    }

    static EnumSet<Ordinate> ordinates(String text) {
        EnumSet<Ordinate> set = text.length() > 2 ? Ordinate.createXYZ() : Ordinate.createXY();
        if (text.indexOf('m') >= 0) {
            set.add(Ordinate.M);
        }
        return set;
    }

    static Set<Mood> moods(int n) {
        List<Mood> all = n % 2 == 0 ? List.of(Mood.BAD) : List.of(Mood.GOOD, Mood.BAD);
        return EnumSet.copyOf(all);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        EnumUniverse u = new EnumUniverse(args[1]);
        for (Ordinate o : ordinates(args[1])) {
            for (int i = 0; i < n + o.ordinal(); i++) {
                found++;
            }
        }
        for (Mood m : moods(n)) {
            for (int i = 0; i < m.weigh() * n; i++) {
                found += 2;
            }
        }
        for (Ordinate o : EnumSet.complementOf(ordinates(args[1]))) {
            found += o.ordinal();
        }
        for (Ordinate o : EnumSet.range(Ordinate.Y, n > 4 ? Ordinate.M : Ordinate.Z)) {
            found += o.name().length() * n;
        }
        Map<Ordinate, Integer> counts = new EnumMap<>(Map.of(Ordinate.Z, n, Ordinate.X, 2));
        for (Map.Entry<Ordinate, Integer> e : counts.entrySet()) {
            for (int i = 0; i < e.getValue(); i++) {
                found++;
            }
        }
        for (Task t : u.tasks) {
            for (int i = 0; i <= t.ordinal(); i++) {
                found++;
            }
        }
        System.out.println(found);
    }
}
