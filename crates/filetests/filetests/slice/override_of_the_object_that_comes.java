// test: slice
// Of several overrides those that a call may run are kept; a class that is never made has none.
class P {
    static class Shape {
        int sides() {
            return 0;
        }
    }

    static class Square extends Shape {
        int sides() {
            return 4;
        }
    }

    static class Circle extends Shape {
        int sides() {
            return 1;
        }
    }

    public static void main(String[] args) {
        Shape shape = args.length > 1 ? new Square() : new Shape();
        Shape other = new Circle();
        for (int i = 0; i < shape.sides(); i++) { //@ slice loop iterations
            System.out.println(other.sides());
        }
    }
}

/* expected
25 slice loop iterations
  4     static class Shape {
  6             return 0;
 10     static class Square extends Shape {
 12             return 4;
 23         Shape shape = args.length > 1 ? new Square() : new Shape();
 25         for (int i = 0; i < shape.sides(); i++) {
*/
