package chess.board;

/** Squares are numbers: 0 is a1, 1 is b1, 63 is h8. */
public final class Squares {
    public static final int COUNT = 64;
    public static final int NONE = -1;

    private Squares() {
    }

    public static int of(int file, int rank) {
        return rank * 8 + file;
    }

    public static int file(int square) {
        return square & 7;
    }

    public static int rank(int square) {
        return square >> 3;
    }

    public static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** The square of a name such as e4, {@link #NONE} if there is none. */
    static int parse(String name) {
        if (name.length() != 2) {
            return NONE;
        }
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        return onBoard(file, rank) ? of(file, rank) : NONE;
    }

    static boolean onBoard(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }
}
