// test: pointsto
// The receiver of an unbound method reference is what it is called with, and dispatch is by its class.
import java.util.function.Function;

class P {
    static class Shape {
        Object corner() {
            return null;
        }
    }

    static class Square extends Shape {
        Object corner() {
            return new int[4];
        }
    }

    public static void main(String[] args) {
        Function<Shape, Object> corner = Shape::corner;
        Object got = corner.apply(new Square()); //@ pointsto got; calls apply
    }
}

/* expected
20 pointsto got
  int[] at 14
20 calls apply
  apply:
    P.Square.corner
*/
