// test: pointsto
// The abstract method that a superclass calls is that of the class of the object.
class P {
    abstract static class Job {
        void start() {
            step(); //@ calls
        }

        abstract void step();
    }

    static class Short extends Job {
        void step() {}
    }

    static class Long extends Job {
        void step() {}
    }

    public static void main(String[] args) {
        new Short().start();
        Job unused = new Long(); //@ calls
    }
}

/* expected
6 calls
  step:
    P.Short.step
22 calls
  <init>:
    P.Long.<init>
*/
