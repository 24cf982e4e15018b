// test: pointsto
class P {
    static class Base {
        private String name() {
            return "base";
        }

        void tell() {
            System.out.println(name()); //@ calls name
        }
    }

    static class Derived extends Base {
        String name() {
            return "derived"; //@ reached
        }
    }

    public static void main(String[] args) {
        new Derived().tell();
    }
}

/* expected
9 calls name
  name:
    P.Base.name
15 reached
  no
*/
