// args: 3 a | 10 bb | 25 ccc
import java.util.Locale;

/** String.format, with arguments of the program's classes, and what its result's length decides. */
public class Formats {
    static class Money {
        final int cents;
        static int shown;

        Money(int cents) {
            this.cents = cents;
        }

        @Override
        public String toString() {
            shown++;
            return String.format(Locale.ROOT, "%d.%02d", cents / 100, cents % 100);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int width = 0;
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String s = String.format(Locale.ROOT, "%-5s|%5d|%08.3f|%x|%c|%b", args[1], i, i / 3.0, i * 255, 'a' + i, i % 2 == 0);
            width = Math.max(width, s.length());
            if (i % 3 == 0) {
                all.append(String.format("%s %s;", new Money(i * 37), args[1]));
            }
        }
        int dots = 0;
        for (int i = 0; i < all.length(); i++) {
            if (all.charAt(i) == '.') {
                dots++;
            }
        }
        for (int i = 0; i < width; i++) {
            dots += i;
        }
        System.out.printf("%d %d%n", dots, Money.shown);
    }
}
