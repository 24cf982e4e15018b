// test: slice
// What reflection makes is not known: whatever is read of it has no slice.
class P {
    int n;

    P() {
        n = 3;
    }

    public static void main(String[] args) throws Exception {
        P p = (P) Class.forName(args[0]).getDeclaredConstructor().newInstance();
        for (int i = 0; i < p.n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
12 slice loop iterations
  refused: needs java.lang.reflect.Constructor.newInstance at line 11: reflection
*/
