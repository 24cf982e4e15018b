// args: 3 1234.5 | 10 0.001 | 25 -77
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.ParseException;
import java.util.Locale;

/** DecimalFormat, MessageFormat and String.format with fixed locales: lengths and digits decide. */
public class FormattedNumbers {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        double x = Double.parseDouble(args[1]);
        DecimalFormat format = new DecimalFormat("#,##0.00#;(#)", new DecimalFormatSymbols(Locale.ROOT));
        int total = 0;
        int brackets = 0;
        for (int i = 0; i < n; i++) {
            String s = format.format(x * i);
            for (char c : s.toCharArray()) {
                if (c == ',' || c == '(') {
                    brackets++;
                }
            }
            total += s.length();
        }
        String message = MessageFormat.format("{0} of {1}: {0}", args[1], args[0]);
        for (int i = message.indexOf(args[1]); i >= 0; i = message.indexOf(args[1], i + 1)) {
            total += 10;
        }
        try {
            total += format.parse(args[1]).intValue() % 100;
            total += format.parse("x" + n).intValue();
        } catch (ParseException e) {
            total += e.getErrorOffset() + 3;
        }
        String wide = String.format(Locale.ROOT, "%08.3f|%-6s|%x|%,d|%e", x, args[0], n, n * 1000, x);
        for (String part : wide.split("\\|")) {
            total += part.strip().length() < part.length() ? 5 : 1;
        }
        for (int i = 0; i < brackets; i++) {
            total++;
        }
        if (Double.toString(x * n).contains("E") || Float.toString((float) x).length() > 6) {
            total += 200;
        }
        System.out.println(total + " " + brackets + wide);
    }
}
