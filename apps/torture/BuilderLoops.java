// args: 3 ab | 10 xyz | 25 level
/** StringBuilder in loops: append, insert, reverse, setLength, deleteCharAt; its length decides. */
public class BuilderLoops {
    static boolean palindrome(String s) {
        return new StringBuilder(s).reverse().toString().equals(s);
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] letters = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (n >= values[i]) {
                n -= values[i];
                b.append(letters[i]);
            }
        }
        return b.toString();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        StringBuilder b = new StringBuilder(args[1]);
        int palindromes = 0;
        for (int i = 0; i < n; i++) {
            if (b.length() > 12) {
                b.setLength(5);
            }
            b.append(i).insert(0, (char) ('a' + i % 26));
            if (i % 3 == 0) {
                b.deleteCharAt(b.length() - 1);
            }
            if (palindrome(roman(i))) {
                palindromes++;
            }
        }
        StringBuilder alias = b;
        alias.append("tail");
        int total = palindrome(args[1]) ? 1000 : 0;
        while (b.length() > 0) {
            if (b.charAt(b.length() - 1) >= 'a') {
                total++;
            }
            b.setLength(b.length() - 1);
        }
        System.out.println(total + " " + palindromes);
    }
}
