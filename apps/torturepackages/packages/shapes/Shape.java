package shapes;

/** For PackageMethods: what other packages cannot override. */
public class Shape {
    int kind() {
        return 1;
    }

    int opened() {
        return 5;
    }

    public int total(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int kind = kind();
            sum += kind + opened();
        }
        return sum;
    }
}
