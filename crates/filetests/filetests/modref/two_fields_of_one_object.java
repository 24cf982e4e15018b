// test: modref
class P {
    int width, height;

    public static void main(String[] args) {
        P p = new P();
        p.width = args.length; //@ modref
        p.height = 2; //@ modref
        int n = p.width; //@ modref
        System.out.println(n + p.height);
    }
}

/* expected
7 modref
  writes P at 6.width
8 modref
  writes P at 6.height
9 modref
  reads P at 6.width
*/
