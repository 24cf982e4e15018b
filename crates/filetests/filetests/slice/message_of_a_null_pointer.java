// test: slice
// What the JVM says of a null pointer describes the code around it, which is another one in a slice.
class P {
    int n;

    public static void main(String[] args) {
        String message = "";
        try {
            P p = args.length > 9 ? new P() : null;
            p.n = 3; //@ threw
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
