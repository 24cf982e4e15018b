// test: slice
class P {
    public static void main(String[] args) {
        for (String arg : args) {
            int digits = arg.length();
            try {
                System.out.println(Integer.parseInt(arg) * digits);
            } catch (NumberFormatException e) {
                if (digits > 5) { //@ slice condition true
                    System.out.println("long");
                }
            }
        }
    }
}

/* expected
9 slice condition true
  4         for (String arg : args) {
  5             int digits = arg.length();
  7                 System.out.println(Integer.parseInt(arg) * digits);
  9                 if (digits > 5) {
 10                     System.out.println("long");
*/
