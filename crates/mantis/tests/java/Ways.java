import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Ways through a program that are hard to count: exceptions in loops, callbacks, recursion, exits. Arguments: what, how much. */
public class Ways {
    static int done;

    interface Shape {
        int area();
    }

    static class Square implements Shape, Comparable<Square> {
        final int side;

        Square(int side) {
            this.side = check(side);
        }

        static int check(int side) {
            if (side % 7 == 6) {
                throw new IllegalArgumentException("side");
            }
            return side;
        }

        public int area() {
            return side * side;
        }

        public int compareTo(Square other) {
            return Integer.compare(side * 31 % 17, other.side * 31 % 17);
        }
    }

    static class Named extends Square {
        Named(int side) {
            super(check(side + 1));
        }

        public int area() {
            return super.area() + 1;
        }
    }

    /** Exceptions caught in a loop, a handler that itself loops back, and finally. */
    static int retries(int n) {
        int tries = 0;
        for (int i = 0; i < n; i++) {
            while (true) {
                try {
                    tries++;
                    if (tries % 3 != 0) {
                        throw new IllegalStateException();
                    }
                    done += Integer.parseInt(i % 4 == 0 ? "x" : "1");
                    break;
                } catch (IllegalStateException e) {
                    done++;
                } catch (NumberFormatException e) {
                    done += 2;
                    break;
                } finally {
                    done++;
                }
            }
        }
        return tries;
    }

    static int shapes(int n) {
        List<Square> shapes = new ArrayList<>();
        int refused = 0;
        for (int i = 0; i < n; i++) {
            try {
                shapes.add(i % 2 == 0 ? new Square(i) : new Named(i));
            } catch (IllegalArgumentException e) {
                refused++;
            }
        }
        Collections.sort(shapes);
        int area = 0;
        for (Shape shape : shapes) {
            area += shape.area();
        }
        shapes.forEach(s -> done += s.side);
        return area - refused;
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int depth(int n) {
        if (n == 0) {
            throw new IllegalStateException("bottom");
        }
        return 1 + depth(n - 1);
    }

    /** A loop with constant bounds in one with none. */
    static int counted(int n) {
        int sum = 0;
        do {
            for (int i = 10; i > 0; i -= 3) {
                sum += i;
            }
            for (int i = 0; 100 > i; i++) {
                if (i == n) {
                    break;
                }
                sum++;
            }
        } while (--n > 0);
        return sum;
    }

    static void never(int n) {
        for (int i = 0; i < n; i++) {
            done--;
        }
        throw new UnsupportedOperationException();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[1]);
        switch (args[0]) {
            case "retries": done += retries(n); break;
            case "shapes": done += shapes(n); break;
            case "even": done += even(n) ? 1 : 0; break;
            case "depth":
                try {
                    done += depth(n);
                } catch (IllegalStateException e) {
                    done -= n;
                }
                break;
            case "counted": done += counted(n); break;
            case "exit":
                for (int i = 0; i < n; i++) {
                    leave(i, n);
                }
                break;
            default: never(n);
        }
        System.out.println(done);
    }

    static void leave(int i, int n) {
        synchronized (Ways.class) {
            if (i > n / 2) {
                System.exit(0);
            }
            done++;
        }
    }
}
