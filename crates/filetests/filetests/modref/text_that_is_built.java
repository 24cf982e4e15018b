// test: modref
// A text is a value; the builder has a state.
class P {
    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder();
        builder.append(args.length); //@ modref append
        String text = builder.toString(); //@ modref toString
        int n = text.length(); //@ modref
        System.out.println(n);
    }
}

/* expected
6 modref append
  reads StringBuilder at 5.state
  writes StringBuilder at 5.state
7 modref toString
  reads StringBuilder at 5.state
8 modref
*/
