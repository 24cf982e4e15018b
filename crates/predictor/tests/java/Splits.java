import java.util.Arrays;
import java.util.Random;
import java.util.regex.PatternSyntaxException;
import mantis.predictor.Splitter;

/** Compares Splitter with String.split: random expressions over few characters, random texts over the same. */
public class Splits {
    private static final String[] PIECES = {
        "\\s", "\\d", "\\w", "\\.", "\\t", ",", " ", "a", "[,;]", "[\\s,]", "[", "]", "+", "+", "*", "*", "?", "\\", "|", "(", ")", "{2}", "^", "$", ".", "\\W", "-", "&&", "\u00e9"
    };
    private static final String TEXT = " ,;a1.\t\n_-\u00e9\u00a0 ,a";

    private static Object split(boolean own, String text, String regex, int limit) {
        try {
            return Arrays.asList(own ? Splitter.split(text, regex, limit) : text.split(regex, limit));
        } catch (PatternSyntaxException e) {
            return e.getMessage();
        }
    }

    private static String random(Random random, int most, java.util.function.IntFunction<String> piece, int pieces) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most); i >= 0; i--) {
            text.append(piece.apply(random.nextInt(pieces)));
        }
        return text.toString();
    }

    public static void main(String[] args) {
        Random random = new Random(20261123);
        int several = 0;
        for (int round = 0; round < 200_000; round++) {
            String regex = random(random, 5, i -> PIECES[i], PIECES.length);
            String text = random(random, 12, i -> TEXT.substring(i, i + 1), TEXT.length());
            int limit = random.nextInt(6) - 2;
            Object expected = split(false, text, regex, limit);
            Object found = split(true, text, regex, limit);
            if (!expected.equals(found)) {
                System.out.println("'" + text + "' by '" + regex + "' at most " + limit + ": " + expected + ", not " + found);
                System.exit(1);
            }
            several += expected instanceof java.util.List && ((java.util.List<?>) expected).size() > 1 ? 1 : 0;
        }
        System.out.println(several > 20_000 ? "equal" : "too few that split: " + several);
    }
}
