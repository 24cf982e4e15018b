// test: slice
// known: without a profile nobody knows that the JVM throws here, and the message, which is another one in a
// slice, is taken for a text of the program.
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
15 slice loop iterations
  4 class P {
  8         String message = "";
 10             P p = args.length > 9 ? new P() : null;
 11             p.n = 3;
 12         } catch (NullPointerException e) {
 13             message = e.getMessage();
 15         for (int i = 0; i < message.length(); i++) {
*/
