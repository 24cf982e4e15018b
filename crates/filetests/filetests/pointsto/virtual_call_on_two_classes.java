// test: pointsto
// A virtual call runs the methods of the classes of which objects come here, and no others.
class P {
    static class Shape {
        int area() {
            return 0;
        }
    }

    static class Square extends Shape {
        int area() {
            return 1;
        }
    }

    static class Circle extends Shape {
        int area() {
            return 2;
        }
    }

    static class Never extends Shape {
        int area() {
            return 3; //@ reached
        }
    }

    public static void main(String[] args) {
        Shape shape = args.length > 0 ? new Square() : new Circle();
        int area = shape.area(); //@ pointsto shape; calls
    }
}

/* expected
24 reached
  no
30 pointsto shape
  P.Circle at 29
  P.Square at 29
30 calls
  area:
    P.Circle.area
    P.Square.area
*/
