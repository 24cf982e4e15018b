// args: 3 10.25 | 10 0.1 | 25 99.995
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** BigDecimal: scales, rounding, equality against comparison, a division that does not end. */
public class Decimals {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        BigDecimal rate = new BigDecimal(args[1]);
        BigDecimal sum = BigDecimal.ZERO;
        int endless = 0;
        for (int i = 1; i <= n; i++) {
            sum = sum.add(rate.multiply(BigDecimal.valueOf(i)));
            try {
                sum = sum.subtract(BigDecimal.ONE.divide(BigDecimal.valueOf(i)));
            } catch (ArithmeticException e) {
                endless++;
            }
        }
        BigDecimal cents = sum.setScale(2, RoundingMode.HALF_EVEN);
        int total = cents.scale() + sum.scale() * 10;
        if (cents.equals(sum)) {
            total += 100;
        }
        if (cents.compareTo(sum) == 0) {
            total += 200;
        }
        BigDecimal left = cents;
        while (left.compareTo(BigDecimal.ONE) > 0) {
            left = left.divide(new BigDecimal("1.5"), 5, RoundingMode.DOWN);
            total++;
        }
        BigDecimal root = sum.abs().sqrt(new MathContext(6));
        for (int i = 0; i < root.intValue(); i++) {
            total++;
        }
        String text = sum.stripTrailingZeros().toPlainString();
        int dot = text.indexOf('.');
        for (int i = dot; i >= 0 && i < text.length(); i++) {
            total += 3;
        }
        for (int i = 0; i < sum.remainder(BigDecimal.TEN).intValue() + endless; i++) {
            total++;
        }
        System.out.println(total + " " + endless + " " + text);
    }
}
