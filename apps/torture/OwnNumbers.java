// args: 3 | 10 de | 25 fr x

import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Locale;

/** Numbers of the program that formats of the JDK ask for their values. */
public class OwnNumbers {
    static int asked;

    static class Cents extends Number {
        private final long cents;

        Cents(long cents) {
            this.cents = cents;
        }

        @Override public int intValue() {
            return (int) (cents / 100);
        }

        @Override public long longValue() {
            asked += 1000;
            return cents / 100;
        }

        @Override public float floatValue() {
            return (float) doubleValue();
        }

        @Override public String toString() {
            asked += 100;
            return cents + " cents";
        }

        @Override public double doubleValue() {
            asked++;
            if (cents % 2 == 0) {
                asked += 10;
            }
            return cents / 100.0;
        }
    }

    /** Hands on what it is given as another number. */
    static class Rounded extends NumberFormat {
        private final NumberFormat inner;

        Rounded(NumberFormat inner) {
            this.inner = inner;
        }

        @Override public StringBuffer format(double number, StringBuffer to, FieldPosition at) {
            asked += number > 1 ? 3 : 5;
            return inner.format(Math.rint(number), to, at);
        }

        @Override public StringBuffer format(long number, StringBuffer to, FieldPosition at) {
            asked += 7;
            return inner.format(number, to, at);
        }

        @Override public Number parse(String text, java.text.ParsePosition at) {
            return inner.parse(text, at);
        }
    }

    static int letters(String text, char wanted) {
        int n = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == wanted) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Locale locale = args.length > 1 ? Locale.forLanguageTag(args[1]) : Locale.ROOT;
        DecimalFormat decimal = new DecimalFormat("#,##0.00;(#)", DecimalFormatSymbols.getInstance(locale));
        int points = 0;
        for (int i = 0; i < n; i++) {
            Object number = i % 3 == 0 ? (Object) i : new Cents(i * 101L - 250);
            points += letters(decimal.format(number), i % 2 == 0 ? '(' : ',');
        }
        StringBuffer into = new StringBuffer();
        new Rounded(decimal).format(new Cents(n * 77L), into, new FieldPosition(0));
        points += into.length();
        String choice = new ChoiceFormat("0#none|1#one|2#many").format(new Cents(n * 10L));
        points += choice.equals("many") ? 2 : choice.length();
        String message = new MessageFormat("{0,number,#.#} of {1}", locale).format(new Object[] {new Cents(n), new Cents(n + 1L)});
        for (int i = 0; i < message.length(); i++) {
            if (Character.isDigit(message.charAt(i))) {
                points++;
            }
        }
        int late = 0;
        while (asked-- > 0) {
            late += asked % 3;
        }
        System.out.println(points + " " + late);
    }
}
