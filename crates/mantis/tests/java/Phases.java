/** A method that the program calls at two times. */
public class Phases {
    static int digits(int n) {
        int c = 0;
        int k = n;
        while (k > 0) {
            k /= 10;
            c++;
        }
        return c;
    }

    public static void main(String[] args) {
        int first = digits(args.length);
        int second = digits(1000 * first);
        System.out.println(second);
    }
}
