package mantis.predictor;

import java.util.Arrays;

/** The numbers that a text file begins with. */
final class InputHead {
    /** How far they are looked for. */
    private static final int HEAD = 4096;
    private static final int NUMBERS = 4;
    /** No longer word is a number that a model can use. */
    private static final int LONGEST = 17;

    private InputHead() {}

    /**
     * The first numbers of a header: of the first line that is no comment, as in DIMACS ({@code p cnf 20
     * 91}), Matrix Market or a list that begins with its length; after a magic {@code P1} to {@code P6} those
     * of the following lines, too. NaN for each that is not there.
     */
    static double[] of(InputSource source) {
        byte[] head = new byte[(int) Math.min(HEAD, source.size)];
        int length = source.read(0, head, 0, head.length);
        double[] values = new double[NUMBERS];
        Arrays.fill(values, Double.NaN);
        boolean image = length > 2 && head[0] == 'P' && head[1] >= '1' && head[1] <= '6' && isSpace(head[2]);
        int found = 0;
        for (int i = image ? 2 : 0; i < length && found < values.length;) {
            int end = i;
            while (end < length && head[end] != '\n') {
                end++;
            }
            if (!isComment(head, i, end)) {
                found = numbers(head, i, end, values, found);
                if (!image) {
                    break;
                }
            }
            i = end + 1;
        }
        return values;
    }

    private static boolean isComment(byte[] text, int from, int end) {
        while (from < end && isSpace(text[from])) {
            from++;
        }
        if (from == end) {
            return true;
        }
        int c = text[from];
        int next = from + 1 < end ? text[from + 1] : ' ';
        return c == '#' || c == '%' || c == ';' || c == '/' && next == '/' || c == 'c' && isSpace(next);
    }

    /** Adds the words of a line that are numbers to {@code values}; returns how many there are then. */
    private static int numbers(byte[] text, int from, int end, double[] values, int found) {
        for (int i = from; i < end && found < values.length; i++) {
            int start = i;
            while (i < end && !isSpace(text[i]) && text[i] != ',' && text[i] != ';') {
                i++;
            }
            if (i > start && i - start <= LONGEST) {
                StringBuilder word = new StringBuilder(i - start);
                for (int k = start; k < i; k++) {
                    word.append((char) (text[k] & 0xff));
                }
                double number = InputSource.number(word.toString());
                if (number == number) {
                    values[found++] = number;
                }
            }
        }
        return found;
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
