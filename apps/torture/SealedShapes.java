// args: 3 2 | 10 5 | 25 1
import java.util.ArrayList;
import java.util.List;

/** Sealed interfaces and classes told apart by instanceof patterns with conditions, negations and scopes. */
public class SealedShapes {
    sealed interface Shape permits Circle, Box, Solid {
    }

    record Circle(int radius) implements Shape {
    }

    record Box(int width, int height) implements Shape {
    }

    abstract static sealed class Solid implements Shape permits Cube, Ball {
        final int size;

        Solid(int size) {
            this.size = size;
        }
    }

    static final class Cube extends Solid {
        Cube(int size) {
            super(size);
        }
    }

    static non-sealed class Ball extends Solid {
        Ball(int size) {
            super(size);
        }
    }

    static int weight(Object o) {
        if (!(o instanceof Shape s)) {
            return -1;
        }
        if (s instanceof Box b && b.width() != b.height()) {
            return b.width() * b.height();
        } else if (s instanceof Box b) {
            return b.width() * 1000;
        }
        if (s instanceof Circle c && c.radius() > 3 || s instanceof Cube) {
            return 7;
        }
        return s instanceof Solid solid ? solid.size : s instanceof Circle c ? c.radius() + 50 : 0;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Object o = switch (i * m % 6) {
                case 0 -> new Circle(i);
                case 1 -> new Box(i, m);
                case 2 -> new Cube(i);
                case 3 -> new Ball(i) { };
                case 4 -> new Ball(m);
                default -> "none";
            };
            all.add(o);
        }
        int total = 0;
        for (Object o : all) {
            for (int i = weight(o); i > 0; i -= 3) {
                total++;
            }
            if (o instanceof Ball b && b.getClass() != Ball.class) {
                total += 100;
            }
        }
        System.out.println(total);
    }
}
