// test: pointsto
class P {
    static class Printed {
        public String toString() {
            return "printed"; //@ reached
        }
    }

    static class Kept {
        public String toString() {
            return "kept"; //@ reached
        }
    }

    public static void main(String[] args) {
        Object kept = new Kept();
        System.out.println(new Printed()); //@ calls println
    }
}

/* expected
5 reached
  yes
11 reached
  no
17 calls println
  println:
    JDK PrintStream.println
    P.Printed.toString, called back by PrintStream.println
*/
