/**
 * Prints the best price of a rod that may be cut. Weakness: every way to cut is tried, which doubles the work with each
 * unit of length that the user asks for.
 */
public final class Rods {
    private final int[] prices;

    private Rods(int length, int seed) {
        prices = new int[length + 1];
        int state = seed;
        for (int i = 1; i <= length; i++) {
            state = 1103515245 * state + 12345;
            prices[i] = 3 * i + (state >>> 16) % 7;
        }
    }

    private int best(int length) {
        int best = 0;
        for (int cut = 1; cut <= length; cut++) {
            best = Math.max(best, prices[cut] + best(length - cut));
        }
        return best;
    }

    private int dearest() {
        int dearest = 0;
        for (int price : prices) {
            dearest = Math.max(dearest, price);
        }
        return dearest;
    }

    private static long checksum(String[] args) {
        long sum = 0;
        for (String arg : args) {
            for (int i = 0; i < arg.length(); i++) {
                sum = 31 * sum + arg.charAt(i);
            }
        }
        return sum;
    }

    private String table(int columns) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < prices.length; i++) {
            text.append(prices[i]).append(i % columns == 0 ? '\n' : ' ');
        }
        return text.toString();
    }

    /** Arguments: the length, a seed for the prices, how many orders to print. */
    public static void main(String[] args) {
        int length = Integer.parseInt(args[0]);
        Rods rods = new Rods(length, Integer.parseInt(args[1]));
        System.out.println(rods.table(8));
        System.out.println("dearest piece " + rods.dearest() + ", best price " + rods.best(length));
        int orders = Integer.parseInt(args[2]);
        long total = 0;
        for (int i = 0; i < orders; i++) {
            total += rods.prices[i % rods.prices.length];
        }
        System.out.println(orders + " orders of " + total + ", checksum " + checksum(args));
    }
}
