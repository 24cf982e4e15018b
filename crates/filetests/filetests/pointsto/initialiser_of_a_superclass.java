// test: pointsto
// A class is initialised behind its superclass, and not by a mention of its array.
class P {
    static class Base {
        static Object base = new Object(); //@ reached
    }

    static class Derived extends Base {
        static Object derived = new Object(); //@ reached
    }

    static class Element {
        static Object element = new Object(); //@ reached
    }

    public static void main(String[] args) {
        Element[] array = new Element[2];
        System.out.println(new Derived());
    }
}

/* expected
5 reached
  yes
9 reached
  yes
13 reached
  no
*/
