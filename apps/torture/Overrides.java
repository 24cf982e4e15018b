// args: 3 ace | 10 cab | 25 eeee
import java.util.ArrayList;
import java.util.List;

/** Virtual calls to overrides of which a slice may need some and not others. */
public class Overrides {
    abstract static class Shape {
        int updates;

        abstract int weight(int n);

        void touch() {
            updates++;
        }
    }

    static class Plain extends Shape {
        @Override
        int weight(int n) {
            return n;
        }
    }

    static class Looping extends Shape {
        @Override
        int weight(int n) {
            int w = 0;
            for (int i = 0; i < n; i++) {
                w += i % 3;
            }
            return w;
        }

        @Override
        void touch() {
            super.touch();
            updates += 2;
        }
    }

    static class Silent extends Looping {
        @Override
        void touch() {
        }
    }

    static Shape make(char c) {
        switch (c % 3) {
            case 0:
                return new Plain();
            case 1:
                return new Looping();
            default:
                return new Silent();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Shape> shapes = new ArrayList<>();
        for (char c : args[1].toCharArray()) {
            shapes.add(make(c));
        }
        int total = 0;
        for (Shape s : shapes) {
            total += s.weight(n);
            s.touch();
            s.touch();
        }
        for (Shape s : shapes) {
            for (int i = 0; i < s.updates; i++) {
                total++;
            }
        }
        System.out.println(total);
    }
}
