// test: slice
// Without a profile the JVM may have thrown it, and its message is another one in a slice: refused.
class P {
    int n;

    public static void main(String[] args) {
        String message = "";
        try {
            P p = args.length > 9 ? new P() : null;
            p.n = 3;
        } catch (NullPointerException e) {
            message = e.getMessage();
        }
        for (int i = 0; i < message.length(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 slice loop iterations
  refused: depends on stack through java.lang.NullPointerException.getMessage at line 12
*/
