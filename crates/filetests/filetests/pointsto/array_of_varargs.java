// test: pointsto
class P {
    static Object last(Object... all) {
        return all[all.length - 1]; //@ pointsto all; pointsto []
    }

    public static void main(String[] args) {
        Object got = last(new int[1], new long[1]); //@ pointsto got
    }
}

/* expected
4 pointsto all
  Object[] at 8
4 pointsto []
  int[] at 8
  long[] at 8
8 pointsto got
  int[] at 8
  long[] at 8
*/
