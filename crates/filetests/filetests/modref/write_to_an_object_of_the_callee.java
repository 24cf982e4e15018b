// test: modref
// What a call writes to objects that its caller cannot know stays in it.
class P {
    int n;

    static int local(int n) {
        P p = new P();
        p.n = n; //@ modref
        return p.n;
    }

    static P handed(int n) {
        P p = new P();
        p.n = n; //@ modref
        return p;
    }

    public static void main(String[] args) {
        int one = local(args.length); //@ modref local
        P other = handed(args.length); //@ modref handed
        System.out.println(one + other.n);
    }
}

/* expected
8 modref
  writes P at 7.n
14 modref
  writes P at 13.n
19 modref local
  reads P at 7.n
20 modref handed
  writes P at 13.n
*/
