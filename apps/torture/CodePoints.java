// args: 3 | 10 | 25
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;

/** Unicode: surrogates, code points, encodings, case rules, normal forms. */
public class CodePoints {
    static final String[] TEXTS = {"na\u00efve", "a\ud83d\ude00b", "\u00df\u20acx"};

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String given = TEXTS[n % 3];
        String text = given + new String(Character.toChars(0x1F600 + n));
        int total = 0;
        for (int i = 0; i < text.length();) {
            int cp = text.codePointAt(i);
            i += Character.charCount(cp);
            if (Character.isSupplementaryCodePoint(cp)) {
                total += 10;
            } else if (Character.isLetter(cp)) {
                total++;
            }
        }
        int surrogates = 0;
        for (char c : text.toCharArray()) {
            if (Character.isSurrogate(c)) {
                surrogates++;
            }
        }
        int high = 0;
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            if (b < 0) {
                high++;
            }
        }
        byte[] wide = text.getBytes(StandardCharsets.UTF_16BE);
        for (int i = 0; i < wide.length; i += 2) {
            total += wide[i] == 0 ? 2 : 5;
        }
        String upper = given.toUpperCase(Locale.ROOT);
        for (int i = given.length(); i < upper.length(); i++) {
            total += 100;
        }
        String apart = Normalizer.normalize(given, Normalizer.Form.NFD);
        for (int i = 0; i < apart.length(); i++) {
            if (Character.getType(apart.charAt(i)) == Character.NON_SPACING_MARK) {
                total += 30;
            }
        }
        String ascii = new String(text.getBytes(StandardCharsets.US_ASCII), StandardCharsets.US_ASCII);
        for (int i = ascii.indexOf('\uFFFD'); i >= 0; i = ascii.indexOf('\uFFFD', i + 1)) {
            total += 3;
        }
        for (int i = 0; i < surrogates + high + text.codePointCount(0, text.length()); i++) {
            total++;
        }
        System.out.println(total + " " + high);
    }
}
