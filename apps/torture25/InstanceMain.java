// args: 3 5 | 10 7 | 25 11
import module java.base;

/** An instance main of a class with state, flexible constructor bodies, a module import, streams that gather. */
class InstanceMain {
    final List<Integer> seen = new ArrayList<>();
    int made = start();

    static int start() {
        int k = 0;
        for (int i = 0; i < 5; i++) {
            k += i;
        }
        return k;
    }

    static class Shape {
        final int size;

        Shape(int size) {
            this.size = size;
            grow();
        }

        void grow() {}
    }

    class Square extends Shape {
        final int extra;
        int grown;

        Square(int side) {
            if (side < 0) {
                throw new IllegalArgumentException("negative");
            }
            extra = side % 3 + seen.size();
            int area = 0;
            for (int i = 0; i < side; i++) {
                area += side;
            }
            super(area);
        }

        @Override
        void grow() {
            grown += extra;
            seen.add(extra);
        }
    }

    void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = made;
        for (int i = -1; i < n; i++) {
            try {
                Square s = new Square(i);
                total += s.size + s.grown;
            } catch (IllegalArgumentException e) {
                total += seen.size() + e.getMessage().length();
            }
        }
        var windows = IntStream.range(0, n).boxed().gather(Gatherers.windowFixed(m)).toList();
        for (List<Integer> w : windows) {
            total += w.getLast();
        }
        total += Stream.of(1, 2, 3, n).gather(Gatherers.scan(() -> 0, Integer::sum)).reduce(0, Integer::max);
        int steps = 0;
        for (int i = 0; i < total % 200; i++) {
            steps += i & 1;
        }
        IO.println(total + " " + steps);
    }
}
