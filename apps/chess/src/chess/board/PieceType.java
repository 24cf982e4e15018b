package chess.board;

/** A kind of piece, with its usual worth in hundredths of a pawn. */
public enum PieceType {
    PAWN('p', 100), KNIGHT('n', 310), BISHOP('b', 330), ROOK('r', 500), QUEEN('q', 920), KING('k', 10_000);

    private final char letter;
    private final int value;

    PieceType(char letter, int value) {
        this.letter = letter;
        this.value = value;
    }

    public char letter() {
        return letter;
    }

    public int value() {
        return value;
    }

    /** Whether it moves along ranks and files as far as it likes. */
    boolean slidesStraight() {
        return this == ROOK || this == QUEEN;
    }

    /** Whether it moves along diagonals as far as it likes. */
    boolean slidesDiagonally() {
        return this == BISHOP || this == QUEEN;
    }
}
