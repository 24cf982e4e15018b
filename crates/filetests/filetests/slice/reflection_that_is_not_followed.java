// test: slice both
class P {
    public static void main(String[] args) throws Exception {
        Class<?> type = Class.forName(args[0]);
        int n = type.isInterface() ? 2 : args.length;
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 slice loop iterations
  refused: needs java.lang.Class.forName at line 4: reflection
6 slice loop iterations, optimistic
  4         Class<?> type = Class.forName(args[0]);
  5         int n = type.isInterface() ? 2 : args.length;
  6         for (int i = 0; i < n; i++) {
  assumes: java.lang.Class.forName at line 4 finds the same by reflection as in the program
*/
