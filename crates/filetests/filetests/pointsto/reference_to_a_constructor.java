// test: pointsto
// A reference to a constructor makes an object, which its place names.
import java.util.function.Supplier;

class P {
    public static void main(String[] args) {
        Supplier<P> make = P::new;
        P made = make.get(); //@ pointsto made; calls get
    }
}

/* expected
8 pointsto made
  P that the reference at 7 makes
8 calls get
  get:
    P.<init>
*/
