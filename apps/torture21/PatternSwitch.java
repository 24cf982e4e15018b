// args: 3 a 4.5 | 10 x y | 25 1 2 zz
import java.util.ArrayList;
import java.util.List;

/** Switches over types with guards and null, record patterns, sealed types: bootstrapped by SwitchBootstraps. */
public class PatternSwitch {
    sealed interface Shape permits Circle, Box, Group {
    }

    record Circle(int radius) implements Shape {
    }

    record Box(int width, int height) implements Shape {
    }

    record Group(Shape first, Shape second) implements Shape {
    }

    static int area(Shape s) {
        return switch (s) {
            case null -> 0;
            case Circle c when c.radius() > 8 -> loop(c.radius());
            case Circle c -> 3 * c.radius() * c.radius();
            case Box(int w, int h) when w == h -> w * w;
            case Box(var w, var h) -> loop(w) * h;
            case Group(Circle(var r), Shape other) -> r + area(other);
            case Group(Shape a, Shape b) -> area(a) + area(b);
        };
    }

    static int loop(int n) {
        int k = 0;
        while (n > 0) {
            n -= 2;
            k++;
        }
        return k;
    }

    static String describe(Object o) {
        return switch (o) {
            case Integer i when i > 5 -> "big";
            case Integer i -> "small" + i;
            case String s when s.length() > 1 -> s;
            case String s -> s + s;
            case int[] a -> "array" + a.length;
            default -> o.getClass().getSimpleName();
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Shape> shapes = new ArrayList<>();
        Shape last = null;
        for (int i = 0; i < n; i++) {
            shapes.add(last);
            last = switch (i % 3) {
                case 0 -> new Circle(i);
                case 1 -> new Box(i, i % 2 == 0 ? i : 3);
                default -> new Group(shapes.get(i / 2), last);
            };
        }
        int total = 0;
        for (Shape s : shapes) {
            total += area(s);
        }
        for (String a : args) {
            total += describe(a).length();
        }
        total += describe(n).length() + describe(new int[n]).length() + describe(2.0).length();
        for (int i = 0; i < total % 60; i++) {
            total++;
        }
        System.out.println(total);
    }
}
