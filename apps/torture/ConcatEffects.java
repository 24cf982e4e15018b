// args: 7 | 12 3 | 31 5
import java.util.*;
import java.util.function.*;

/** String concatenation whose operands' toString() mutate the state other operands render. */
public class ConcatEffects {
    static int ticks;
    static final Deque<String> trail = new ArrayDeque<>();

    static class Meter {
        final int step;

        Meter(int step) {
            this.step = step;
        }

        @Override
        public String toString() {
            ticks += step;
            trail.addLast("m" + step);
            return Integer.toString(ticks % 10);
        }
    }

    static class Nested {
        final Object left, right;

        Nested(Object l, Object r) {
            left = l;
            right = r;
        }

        @Override
        public String toString() {
            if (ticks > 200) throw new IllegalStateException("hot@" + ticks);
            return "<" + left + '|' + right + ">";
        }
    }

    /** toString returning null: concat must print "null", valueOf(...) too. */
    static class Nuller {
        int calls;

        @Override
        public String toString() {
            calls++;
            ticks += calls;
            return calls % 3 == 0 ? null : "";
        }
    }

    static class Growing implements CharSequence {
        final StringBuilder data = new StringBuilder("g");

        public int length() {
            return data.length();
        }

        public char charAt(int i) {
            return data.charAt(i);
        }

        public CharSequence subSequence(int a, int b) {
            return data.subSequence(a, b);
        }

        @Override
        public String toString() {
            data.append((char) ('a' + ticks % 26));
            return data.toString();
        }
    }

    static int countDigits(String s, char lo) {
        int c = 0;
        for (int i = 0; i < s.length(); i++)
            if (Character.isDigit(s.charAt(i)) && s.charAt(i) >= lo) c++;
        return c;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Meter a = new Meter(mode), b = new Meter(2 * mode + 1);
        Nuller nul = new Nuller();
        Growing g = new Growing();
        int high = 0, nulls = 0, hot = 0;
        for (int i = 0; i < n; i++) {
            String s;
            try {
                Object x = (i & 1) == 0 ? new Nested(a, b) : new Nested(b, new Nested(a, nul));
                s = "i" + x + nul + a + (char) ('p' + i % 3) + 1L + 2.5f + b;
            } catch (IllegalStateException e) {
                hot++;
                ticks -= 150;
                s = e.getMessage() + a;
            }
            high += countDigits(s, '5');
            if (s.contains("null")) {
                nulls++;
                s += g;
            }
            if (i == n / 2) System.out.println("mid " + s);
        }
        // compound assignment: array element is fetched before the right side runs
        String[] cell = {"s"};
        Supplier<String> clobber =
                () -> {
                    cell[0] = "lost";
                    return "r" + a;
                };
        cell[0] += clobber.get() + cell[0].length();
        System.out.println(cell[0]);
        char c = 'x';
        c += high; // implicit narrowing
        Object o = new StringBuilder("sb");
        String t = o + "" + c + null + new int[0].length;
        System.out.println(t.length() + " " + t);

        // side effects in toString decide how many iterations this loop makes
        int spins = 0;
        for (String q = "" + g; q.length() < n / 2 + 4; q = "" + g) {
            spins++;
            if (String.join("-", g, q).length() % 5 == 0) ticks++;
        }
        StringBuilder out = new StringBuilder();
        out.append(a).append((Object) nul).append(g, 0, 1).insert(0, b);
        Object[] all = {a, nul, b, null};
        out.append(Arrays.toString(all))
                .append(List.of(a, b))
                .append(Objects.toString(nul, "dflt"));
        int meterB = 0;
        for (String e : trail) if (e.equals("m" + b.step)) meterB++;
        System.out.println("high=" + high + " nulls=" + nulls + " hot=" + hot + " spins=" + spins);
        System.out.println(out + " g=" + g.length());
        System.out.println("ticks=" + ticks + " trail=" + trail.size() + "/" + meterB);
    }
}
