// test: slice
// Slices have other members than their program: what lists them is refused.
class P {
    int n;

    public static void main(String[] args) {
        for (int i = 0; i < P.class.getDeclaredMethods().length; i++) {} //@ slice loop iterations
        for (int i = 0; i < P.class.getFields().length; i++) {} //@ slice loop iterations
        for (int i = 0; i < P.class.getDeclaredClasses().length; i++) {} //@ slice loop iterations
    }
}

/* expected
7 slice loop iterations
  refused: needs java.lang.Class.getDeclaredMethods at line 7: reflection
8 slice loop iterations
  refused: needs java.lang.Class.getFields at line 8: reflection
9 slice loop iterations
  refused: needs java.lang.Class.getDeclaredClasses at line 9: reflection
*/
