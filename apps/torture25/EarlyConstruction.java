// args: 3 | 10 | 25
/** A constructor that throws, and stores into its own field, before it calls the one of its superclass. */
public class EarlyConstruction {
    static class Shape {
        final int size;
        Shape(int size) {
            this.size = size;
            grow();
        }
        void grow() {}
    }

    static class Square extends Shape {
        int extra;
        Square(int side) {
            if (side < 2) {
                throw new IllegalArgumentException("negative");
            }
            extra = side % 3;
            super(side);
        }
        @Override
        void grow() {
            extra++;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                Square s = new Square(i);
                total += s.extra;
            } catch (IllegalArgumentException e) {
                total++;
            }
        }
        System.out.println(total);
    }
}
