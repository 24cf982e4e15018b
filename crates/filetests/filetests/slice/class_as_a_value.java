// test: slice
// The name of a class, what is above it and what is an instance of it is the same in a slice.
class P {
    public static void main(String[] args) {
        for (int i = 0; i < P.class.getName().length(); i++) {} //@ slice loop iterations
        for (int i = 0; i < P.class.getSuperclass().getName().length(); i++) {} //@ slice loop iterations
        for (int i = 0; i < (P.class.isInstance(args) ? 1 : 2); i++) {} //@ slice loop iterations
    }
}

/* expected
5 slice loop iterations
  5         for (int i = 0; i < P.class.getName().length(); i++) {}
6 slice loop iterations
  6         for (int i = 0; i < P.class.getSuperclass().getName().length(); i++) {}
7 slice loop iterations
  7         for (int i = 0; i < (P.class.isInstance(args) ? 1 : 2); i++) {}
*/
