// args: 3 | 10 | 25
/** The helpful message of a null pointer names what the code does. */
public class NullMessages {
    static int[] data;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int length = 0;
        int unused = 1;
        for (int i = 0; i < n; i++) {
            String s = i % 2 == 0 ? null : "x";
            unused += i;
            try {
                length += s.length();
            } catch (NullPointerException e) {
                length += e.getMessage().length();
            }
        }
        System.out.println(unused);
    }
}
