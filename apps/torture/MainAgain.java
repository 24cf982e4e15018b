// args: 3 | 10 | 25
/** Main that calls itself, with arguments that it changes. */
public class MainAgain {
    static int total;
    static int level;

    public static void main(String[] args) {
        if (level++ == 0) {
            String[] again = {args[0], "more"};
            main(again);
            args[0] = again[0] + level;
        }
        int n = Integer.parseInt(args[0]);
        if (args.length > 1) {
            args[0] = "1";
            total += n;
            return;
        }
        for (int i = 0; i < n; i++) {
            total += i & 1;
        }
        System.out.println(total);
    }
}
