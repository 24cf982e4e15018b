// args: 3 a | 10 b | 25 c
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Records: generated equals, hashCode and toString (invokedynamic), compact constructors, as keys. */
public class Records {
    record Point(int x, int y) {
        static int made;

        Point {
            if (x < 0) {
                x = -x;
            }
            made++;
        }

        Point step(int dx) {
            return new Point(x - dx, y + dx);
        }

        int norm() {
            return x + y;
        }
    }

    record Named<T>(String name, T value) implements Comparable<Named<T>> {
        @Override
        public int compareTo(Named<T> o) {
            return name.compareTo(o.name());
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Set<Point> visited = new HashSet<>();
        Point p = new Point(n, 0);
        int steps = 0;
        while (visited.add(p) && steps < 200) {
            p = p.step(p.norm() % 3 == 0 ? 1 : 2);
            p = new Point(p.x(), p.y() % 5);
            steps++;
        }
        Map<Named<Point>, Integer> counts = new HashMap<>();
        for (int i = 0; i < n; i++) {
            counts.merge(new Named<>(args[1] + i % 4, new Point(i % 2, 0)), 1, Integer::sum);
        }
        int singles = 0;
        for (int c : counts.values()) {
            if (c == 1) {
                singles++;
            }
        }
        int text = new Named<>("end", p).toString().length();
        for (int i = 0; i < text; i++) {
            singles += i % 2;
        }
        System.out.println(steps + " " + singles + " " + Point.made + " " + counts.size());
    }
}
