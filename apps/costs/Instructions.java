/** Section 2.2.2: a loop for each arithmetic instruction. Arguments: x, y, and how many additions, subtractions, multiplications, divisions. */
public class Instructions {
    public static void main(String[] args) {
        int x = Integer.parseInt(args[0]);
        int y = Integer.parseInt(args[1]);
        int adds = Integer.parseInt(args[2]);
        int subs = Integer.parseInt(args[3]);
        int muls = Integer.parseInt(args[4]);
        int divs = Integer.parseInt(args[5]);
        int result = 0;
        for (int i = 0; i < adds; i++) {
            result = x + y;
        }
        for (int i = 0; i < subs; i++) {
            result = x - y;
        }
        for (int i = 0; i < muls; i++) {
            result = x * y;
        }
        for (int i = 0; i < divs; i++) {
            result = x / y;
        }
        System.out.println(result);
    }
}
