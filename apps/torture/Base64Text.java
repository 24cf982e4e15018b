// args: 3 M | 10 Ma | 25 Man
import java.util.Base64;

/** Base64 of the JDK and by hand, encodings of characters, bytes as signed numbers, bad input. */
public class Base64Text {
    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static String encode(byte[] data) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < data.length; i += 3) {
            int x = (data[i] & 0xff) << 16;
            if (i + 1 < data.length) {
                x |= (data[i + 1] & 0xff) << 8;
            }
            if (i + 2 < data.length) {
                x |= data[i + 2] & 0xff;
            }
            for (int k = 18; k >= 0; k -= 6) {
                boolean pad = k == 6 && i + 1 >= data.length || k == 0 && i + 2 >= data.length;
                b.append(pad ? '=' : ALPHABET.charAt(x >> k & 63));
            }
        }
        return b.toString();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        byte[] data = new byte[n + args[1].length()];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (i < args[1].length() ? args[1].charAt(i) : i * 83);
        }
        String own = encode(data);
        String theirs = Base64.getEncoder().encodeToString(data);
        int total = own.equals(theirs) ? own.length() : -1;
        for (int i = own.indexOf('='); i >= 0 && i < own.length(); i++) {
            total += 100;
        }
        int bad = 0;
        for (int i = 1; i < own.length(); i += 2) {
            try {
                for (byte b : Base64.getDecoder().decode(own.substring(i))) {
                    if (b < 0) {
                        total++;
                    }
                }
            } catch (IllegalArgumentException e) {
                bad++;
            }
        }
        for (int i = 0; i < bad; i++) {
            total += 2;
        }
        for (char c : Base64.getUrlEncoder().withoutPadding().encodeToString(data).toCharArray()) {
            total += c == '_' || c == '-' ? 7 : 0;
        }
        System.out.println(total + " " + bad);
    }
}
