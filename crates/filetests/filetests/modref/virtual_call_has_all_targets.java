// test: modref
class P {
    static class Shape {
        int seen;

        void draw() {
            seen++;
        }
    }

    static class Square extends Shape {
        int corners;

        void draw() {
            corners++;
        }
    }

    public static void main(String[] args) {
        Shape shape = args.length > 0 ? new Shape() : new Square();
        shape.draw(); //@ modref
    }
}

/* expected
21 modref
  reads P.Shape at 20.seen
  reads P.Square at 20.corners
  writes P.Shape at 20.seen
  writes P.Square at 20.corners
*/
