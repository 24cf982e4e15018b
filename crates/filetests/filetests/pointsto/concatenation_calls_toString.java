// test: pointsto
class P {
    public String toString() {
        return "p"; //@ reached
    }

    public static void main(String[] args) {
        String text = args[0] + new P(); //@ calls; pointsto text
    }
}

/* expected
4 reached
  yes
8 calls
  <init>:
    P.<init>
  valueOf:
    JDK String.valueOf
    P.toString, called back by String.valueOf
  invokedynamic makeConcatWithConstants: nothing
8 pointsto text
  any String
*/
