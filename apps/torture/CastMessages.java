// args: 3 | 10 | 25
/** The message of a bad cast names class loaders. */
public class CastMessages {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int length = 0;
        Object o = new CastMessages();
        for (int i = 0; i < n; i++) {
            try {
                length += ((String) o).length();
            } catch (ClassCastException e) {
                length += e.getMessage().length();
            }
        }
        System.out.println(length > 0);
    }
}
