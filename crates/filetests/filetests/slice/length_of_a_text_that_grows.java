// test: slice
class P {
    public static void main(String[] args) {
        StringBuilder wanted = new StringBuilder();
        StringBuilder other = new StringBuilder();
        for (String arg : args) {
            wanted.append(arg).append(' ');
            other.append(arg);
        }
        for (int i = 0; i < wanted.length(); i++) { //@ slice loop iterations
            System.out.println(other);
        }
    }
}

/* expected
10 slice loop iterations
  4         StringBuilder wanted = new StringBuilder();
  6         for (String arg : args) {
  7             wanted.append(arg).append(' ');
 10         for (int i = 0; i < wanted.length(); i++) {
*/
