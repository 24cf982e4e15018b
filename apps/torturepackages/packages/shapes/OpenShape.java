package shapes;

/** For PackageMethods: opens a method, which other packages may override from here on. */
public class OpenShape extends Shape {
    @Override
    public int opened() {
        return 7;
    }
}
