// args: 3 5 | 10 1 | 25 8
import java.util.ArrayList;
import java.util.List;

/** Cloneable objects, shallow and deep, in a hierarchy; clones of arrays of arrays; copies do not share counters. */
public class ObjectClones {
    static int cloned;

    static class Point implements Cloneable {
        int x;
        int[] tags = new int[3];

        @Override
        public Point clone() {
            try {
                cloned++;
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Deep extends Point {
        List<Integer> log = new ArrayList<>();

        @Override
        public Deep clone() {
            Deep d = (Deep) super.clone();
            d.tags = tags.clone();
            d.log = new ArrayList<>(log);
            return d;
        }
    }

    static class Plain {
        int x;

        Object attempt() {
            try {
                return clone();
            } catch (CloneNotSupportedException e) {
                return null;
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Point[] points = {new Point(), new Deep()};
        for (int i = 0; i < n; i++) {
            Point p = points[i % points.length];
            Point q = p.clone();
            q.x += m;
            q.tags[i % 3] += i;
            if (q instanceof Deep) {
                ((Deep) q).log.add(i);
            }
            if (i % 4 == 1) {
                points = points.clone();
                points[i % points.length] = q;
            }
        }
        int total = 0;
        for (Point p : points) {
            for (int i = 0; i < p.x; i++) {
                total++;
            }
            for (int t : p.tags) {
                total += t;
            }
            if (p instanceof Deep) {
                total += ((Deep) p).log.size() * 100;
            }
        }
        if (new Plain().attempt() == null) {
            total += 3;
        }
        int[][] grid = new int[3][m];
        int[][] half = grid.clone();
        half[0] = grid[0].clone();
        half[0][0] = 9;
        half[1][0] = n;
        for (int i = 0; i < grid[0][0] + grid[1][0] + cloned; i++) {
            total++;
        }
        System.out.println(total + " " + cloned);
    }
}
