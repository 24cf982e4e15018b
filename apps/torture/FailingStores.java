// args: 0|1|2|3
/** Stores that throw: nothing is stored, and no value counts. */
public class FailingStores {
    static int g; int f;
    static int caught;
    static void one(int n) { int[] a = n % 2 == 0 ? null : new int[2]; try { a[0] = n + 5; } catch (NullPointerException e) { caught++; } }
    static void two(int n) { int[] b = new int[2]; try { b[n] = n + 5; } catch (ArrayIndexOutOfBoundsException e) { caught++; } }
    static void three(int n) { FailingStores o = n % 2 == 0 ? null : new FailingStores(); try { o.f = n + 5; } catch (NullPointerException e) { caught++; } }
    static void four(int n) { int[] c = n % 2 == 0 ? null : new int[2]; try { c[0] += n + 5; } catch (NullPointerException e) { caught++; } }
    static void five(int n) { long[] d = n % 2 == 0 ? null : new long[2]; int i = 0; try { d[i++] = i++ * 5; } catch (NullPointerException e) { caught++; } caught += i; }
    static void six(int n) { double[] h = n % 2 == 0 ? null : new double[2]; try { h[n] = n * 5; } catch (NullPointerException e) { caught++; } catch (ArrayIndexOutOfBoundsException e) { caught += 10; } }
    static void seven(int n) { int[][] k = new int[2][]; if (n % 2 == 1) k[1] = new int[2]; try { k[1][n] = n * 5; } catch (NullPointerException e) { caught++; } catch (ArrayIndexOutOfBoundsException e) { caught += 10; } }
    static int eight(int n) { int[] m = n % 2 == 0 ? null : new int[2]; try { m[n] = n + 5; return m[n]; } catch (RuntimeException e) { return -1; } }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        one(n); two(n); three(n); four(n); five(n); six(n); seven(n);
        System.out.println(caught + " " + eight(n));
    }
}
