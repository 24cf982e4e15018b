/** Works as long as a check sum of its argument's digits says; a minus among them doubles that of those before it. */
public class Seldom {
    public static void main(String[] args) {
        int rounds = 0;
        for (char c : args[0].toCharArray()) {
            if (c == '-') {
                rounds = twice(rounds);
            } else {
                rounds = (7 * rounds + c - '0') % 101;
            }
        }
        int sum = 0;
        int most = 1000 * rounds;
        for (int i = 0; i < most; i++) {
            sum = sum * 31 + i % 7;
        }
        System.out.println(sum);
    }

    private static int twice(int n) {
        return n + n;
    }
}
