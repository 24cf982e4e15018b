// args: 3 | 10 | 25
import scala.runtime.LazyVals$;

/** Lazy values as Scala 3 compiles them: fields that are set by their offset, once, when they are asked for. */
public class LazyValues {
    static final class Table {
        static final long OFFSET$0;
        static final long OFFSET$1;

        static {
            try {
                OFFSET$0 = LazyVals$.MODULE$.getOffsetStatic(Table.class.getDeclaredField("sorted$lzy1"));
                OFFSET$1 = LazyVals$.MODULE$.getOffsetStatic(Table.class.getDeclaredField("total$lzy1"));
            } catch (NoSuchFieldException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        static final Object EVALUATING = new Object();
        static int made;
        final int[] values;
        private volatile Object sorted$lzy1;
        private volatile Object total$lzy1;

        Table(int n) {
            values = new int[n];
            for (int i = 0; i < n; i++) {
                values[i] = (i * 7919) % 101;
            }
        }

        int[] sorted() {
            Object known = sorted$lzy1;
            return known instanceof int[] found ? found : (int[]) sorted$lzyINIT1();
        }

        private Object sorted$lzyINIT1() {
            while (true) {
                Object known = sorted$lzy1;
                if (known != null) {
                    return known;
                }
                if (LazyVals$.MODULE$.objCAS(this, OFFSET$0, null, EVALUATING)) {
                    int[] copy = values.clone();
                    for (int i = 1; i < copy.length; i++) {
                        for (int j = i; j > 0 && copy[j - 1] > copy[j]; j--) {
                            int kept = copy[j];
                            copy[j] = copy[j - 1];
                            copy[j - 1] = kept;
                        }
                    }
                    made++;
                    if (!LazyVals$.MODULE$.objCAS(this, OFFSET$0, EVALUATING, copy)) {
                        throw new IllegalStateException();
                    }
                    return copy;
                }
            }
        }

        int total() {
            Object known = total$lzy1;
            if (known instanceof Integer found) {
                return found;
            }
            if (!LazyVals$.MODULE$.objCAS(this, OFFSET$1, null, EVALUATING)) {
                throw new IllegalStateException("asked for itself");
            }
            int sum = 0;
            for (int v : sorted()) {
                sum += v % 3 == 0 ? total(v) : v;
            }
            made += 100;
            LazyVals$.MODULE$.objCAS(this, OFFSET$1, EVALUATING, sum);
            return sum;
        }

        private int total(int depth) {
            return depth <= 0 ? 1 : 1 + total(depth / 2);
        }
    }

    /** A class that keeps the offset of its companion's field. */
    static final class Names {
        static final long OFFSET$m;

        static {
            try {
                OFFSET$m = LazyVals$.MODULE$.getOffsetStatic(Names$.class.getDeclaredField("given$lzy1"));
            } catch (NoSuchFieldException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    static final class Names$ {
        static final Names$ MODULE$ = new Names$();
        private volatile Object given$lzy1;

        String given(int n) {
            Object known = given$lzy1;
            if (known == null && LazyVals$.MODULE$.objCAS(this, Names.OFFSET$m, null, Table.EVALUATING)) {
                StringBuilder text = new StringBuilder();
                for (int i = 0; i < n % 7 + 2; i++) {
                    text.append((char) ('a' + i));
                }
                LazyVals$.MODULE$.objCAS(this, Names.OFFSET$m, Table.EVALUATING, text.toString());
            }
            return (String) given$lzy1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Table table = new Table(n);
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            if (i < n % 4) {
                sum += table.total();
            }
            sum += table.sorted()[i % n];
        }
        int rounds = 0;
        for (int left = sum + Table.made; left > 0; left -= 9) {
            rounds++;
        }
        for (char c : (Names$.MODULE$.given(n) + Names$.MODULE$.given(n + 1)).toCharArray()) {
            rounds += c == 'b' ? 2 : 1;
        }
        System.out.println(sum + " " + Table.made + " " + rounds);
    }
}
