// test: pointsto
// A class initialiser is reached where its class is used, and only then.
class P {
    static class Used {
        static Object first = new Object(); //@ reached
    }

    static class Unused {
        static Object second = new Object(); //@ reached
    }

    public static void main(String[] args) {
        System.out.println(Used.first); //@ pointsto .first
    }
}

/* expected
5 reached
  yes
9 reached
  no
13 pointsto .first
  Object at 5
*/
