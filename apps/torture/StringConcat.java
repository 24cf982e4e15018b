// args: 3 ab | 10 xyz | 25 q
/** Concatenations (invokedynamic) of every type, whose length decides what happens next. */
public class StringConcat {
    static class Point {
        final int x;
        static int printed;

        Point(int x) {
            this.x = x;
        }

        @Override
        public String toString() {
            printed++;
            return "(" + x + ")";
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = args[1];
        char c = text.charAt(0);
        long big = n * 1_000_000_007L;
        double half = n / 2.0;
        boolean even = n % 2 == 0;
        String all = text + n + c + big + half + even + null + new Point(n) + 1.5f + (byte) n;
        String acc = "";
        for (int i = 0; i < n; i++) {
            acc += i % 3 == 0 ? text : "" + i;
        }
        acc += new Point(acc.length());
        int vowels = 0;
        for (int i = 0; i < all.length(); i++) {
            if ("aeiou".indexOf(all.charAt(i)) >= 0) {
                vowels++;
            }
        }
        int digits = 0;
        for (char d : acc.toCharArray()) {
            if (Character.isDigit(d)) {
                digits++;
            }
        }
        System.out.println(all + vowels + digits + Point.printed);
    }
}
