/** Counts the steps of a sequence that does not end for 0: neither does a predictor of it. */
public class Endless {
    static long sum;

    public static void main(String[] args) {
        long n = Long.parseLong(args[0]);
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        for (int i = 0; i < 300 * steps; i++) {
            sum += sum % 7 + i;
        }
        System.out.println(sum);
    }
}
