// test: slice
// The value of a class is computed once: what is stored in it is there the next time.
class P {
    static final ClassValue<int[]> COUNTS = new ClassValue<>() {
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    public static void main(String[] args) {
        for (String arg : args) {
            COUNTS.get(P.class)[0]++;
        }
        for (int i = 0; i < COUNTS.get(P.class)[0]; i++) {} //@ slice loop iterations
    }
}

/* expected
14 slice loop iterations
  4     static final ClassValue<int[]> COUNTS = new ClassValue<>() {
  6             return new int[1];
 11         for (String arg : args) {
 12             COUNTS.get(P.class)[0]++;
 14         for (int i = 0; i < COUNTS.get(P.class)[0]; i++) {}
*/
