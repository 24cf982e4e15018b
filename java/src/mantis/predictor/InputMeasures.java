package mantis.predictor;

/**
 * The names of what sources say, in groups that are computed together; {@code docs/inputs.md} defines them.
 */
final class InputMeasures {
    static final String[] GROUPS = {
        "text", "files", "bytes", "words", "lines", "numbers", "deflate", "head", "format"
    };
    static final int TEXT = 0;
    static final int FILES = 1;
    static final int BYTES = 2;
    static final int WORDS = 3;
    static final int LINES = 4;
    static final int NUMBERS = 5;
    static final int DEFLATE = 6;
    static final int HEAD = 7;

    /** Bytes that are counted each for itself. */
    static final String PUNCTUATION = "{}<>,;:\"'()[]|=#/&.+-*_@\\%";

    static final String[][] MEASURES = {
        {"number", "length", "given"},
        {"size", "files", "largest"},
        bytes("lines", "longest line", "words", "letters", "digits", "white space", "punctuation",
                "other bytes"),
        {"distinct words", "squares of words"},
        {"distinct lines", "repeated lines", "squares of lines"},
        {"numbers", "sum of numbers", "largest number"},
        {"deflated size", "deflated share"},
        {"header number 1", "header number 2", "header number 3", "header number 4"},
        {"width", "height", "frames", "channels", "sample rate", "entries", "uncompressed size", "constants",
            "methods"},
    };

    private InputMeasures() {}

    private static String[] bytes(String... first) {
        String[] names = new String[first.length + PUNCTUATION.length()];
        System.arraycopy(first, 0, names, 0, first.length);
        for (int i = 0; i < PUNCTUATION.length(); i++) {
            names[first.length + i] = "bytes '" + PUNCTUATION.charAt(i) + "'";
        }
        return names;
    }

    /** Whether a group looks at {@link InputSource#content}. */
    static boolean readsContent(int group) {
        return group >= BYTES && group <= DEFLATE;
    }
}
