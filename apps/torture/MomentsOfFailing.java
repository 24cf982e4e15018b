// args: 0|1|2|3|4|7
import java.util.*;
import java.util.function.*;

/** Statements that fail in the middle: what of a count has happened already when the exception comes. */
public class MomentsOfFailing {
    interface Shape { int area(int k); default int twice(int k) { return area(k) * 2; } }
    static class Sq implements Shape { int side; long big; double dd; short sh; static int made; Sq(int s) { made++; side = s; if (s == 3) throw new IllegalArgumentException(); big = s; } public int area(int k) { return side * k; } final int fin(int k) { return k + side; } private int priv(int k) { return k - side; } }
    static boolean fail;
    static int ev, caught;
    static int e(int k) { ev = ev * 3 + k; return k; }
    static Sq mk(int n) { return n % 2 == 0 ? null : new Sq(n); }

    static void calls(int n) {
        try { mk(n).area(e(1)); } catch (NullPointerException | IllegalArgumentException x) { caught += 1; }
        try { mk(n).fin(e(2)); } catch (NullPointerException | IllegalArgumentException x) { caught += 2; }
        try { mk(n).priv(e(3)); } catch (NullPointerException | IllegalArgumentException x) { caught += 4; }
        try { Shape s = mk(n); s.twice(e(4)); } catch (NullPointerException | IllegalArgumentException x) { caught += 8; }
        try { Supplier<Integer> s = mk(n)::hashCode; e(5); } catch (NullPointerException | IllegalArgumentException x) { caught += 16; }
        try { IntUnaryOperator f = n % 2 == 0 ? null : MomentsOfFailing::e; f.applyAsInt(e(6)); } catch (NullPointerException x) { caught += 32; }
        try { ((Shape) (Object) (n % 2 == 0 ? "s" : new Sq(1))).area(e(1)); } catch (ClassCastException x) { caught += 64; }
        try { Object o = n % 3 == 0 ? "s" : (Object) n; int q = (Integer) o; caught += q; } catch (ClassCastException x) { caught += 128; }
    }
    static void fields(int n) {
        Sq s = n % 2 == 0 ? null : new Sq(1);
        try { s.side = e(7); } catch (NullPointerException x) { caught += 1; }
        try { s.big = e(8) * 5L; } catch (NullPointerException x) { caught += 2; }
        try { s.dd = e(9) / 2.0; } catch (NullPointerException x) { caught += 4; }
        try { s.sh = (short) e(10); } catch (NullPointerException x) { caught += 8; }
        try { s.side += e(11); } catch (NullPointerException x) { caught += 16; }
        try { s.side++; } catch (NullPointerException x) { caught += 32; }
        try { int loc = s.side = e(12); caught += loc; } catch (NullPointerException x) { caught += 64; }
        try { s.big = s.side = e(13); } catch (NullPointerException x) { caught += 128; }
    }
    static void arrays(int n) {
        int[] a = new int[3]; byte[] b = new byte[2]; char[] c = n % 2 == 0 ? null : new char[2]; boolean[] z = new boolean[2]; float[] f = new float[n % 3]; Integer[] w = new Integer[2]; Object[] o = n % 2 == 0 ? new String[2] : new Object[2];
        try { a[n] = e(18); } catch (ArrayIndexOutOfBoundsException x) { caught += 1; }
        try { b[n] = (byte) e(190); } catch (ArrayIndexOutOfBoundsException x) { caught += 2; }
        try { c[n] = (char) e(20); } catch (NullPointerException | ArrayIndexOutOfBoundsException x) { caught += 4; }
        try { z[n] = e(21) > 3; } catch (ArrayIndexOutOfBoundsException x) { caught += 8; }
        try { f[n] = e(22); } catch (ArrayIndexOutOfBoundsException x) { caught += 16; }
        try { w[n] = e(23); } catch (ArrayIndexOutOfBoundsException x) { caught += 32; }
        try { o[1] = e(24); } catch (ArrayStoreException x) { caught += 64; }
        try { int t = a[n] = e(25); caught += t; } catch (ArrayIndexOutOfBoundsException x) { caught += 128; }
        try { a[e(1) + n] = a[0] = e(26); } catch (ArrayIndexOutOfBoundsException x) { caught += 256; }
        try { a[n]++; } catch (ArrayIndexOutOfBoundsException x) { caught += 512; }
        try { int[] neg = new int[2 - n]; neg[0] = e(27); caught += neg.length; } catch (NegativeArraySizeException | ArrayIndexOutOfBoundsException x) { caught += 1024; }
        int i = 0;
        try { for (i = 0; ; i++) a[i] = e(i); } catch (ArrayIndexOutOfBoundsException x) { caught += i; }
        try { for (i = 2; i >= -1; i--) { if (a[i] > 1) a[i - 1] += 3; else a[i - 1] = i * n; } } catch (ArrayIndexOutOfBoundsException x) { caught += i * 7; }
    }
    static void conditions(int n) {
        String s = n % 2 == 0 ? null : "abc"; int[] a = {1, 2, 3}; Integer w = n % 3 == 0 ? null : n; Boolean bo = n % 3 == 1 ? null : n > 2; List<Integer> l = n % 4 == 0 ? null : List.of(1, 2);
        try { if (n < 3 && s.length() > 2) caught++; } catch (NullPointerException x) { caught += 10; }
        try { if (a[n] > 1 | e(28) > 3) caught += 2; } catch (ArrayIndexOutOfBoundsException x) { caught += 20; }
        try { if (w > 1) caught += 3; } catch (NullPointerException x) { caught += 30; }
        try { if (bo) caught += 4; } catch (NullPointerException x) { caught += 40; }
        try { while (a[ev % 4] < 5 && 10 / (n - 2) < 20) { ev++; a[n % 3]++; } } catch (ArithmeticException | ArrayIndexOutOfBoundsException x) { caught += 50; }
        try { for (int q : l) caught += q; } catch (NullPointerException x) { caught += 60; }
        try { switch (s) { case "abc": caught += 7; } } catch (NullPointerException x) { caught += 70; }
        try { caught += n > 2 ? w : 5; } catch (NullPointerException x) { caught += 80; }
        try { int q = 10 / n, r = 10 % (n - 1); caught += q + r; } catch (ArithmeticException x) { caught += 90; }
        try { synchronized (s) { caught += 9; } } catch (NullPointerException x) { caught += 100; }
        try { do { ev++; if (l.get(n) > 0) break; } while (l.get(ev) < 100); } catch (NullPointerException | IndexOutOfBoundsException x) { caught += 110; }
        try { if (n == 7) throw null; else if (n > 2) throw new IllegalStateException(); e(30); } catch (NullPointerException x) { caught += 120; } catch (IllegalStateException x) { caught += 130; }
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        calls(n);
        int c1 = caught, e1 = ev, m1 = Sq.made;
        fields(n);
        int c2 = caught, e2 = ev;
        int c3 = caught, e3 = ev;
        arrays(n);
        int c4 = caught, e4 = ev;
        conditions(n);
        System.out.println(c1 + " " + e1 + " " + m1 + " " + c2 + " " + e2 + " " + c3 + " " + e3 + " " + c4 + " " + e4 + " " + caught + " " + ev);
    }
}
