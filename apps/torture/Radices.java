// args: 3 ff | 10 -77 | 25 zz
/** Integer and Long parsing and printing in radices, unsigned, decode, and what parsing refuses. */
public class Radices {
    static int refused;

    static int parse(String s, int radix) {
        try {
            return Integer.parseInt(s, radix);
        } catch (NumberFormatException e) {
            refused++;
            return radix;
        }
    }

    static int decode(String s) {
        try {
            return Integer.decode(s);
        } catch (NumberFormatException e) {
            refused += 10;
            return 1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int radix = 2; radix <= 36; radix += 2) {
            total += parse(args[1], radix) % 50;
        }
        for (int i = 0; i < n; i++) {
            String s = Integer.toString(i * i - n, i % 35 + 2);
            total += s.length();
            if (s.charAt(0) == '-') {
                total += parse(s.substring(1), i % 35 + 2);
            }
        }
        total += decode("0x" + args[1]) % 100 + decode("0" + n) + decode("#" + n);
        String bits = Integer.toBinaryString(n * 37);
        int ones = 0;
        for (char c : bits.toCharArray()) {
            if (c == '1') {
                ones++;
            }
        }
        long wide = Long.parseUnsignedLong("18446744073709551615") >>> n;
        while (Long.compareUnsigned(wide, n) > 0) {
            wide = Long.divideUnsigned(wide, 1000);
            total++;
        }
        for (int i = Integer.parseUnsignedInt("4294967295") + n; i > 0; i -= 4) {
            total++;
        }
        total += Integer.valueOf(args[0], 16) + Byte.parseByte(args[0]) + Short.parseShort("-" + n);
        for (int i = 0; i < ones * refused; i++) {
            total++;
        }
        System.out.println(total + " " + refused);
    }
}
