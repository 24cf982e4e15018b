// test: slice
// The values that are written to a variable are a feature: what computes them is kept.
class P {
    public static void main(String[] args) {
        int total = 0;
        int other = 1;
        for (String arg : args) {
            total = total + arg.length(); //@ slice sum of values of total
            other = other * total;
        }
        System.out.println(other);
    }
}

/* expected
8 slice sum of values of total
  5         int total = 0;
  7         for (String arg : args) {
  8             total = total + arg.length();
*/
