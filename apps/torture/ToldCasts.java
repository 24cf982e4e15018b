// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.function.*;

/** Messages that handlers of broad classes see: some describe code, most do not. */
public class ToldCasts {
    static int total;
    Helper helper = new Helper();
    static Helper late;
    String name;

    static class Helper {
        int calls;

        int work(int k) {
            calls++;
            if (k % 4 == 3) {
                throw new IllegalStateException("work" + k);
            }
            return k;
        }

        Helper next(int k) {
            return k % 3 == 0 ? null : this;
        }
    }

    static class Entity {
        String id;

        Entity(String id) {
            this.id = Objects.requireNonNull(id, "id missing");
        }
    }

    static int described(Supplier<Object> s) {
        try {
            return s.get().hashCode() & 7;
        } catch (Exception e) {
            return String.valueOf(e.getMessage()).length();
        }
    }

    static int parse(String s) {
        try {
            return Integer.parseInt(s);
        } catch (Exception e) {
            return e.getMessage().length();
        }
    }

    static int element(int[] a, int i) {
        try {
            return a[i];
        } catch (RuntimeException e) {
            return e.getMessage().length();
        }
    }

    int help(int k) {
        try {
            return helper.work(k);
        } catch (RuntimeException e) {
            return e.getMessage().length();
        }
    }

    static int chain(Helper h, int k) {
        try {
            return h.next(k).next(k + 1).work(k);
        } catch (RuntimeException e) {
            return e.getMessage().length();
        }
    }

    static int validate(Map<String, Object> m) {
        try {
            String s = (String) m.get("s");
            Integer i = (Integer) m.get("i");
            return s.length() + i;
        } catch (ClassCastException | NullPointerException e) {
            return e instanceof NullPointerException ? 100 : 200;
        }
    }

    static String classified(RuntimeException e) {
        return e.getClass().getSimpleName();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int parsed = 0;
        for (int i = 0; i < n; i++) {
            parsed += parse(i % 3 == 0 ? "x" + i : "" + i);
        }
        total += parsed;
        int elements = 0;
        int[] cells = new int[n];
        for (int i = 0; i < n * 2; i++) {
            elements += element(cells, i);
        }
        total += elements;
        ToldCasts object = new ToldCasts();
        int helped = 0;
        for (int i = 0; i < n; i++) {
            helped += object.help(i);
        }
        total += helped;
        int chained = 0;
        for (int i = 0; i < n; i++) {
            chained += chain(object.helper, i);
        }
        total += chained;
        int entities = 0;
        for (int i = 0; i < n; i++) {
            try {
                entities += new Entity(i % 5 == 0 ? null : "e" + i).id.length();
            } catch (RuntimeException e) {
                entities += e.getMessage().length();
            }
        }
        total += entities;
        int suppliers = described(() -> "text") + described(() -> List.of().get(n)) + described(() -> { throw new IllegalArgumentException("own" + n); });
        total += suppliers;
        int validated = 0;
        for (int i = 0; i < n; i++) {
            Map<String, Object> m = new HashMap<>();
            m.put("s", i % 4 == 0 ? (Object) i : "s" + i);
            m.put("i", i % 5 == 0 ? null : i);
            validated += validate(m);
        }
        total += validated;
        int names = 0;
        for (int i = 0; i < n; i++) {
            try {
                Object o = i % 2 == 0 ? object.name : (Object) i;
                names += ((String) o).length();
            } catch (RuntimeException e) {
                names += classified(e).length();
            }
        }
        total += names;
        int casts = 0;
        for (int i = 0; i < n; i++) {
            try {
                Object o = i % 2 == 0 ? object : "s";
                casts += ((CharSequence) o).length();
            } catch (RuntimeException e) {
                casts += e.getMessage().length() > 10 ? 2 : 1;
            }
        }
        total += casts;
        int stored = 0;
        for (int i = 0; i < n; i++) {
            try {
                Object[] array = i % 2 == 0 ? new String[2] : new Object[2];
                array[i % 3] = i;
                stored++;
            } catch (RuntimeException e) {
                stored += e.getMessage().length();
            }
        }
        total += stored;
        int statics = 0;
        try {
            statics = late.work(n);
        } catch (Exception e) {
            statics = e.toString().length();
        }
        total += statics;
        int arithmetic = 0;
        try {
            arithmetic = n / (n - n);
        } catch (Exception e) {
            arithmetic = e.getMessage().length() + n;
        }
        total += arithmetic;
        int negative = 0;
        try {
            negative = new int[-n].length;
        } catch (Exception e) {
            negative = e.getMessage().length() + n;
        }
        total += negative;
        int locked = 0;
        try {
            synchronized (Objects.requireNonNullElse(late, object.helper)) {
                locked = object.helper.calls;
            }
        } catch (Exception e) {
            locked = -1;
        }
        total += locked;
        System.out.println(total);
    }
}
