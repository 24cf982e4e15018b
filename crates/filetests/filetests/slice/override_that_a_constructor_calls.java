// test: slice
// The constructor of the superclass calls an override before fields of the subclass have their values.
class P {
    static class Base {
        Base() {
            start();
        }

        void start() {}
    }

    static class Derived extends Base {
        int set;
        int reset = 1;

        void start() {
            set = 7;
            reset = 7;
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        for (int i = 0; i < d.set; i++) { //@ slice loop iterations
            System.out.println(i);
        }
        for (int i = 0; i < d.reset; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
24 slice loop iterations
  5         Base() {
  6             start();
 12     static class Derived extends Base {
 17             set = 7;
 23         Derived d = new Derived();
 24         for (int i = 0; i < d.set; i++) {
27 slice loop iterations
  5         Base() {
  6             start();
 12     static class Derived extends Base {
 14         int reset = 1;
 18             reset = 7;
 23         Derived d = new Derived();
 27         for (int i = 0; i < d.reset; i++) {
*/
