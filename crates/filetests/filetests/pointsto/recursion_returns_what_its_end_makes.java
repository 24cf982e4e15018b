// test: pointsto
class P {
    static P deep(int n, P found) {
        return n == 0 ? found : deep(n - 1, new P()); //@ calls
    }

    public static void main(String[] args) {
        P p = deep(args.length, new P()); //@ pointsto p
    }
}

/* expected
4 calls
  <init>:
    P.<init>
  deep:
    P.deep
8 pointsto p
  P at 4
  P at 8
*/
