// args: 3 x | 10 yy | 25 zzz
import java.util.*;
public class DuplicateElements {
    static int str, eq;
    static class K { final int v; K(int v) { this.v = v; } public boolean equals(Object o) { eq++; return o instanceof K && ((K) o).v == v; } public int hashCode() { return v % 3; } public String toString() { str++; return "K" + v; } }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), t = 0;
        K[] ks = new K[n]; for (int i = 0; i < n; i++) ks[i] = new K(i * 7 % 11);
        try { Set.of(ks); } catch (IllegalArgumentException e) { t++; }
        try { Map.of(ks[0], 1, ks[n - 1], 2, ks[n % 11], 3); } catch (IllegalArgumentException e) { t++; }
        for (int i = 0; i < str; i++) t++;
        System.out.println(t);
    }
}
