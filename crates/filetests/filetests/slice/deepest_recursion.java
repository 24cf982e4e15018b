// test: slice
// known: how deep a recursion goes before the stack is full depends on the frames, which are other ones in
// a slice, and on the compiler. Such a slice should be refused.
class P {
    static int depth;

    static void down() {
        depth++;
        down();
    }

    public static void main(String[] args) {
        try {
            down();
        } catch (StackOverflowError e) {
            System.out.println("deep");
        }
        for (int i = 0; i < depth; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
18 slice loop iterations
  8         depth++;
  9         down();
 14             down();
 18         for (int i = 0; i < depth; i++) {
*/
