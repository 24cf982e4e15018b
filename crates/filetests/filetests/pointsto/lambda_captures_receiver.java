// test: pointsto
// A reference to a method of an object calls it on that object alone.
class P {
    static class Bell {
        void ring() {
            System.out.println(this); //@ pointsto this
        }
    }

    public static void main(String[] args) {
        Bell rung = new Bell();
        Bell silent = new Bell();
        Runnable later = rung::ring; //@ pointsto ->
        later.run(); //@ calls
        System.out.println(silent);
    }
}

/* expected
6 pointsto this
  P.Bell at 11
13 pointsto ->
  function Runnable of P.Bell.ring at 13
14 calls
  run:
    P.Bell.ring
*/
