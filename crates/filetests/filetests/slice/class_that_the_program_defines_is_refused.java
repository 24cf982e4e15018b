// test: slice both
class P extends ClassLoader {
    public static void main(String[] args) throws Exception {
        byte[] code = new byte[100];
        int fields = new P().defineClass(null, code, 0, 100).getFields().length;
        for (int i = 0; i < fields; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 slice loop iterations
  refused: needs java.lang.Class.getFields at line 5: reflection
6 slice loop iterations, optimistic
  refused: needs P.defineClass at line 5, whose effects nobody described
*/
