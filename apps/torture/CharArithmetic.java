// args: 3 Hello,World | 10 zebra-Crossing | 25 The+quick9brown8fox
/** Characters as numbers: a rotating cipher, digit values, case flips, counting by letter. */
public class CharArithmetic {
    static String rotate(String text, int by) {
        char[] out = new char[text.length()];
        for (int i = 0; i < out.length; i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + (c - 'a' + by) % 26);
            } else if (c >= 'A' && c <= 'Z') {
                c = (char) ('A' + (c - 'A' + 26 - by % 26) % 26);
            }
            out[i] = c;
        }
        return new String(out);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = rotate(args[1], n);
        int[] letters = new int[26];
        int others = 0;
        for (char c : text.toCharArray()) {
            char low = (char) (c | 0x20);
            if (low >= 'a' && low <= 'z') {
                letters[low - 'a']++;
            } else {
                others += c % 10;
            }
        }
        int total = 0;
        for (char c = 'a'; c <= 'z'; c++) {
            for (int i = 0; i < letters[c - 'a']; i++) {
                total += c % 7;
            }
        }
        char at = text.charAt(0);
        int hops = 0;
        while (at++ != '~' && hops < 200) {
            hops++;
        }
        for (int i = 0; i < others; i++) {
            total++;
        }
        for (int i = 0; i < Character.getNumericValue(args[1].charAt(3)); i++) {
            total--;
        }
        System.out.println(total + " " + hops + text);
    }
}
