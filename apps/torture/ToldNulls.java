// args: 3 x | 12 abc
public class ToldNulls {
    static String maybe(int k) {
        return k % 2 == 0 ? null : "x" + k;
    }
    static int[] cells(int k) {
        return k % 2 == 0 ? null : new int[k];
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = 0;
        for (int i = 0; i < n; i++) {
            String text = maybe(i);
            try {
                a += text.length();
            } catch (RuntimeException e) {
                a += e.getMessage().length();
            }
        }
        int b = 0;
        for (int i = 0; i < n; i++) {
            int[] cells = cells(i);
            try {
                b += cells[0];
            } catch (Exception e) {
                b += e.getMessage().length();
            }
        }
        int c = 0;
        for (int i = 0; i < n; i++) {
            Integer boxed = i % 3 == 0 ? null : i;
            try {
                int k = boxed;
                c += k;
            } catch (Throwable e) {
                c += e.toString().length();
            }
        }
        int d = 0;
        RuntimeException none = n > 2 ? null : new RuntimeException();
        try {
            throw none;
        } catch (Exception e) {
            d += e.getMessage().length() + n;
        }
        System.out.println(a + b + c + d);
    }
}
