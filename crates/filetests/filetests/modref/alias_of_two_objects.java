// test: modref
// A write through a reference that may be to either of two objects may write both.
class P {
    int n;

    public static void main(String[] args) {
        P one = new P();
        P other = new P();
        P alias = args.length > 1 ? one : other;
        alias.n = 3; //@ modref
        one.n++; //@ modref
        System.out.println(other.n); //@ modref
    }
}

/* expected
10 modref
  writes P at 7.n
  writes P at 8.n
11 modref
  reads P at 7.n
  writes P at 7.n
12 modref
  reads P at 8.n
  reads the JDK's System.out.state
  writes the JDK's System.out.state
*/
