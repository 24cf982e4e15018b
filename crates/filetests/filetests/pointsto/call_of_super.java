// test: pointsto
// `super.m()` runs the method of the superclass, whatever overrides it.
class P {
    static class Base {
        void close() {}
    }

    static class Derived extends Base {
        void close() {
            super.close(); //@ calls
        }
    }

    static class Last extends Derived {
        void close() {
            super.close(); //@ calls
        }
    }

    public static void main(String[] args) {
        new Last().close();
    }
}

/* expected
10 calls
  close:
    P.Base.close
16 calls
  close:
    P.Derived.close
*/
