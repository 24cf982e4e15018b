// args: 3 x 4 | 10 -7 1e3 0x1f | 25 99999999999 ++ 8
import java.util.Arrays;

/** Parsing with NumberFormatException handled: an exception of the JDK decides the branch. */
public class NumberParsing {
    static int failures;

    static int parse(String s, int otherwise) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException e) {
            failures++;
            return otherwise;
        }
    }

    static Number guess(String s) {
        try {
            return Integer.decode(s);
        } catch (NumberFormatException notAnInteger) {
            try {
                return Double.parseDouble(s);
            } catch (NumberFormatException notANumber) {
                return null;
            }
        }
    }

    public static void main(String[] args) {
        int total = 0;
        int doubles = 0;
        for (String a : args) {
            int v = parse(a, a.length());
            for (int i = 0; i < v % 100; i++) {
                total++;
            }
            Number g = guess(a);
            if (g instanceof Double) {
                doubles++;
            } else if (g != null) {
                total += g.intValue() & 7;
            }
        }
        long[] longs = new long[args.length];
        int ok = 0;
        for (int i = 0; i < args.length; i++) {
            try {
                longs[i] = Long.parseLong(args[i]);
                ok++;
            } catch (NumberFormatException e) {
                longs[i] = -1;
                break;
            } finally {
                total += 2;
            }
        }
        System.out.println(total + " " + doubles + " " + failures + " " + ok + Arrays.toString(longs));
    }
}
