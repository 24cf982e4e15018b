// test: modref
class P {
    int n;

    public static void main(String[] args) {
        P one = new P();
        P other = new P();
        one.n = args.length; //@ modref
        other.n = one.n + 1; //@ modref
        System.out.println(other.n);
    }
}

/* expected
8 modref
  writes P at 6.n
9 modref
  reads P at 6.n
  writes P at 7.n
*/
