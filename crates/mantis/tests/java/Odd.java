/** Behaves badly where its first argument says so; the second says how much it works. */
public class Odd {
    static long sum;

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[1]);
        for (int i = 0; i < 100 * n; i++) {
            sum += i % 7;
        }
        switch (args[0]) {
            case "fail":
                throw new IllegalStateException("no good: " + n);
            case "exit":
                System.exit(n);
                break;
            case "hang":
                Thread.sleep(1000000000L);
                break;
            case "loud":
                StringBuilder line = new StringBuilder();
                for (int i = 0; i < 1 << 16; i++) {
                    line.append('x');
                }
                for (int i = 0; i < 64; i++) {
                    System.out.println(line);
                    System.err.println(line);
                }
                break;
            default:
                System.out.println(sum);
        }
    }
}
