// args: 3 4 | 10 2 | 25 6
/** The same helper called in many contexts, results through parameters, arrays and fields: context sensitivity. */
public class NestedCalls {
    int acc;

    static int id(int x) {
        return x;
    }

    static Object idObject(Object o) {
        return o;
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    NestedCalls plus(int x) {
        acc += x;
        return this;
    }

    static int apply(int[] a, int depth) {
        if (depth == 0) {
            return a[0];
        }
        swap(a, 0, depth % a.length);
        return id(apply(a, depth - 1)) + id(depth);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int a = id(n);
        int b = id(m);
        int cheap = 0;
        for (int i = 0; i < b; i++) {
            cheap++;
        }
        int dear = 0;
        for (int i = 0; i < id(a) * a; i++) {
            dear += id(i % 3);
        }
        NestedCalls x = (NestedCalls) idObject(new NestedCalls());
        NestedCalls y = (NestedCalls) idObject(new NestedCalls());
        x.plus(n).plus(id(m)).plus(dear);
        y.plus(m).plus(2);
        int[] values = {n, m, cheap};
        int r = apply(values, m);
        for (int i = 0; i < y.acc; i++) {
            r++;
        }
        System.out.println(r + " " + x.acc + " " + dear);
    }
}
