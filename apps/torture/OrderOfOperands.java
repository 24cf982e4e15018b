// args: 3 x | 12 abc | 33 longer
import java.util.*;

/** Operands are evaluated from the left, also where what comes later throws or changes what came before. */
public class OrderOfOperands {
    static int[] cells;
    static int calls;
    static int cursor;
    static final StringBuilder TRACE = new StringBuilder();

    static int note(String what, int value) {
        calls++;
        TRACE.append(what);
        return value;
    }

    static int[] array(boolean missing) {
        TRACE.append('a');
        return missing ? null : cells;
    }

    static int next() {
        return cells[cursor++ % cells.length] += cursor;
    }

    static int fail(int k) {
        TRACE.append('!');
        if (k % 3 == 1) {
            throw new IllegalStateException("k" + k);
        }
        return k;
    }

    int field = 1;

    OrderOfOperands self(boolean missing) {
        field += 3;
        return missing ? null : this;
    }

    static String join(String a, Object... rest) {
        return a + rest.length + Arrays.toString(rest);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        cells = new int[n % 7 + 2];
        int i = 0;
        int compound = 0;
        for (int k = 0; k < n; k++) {
            i = k % cells.length;
            cells[i] = i = (i + 1) % cells.length;
            cells[i] += i++ + (cells[i % cells.length] = k);
            compound += compound++ + next() % 3;
            compound = compound++ % 97;
        }
        int nulls = 0;
        int bounds = 0;
        int states = 0;
        for (int k = 0; k < n; k++) {
            try {
                array(k % 4 == 0)[note("i", k)] = fail(k);
            } catch (NullPointerException e) {
                nulls++;
            } catch (ArrayIndexOutOfBoundsException e) {
                bounds += cells.length;
            } catch (IllegalStateException e) {
                states += e.getMessage().length();
            }
        }
        OrderOfOperands o = new OrderOfOperands();
        int fields = 0;
        for (int k = 0; k < n; k++) {
            try {
                o.self(k % 5 == 4).field += note("f", o.field) / (k % 3);
                fields += o.field % 11;
                o.field %= 1000;
            } catch (ArithmeticException e) {
                fields += 2;
            } catch (NullPointerException e) {
                fields += 50;
            }
        }
        int swapped = 0;
        int x = 1;
        int y = 2;
        for (int k = 0; k < n; k++) {
            x = (y = x + y) - (x = k % 2 == 0 ? y : x) + x % 5;
            boolean both = x > 0 & (y /= 2) > k | note("b", y) % 2 == 0 && (y = y + 7) > 3;
            swapped += both ? 1 : 3;
        }
        int[] at = {0, 0};
        int[][] grid = {at, new int[3], at};
        for (int k = 0; k < n; k++) {
            grid[at[0] = k % 3][at[0] == 1 ? 2 : 1] += grid.length + (at = grid[(k + 1) % 3])[1];
        }
        int sum = 0;
        for (int[] row : grid) {
            for (int v : row) {
                sum += v & 63;
            }
        }
        int text = 0;
        for (int k = 0; k < n; k++) {
            String s = "" + k + note("s", k) + (k += k % 4 == 2 ? 1 : 0) + args[1].charAt(k % args[1].length());
            text += join(s, k++, s.length() > 4 ? --k : k, (Object) null).length();
        }
        long shifted = 1;
        for (int k = 0; k < n; k++) {
            shifted = shifted << (k & 3) ^ (shifted >>= 1) + (k > 5 ? shifted-- : ++shifted);
        }
        int steps = 0;
        for (long k = compound + fields + swapped + sum + text + Long.bitCount(shifted); k > 0; k -= 4) {
            steps++;
        }
        int bangs = 0;
        for (int k = 0; k < TRACE.length(); k++) {
            if (TRACE.charAt(k) == '!') {
                bangs++;
            }
        }
        System.out.println(steps + " " + nulls + " " + bounds + " " + states + " " + bangs + " " + calls);
    }
}
