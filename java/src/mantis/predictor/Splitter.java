package mantis.predictor;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits strings in the place of {@link String#split}, without {@code java.util.regex}: a cold JVM takes some
 * milliseconds to set that up for the likes of {@code \s+}, more than most slices take for all the rest.
 *
 * <p>It knows sequences of ASCII characters, escapes and classes that are not negated, each once, {@code +}
 * or {@code *}, as long as no choice has to be taken back: what repeats has no character in common with what
 * follows. All other expressions are left to {@code String}.
 */
public final class Splitter {
    private static final int MOST = 8;

    private final String regex;
    private int at;
    private int items;
    /** The characters of each item: bit c of the first word, bit c - 64 of the second. */
    private final long[] low = new long[MOST];
    private final long[] high = new long[MOST];
    private final boolean[] optional = new boolean[MOST];
    private final boolean[] repeated = new boolean[MOST];
    private boolean known;

    private Splitter(String regex) {
        this.regex = regex;
        known = parse();
    }

    /** In place of {@link String#split(String)}. */
    public static String[] split(String text, String regex) {
        return split(text, regex, 0);
    }

    /** In place of {@link String#split(String, int)}. */
    public static String[] split(String text, String regex, int limit) {
        // One character: String does that by itself.
        if (text == null || regex == null || regex.length() < 2) {
            return text.split(regex, limit);
        }
        Splitter splitter = new Splitter(regex);
        return splitter.known ? splitter.parts(text, limit) : text.split(regex, limit);
    }

    private String[] parts(String text, int limit) {
        List<String> parts = new ArrayList<String>();
        int from = 0;
        int start = 0;
        while (start < text.length() && (limit <= 0 || parts.size() < limit - 1)) {
            int end = match(text, start);
            if (end < 0) {
                start++;
            } else {
                parts.add(text.substring(from, start));
                from = end;
                start = end;
            }
        }
        if (from == 0) {
            return new String[] {text};
        }
        parts.add(text.substring(from));
        int size = parts.size();
        while (limit == 0 && size > 0 && parts.get(size - 1).isEmpty()) {
            size--;
        }
        return parts.subList(0, size).toArray(new String[0]);
    }

    /** Where a match that starts there ends, or -1. */
    private int match(String text, int start) {
        int end = start;
        for (int i = 0; i < items; i++) {
            int first = end;
            while (end < text.length() && has(i, text.charAt(end)) && (repeated[i] || end == first)) {
                end++;
            }
            if (end == first && !optional[i]) {
                return -1;
            }
        }
        return end;
    }

    private boolean has(int item, char c) {
        return c < 64 ? (low[item] >>> c & 1) != 0 : c < 128 && (high[item] >>> c - 64 & 1) != 0;
    }

    private boolean parse() {
        boolean empty = true;
        while (at < regex.length()) {
            if (items == MOST || !item()) {
                return false;
            }
            char quantifier = at < regex.length() ? regex.charAt(at) : 0;
            if (quantifier == '?') {
                return false;
            }
            if (quantifier == '+' || quantifier == '*') {
                at++;
                repeated[items] = true;
                optional[items] = quantifier == '*';
                // Reluctant and possessive ones.
                if (at < regex.length() && (regex.charAt(at) == '+' || regex.charAt(at) == '?')) {
                    return false;
                }
            }
            empty &= optional[items];
            items++;
        }
        return !empty && isDefinite();
    }

    /** Whether what repeats never takes what a later item needs. */
    private boolean isDefinite() {
        for (int i = 0; i < items; i++) {
            for (int later = i + 1; repeated[i] && later < items; later++) {
                if ((low[i] & low[later]) != 0 || (high[i] & high[later]) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** A character, an escape or a class. */
    private boolean item() {
        char c = regex.charAt(at++);
        if (c == '\\') {
            return escape();
        }
        if (c == '[') {
            return members();
        }
        return ".$|()[]{}^?*+\\".indexOf(c) < 0 && add(c);
    }

    private boolean members() {
        int first = at;
        while (at < regex.length()) {
            char c = regex.charAt(at++);
            if (c == ']') {
                return at > first + 1;
            }
            if (c == '\\') {
                if (!escape()) {
                    return false;
                }
                continue;
            }
            // Ranges, too, are rare between separators.
            if (c == '[' || c == '^' || c == '&' || c == '-' || !add(c)) {
                return false;
            }
        }
        return false;
    }

    private boolean escape() {
        if (at == regex.length()) {
            return false;
        }
        char c = regex.charAt(at++);
        switch (c) {
            case 's':
                return add(' ') && add('\t') && add('\n') && add('\u000b') && add('\f') && add('\r');
            case 'd':
                return range('0', '9');
            case 'w':
                return range('0', '9') && range('a', 'z') && range('A', 'Z') && add('_');
            case 't':
                return add('\t');
            case 'n':
                return add('\n');
            case 'r':
                return add('\r');
            default:
                return !Character.isLetterOrDigit(c) && add(c);
        }
    }

    private boolean range(char from, char to) {
        for (char c = from; c <= to; c++) {
            add(c);
        }
        return true;
    }

    private boolean add(char c) {
        if (c < 64) {
            low[items] |= 1L << c;
        } else if (c < 128) {
            high[items] |= 1L << c - 64;
        }
        return c < 128;
    }
}
