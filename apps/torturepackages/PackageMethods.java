// args: 3 | 10 | 25
import shapes.OpenShape;

/** Methods without an access modifier, which only classes of their own package override, unless one of these opens them. */
public class PackageMethods extends OpenShape {
    private static int asked;

    /** Overrides nothing. */
    int kind() {
        asked++;
        return 100;
    }

    @Override
    public int opened() {
        return 11;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        PackageMethods shape = new PackageMethods();
        int total = shape.total(n) + new OpenShape().total(n);
        int own = shape.kind() + asked;
        System.out.println(total + " " + own);
    }
}
