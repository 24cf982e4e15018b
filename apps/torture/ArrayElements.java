// args: 3 | 10 | 25
/** Values that travel through array elements: computed indices, aliases, arrays of arrays, all element kinds. */
public class ArrayElements {
    static int[] counts = new int[10];

    static void fill(int[] a, int from) {
        for (int i = from; i < a.length; i++) {
            a[i] += i;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] a = new int[n];
        int[] b = n % 2 == 0 ? a : new int[n];
        fill(b, 1);
        fill(a, n / 2);
        long[] longs = {n, n * 2L, n * 3L};
        double[] doubles = {n / 2.0, n / 3.0};
        byte[] bytes = new byte[n];
        char[] chars = args[0].toCharArray();
        boolean[] flags = new boolean[n];
        short[] shorts = new short[n];
        float[] floats = new float[n];
        String[] strings = new String[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) (i * 50);
            shorts[i] = (short) (i << 14);
            floats[i] = i * 0.5f;
            flags[i] = a[i] > 5;
            strings[i] = flags[i] ? "yes" : "no";
            counts[a[i] % 10]++;
        }
        int total = 0;
        for (int i = 0; i < n; i++) {
            if (flags[n - 1 - i]) {
                total += bytes[i] + shorts[i];
            }
            for (int k = 0; k < floats[i]; k++) {
                total += strings[i].length();
            }
        }
        for (int c : counts) {
            while (c-- > 0) {
                total++;
            }
        }
        longs[1] += (long) doubles[1];
        System.out.println(total + longs[1] + chars[0]);
    }
}
