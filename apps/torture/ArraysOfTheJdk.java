// args: 3 | 10 | 25
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Arrays that the JDK makes and the program changes. */
public class ArraysOfTheJdk {
    static int ofList(int n) {
        Object[] p = new ArrayList<>(List.of("a", "b")).toArray();
        p[0] = "M".repeat(n);
        return p[0].toString().length();
    }

    static int quotient(int n) {
        BigInteger[] p = BigInteger.valueOf(7).divideAndRemainder(BigInteger.TWO);
        p[0] = BigInteger.valueOf(n);
        return p[0].intValue();
    }

    static int trace(int n) {
        StackTraceElement[] p = new Throwable().getStackTrace();
        p[0] = new StackTraceElement("a".repeat(n), "", "", 0);
        return p[0].getClassName().length();
    }

    static int suppressed(int n) {
        Throwable t = new Throwable();
        t.addSuppressed(new Throwable("x"));
        Throwable[] p = t.getSuppressed();
        p[0] = new Throwable("a".repeat(n));
        return p[0].getMessage().length();
    }

    static int parts(int n) {
        String[] p = Pattern.compile(",").split("a,b");
        for (int i = 0; i < n; i++) {
            p[i % 2] += "x";
        }
        return p[1].length();
    }

    static int sortedParts(int n) {
        String[] p = Pattern.compile(",").split("d,c,b");
        Arrays.sort(p);
        return p[0].charAt(0) + n;
    }

    static int asObjects(int n) {
        Object[] p = Pattern.compile(",").split("d,c,b");
        p[0] = "M".repeat(n);
        return ((String) p[0]).length();
    }

    static int ofString(int n) {
        String[] p = "d,c,b".split(",");
        p[0] = "M".repeat(n);
        return p[0].length();
    }

    static int ofStream(int n) {
        String[] p = Pattern.compile(",").splitAsStream("d,c,b").toArray(String[]::new);
        p[0] = "M".repeat(n);
        return p[0].length();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] all = {ofList(n), quotient(n), trace(n), suppressed(n), parts(n), sortedParts(n), asObjects(n), ofString(n), ofStream(n)};
        int k = 0;
        for (int x : all) {
            k += x;
        }
        System.out.println(k);
    }
}
