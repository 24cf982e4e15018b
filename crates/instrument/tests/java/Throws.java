import java.util.ArrayList;
import java.util.List;

/** Exceptions in the middle of blocks, nested finally, rethrows, handlers in loops, and one nobody catches. */
public class Throws {
    static int total;
    int field = 3;
    Throws next;

    static int divide(int a, int b) {
        int before = a * 3;
        int q = a / b;
        int after = q + before;
        return after;
    }

    static int middle(int[] xs, int i) {
        int sum = 1;
        try {
            sum += xs[i];
            sum += xs[i + 1] * 2;
            sum += divide(sum, i - 2);
            total += sum;
        } catch (ArrayIndexOutOfBoundsException e) {
            sum = -1;
        } catch (ArithmeticException e) {
            sum = -2;
            if (i > 1) {
                throw new IllegalStateException("rethrown", e);
            }
        } finally {
            total += 7;
            sum++;
        }
        return sum;
    }

    static int nested(int depth) {
        try {
            try {
                if (depth == 0) {
                    throw new RuntimeException("bottom");
                }
                return nested(depth - 1) + 1;
            } finally {
                total++;
                if (depth % 3 == 0) {
                    Object o = depth == 3 ? null : "x";
                    total += o.hashCode() & 1;
                }
            }
        } catch (NullPointerException e) {
            return 100;
        } finally {
            total += 2;
        }
    }

    int chase(int n) {
        Throws t = this;
        int hops = 0;
        while (n-- > 0) {
            hops += t.field;
            t = t.next;
        }
        return hops;
    }

    static int swallow(List<String> words) {
        int good = 0;
        for (String w : words) {
            try {
                good += Integer.parseInt(w);
            } catch (NumberFormatException e) {
                good--;
                continue;
            } finally {
                total ^= good;
            }
            good <<= 1;
        }
        return good;
    }

    static Object cast(Object o) {
        synchronized (o) {
            return ((String) o).concat("!");
        }
    }

    static int returnsInFinally(int n) {
        while (true) {
            try {
                if (n-- < 0) {
                    return n;
                }
                if (n == 4) {
                    throw new Error();
                }
            } finally {
                if (n % 2 == 0) {
                    continue;
                }
                if (n == 1) {
                    break;
                }
            }
        }
        return 77;
    }

    static int recurse(int n) {
        int[] a = new int[n % 5 + 1];
        a[0] = n;
        if (n == 0) {
            return a[1];
        }
        return recurse(n - 1) + a[0];
    }

    public static void main(String[] args) {
        int[] xs = {5, 4, 3, 2, 1};
        for (int i = -1; i < 7; i++) {
            try {
                System.out.println(middle(xs, i));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        for (int d = 0; d < 8; d++) {
            try {
                System.out.println(nested(d));
            } catch (RuntimeException e) {
                System.out.println(e.getMessage());
            }
        }
        Throws a = new Throws();
        a.next = new Throws();
        for (int i = 0; i < 4; i++) {
            try {
                System.out.println(a.chase(i));
            } catch (NullPointerException e) {
                System.out.println("npe");
            }
        }
        List<String> words = new ArrayList<>();
        for (String w : "1 x 2 yy 3 4 z".split(" ")) {
            words.add(w);
        }
        System.out.println(swallow(words) + " " + total);
        for (Object o : new Object[] {"a", 1, "b", null}) {
            try {
                System.out.println(cast(o));
            } catch (ClassCastException | NullPointerException e) {
                System.out.println(e.getClass());
            }
        }
        System.out.println(returnsInFinally(9) + " " + returnsInFinally(2));
        try {
            recurse(20);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("bottom");
        }
        middle(xs, 2);
    }
}
