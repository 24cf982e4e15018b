// test: pointsto
// A method that no run entered is a target where the code ends.
class P {
    static class Shape {
        int area() {
            return 1; //@ reached
        }
    }

    static class Square extends Shape {
        int area() {
            return 2; //@ never
        }
    }

    public static void main(String[] args) {
        Shape shape = args.length > 0 ? new Shape() : new Square();
        int area = shape.area(); //@ calls
    }
}

/* expected
6 reached
  yes
18 calls
  area:
    P.Shape.area
    P.Square.area, which never ran
*/
