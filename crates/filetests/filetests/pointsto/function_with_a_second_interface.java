// test: pointsto
// A function object may have more interfaces than the one that it is a function of.
import java.io.Serializable;

class P {
    public static void main(String[] args) {
        Object task = (Runnable & Serializable) () -> System.out.println("runs");
        if (task instanceof Serializable) {
            Serializable serial = (Serializable) task; //@ pointsto serial
            ((Runnable) serial).run(); //@ calls run
        }
    }
}

/* expected
9 pointsto serial
  function Runnable of P.lambda$main$344f8d9$1 at 7
10 calls run
  run:
    P.lambda$main$344f8d9$1
*/
