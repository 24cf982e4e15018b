// args: 3 | 10 | 25
/** Private methods that nest mates call on objects of subclasses, which have methods of the same names. */
public class PrivateMethods {
    abstract static class Shape {
        private int weight(int by) {
            return by * 2 + kind();
        }

        private int hidden() {
            return 1;
        }

        int total(int n) {
            int sum = 0;
            for (int i = 0; i < n; i++) {
                sum += this.weight(i) + this.hidden();
            }
            return sum;
        }

        abstract int kind();
    }

    static class Square extends Shape {
        int asked;

        @Override
        int kind() {
            return 3;
        }

        /** Overrides nothing. */
        int hidden() {
            asked++;
            return 100;
        }
    }

    static final class Cube extends Square {
        @Override
        int kind() {
            return super.kind() + 4;
        }

        private int weight(int by) {
            return -by;
        }

        int light(int by) {
            return weight(by) + hidden();
        }
    }

    interface Named {
        private String prefix(int length) {
            return "name-".substring(0, Math.min(5, length));
        }

        default String named(int length) {
            return prefix(length) + length;
        }
    }

    static final class Label implements Named {
        String prefix(int length) {
            return "label" + length;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Square square = new Square();
        Cube cube = new Cube();
        Shape[] shapes = {square, cube};
        int sum = 0;
        for (Shape shape : shapes) {
            int total = shape.total(n);
            sum += total + shape.hidden();
        }
        int light = cube.light(n);
        int outside = ((Shape) cube).weight(n);
        int length = new Label().named(n).length() + new Label().prefix(n).length();
        int asked = square.asked + cube.asked;
        System.out.println(sum + " " + light + " " + outside + " " + length + " " + asked);
    }
}
