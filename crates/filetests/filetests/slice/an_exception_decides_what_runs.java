// test: slice
class P {
    static int parse(String text) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("empty");
        }
        return text.length();
    }

    public static void main(String[] args) {
        int failures = 0;
        int length = 0;
        for (String arg : args) {
            try {
                length += parse(arg);
            } catch (IllegalArgumentException e) {
                failures++;
            }
        }
        for (int i = 0; i < failures; i++) { //@ slice loop iterations
            System.out.println(length);
        }
    }
}

/* expected
20 slice loop iterations
  4         if (text.isEmpty()) {
  5             throw new IllegalArgumentException("empty");
 11         int failures = 0;
 13         for (String arg : args) {
 15                 length += parse(arg);
 17                 failures++;
 20         for (int i = 0; i < failures; i++) {
*/
