package chess.board;

/** A piece of one of the two sides. */
public enum Piece {
    WHITE_PAWN(Color.WHITE, PieceType.PAWN),
    WHITE_KNIGHT(Color.WHITE, PieceType.KNIGHT),
    WHITE_BISHOP(Color.WHITE, PieceType.BISHOP),
    WHITE_ROOK(Color.WHITE, PieceType.ROOK),
    WHITE_QUEEN(Color.WHITE, PieceType.QUEEN),
    WHITE_KING(Color.WHITE, PieceType.KING),
    BLACK_PAWN(Color.BLACK, PieceType.PAWN),
    BLACK_KNIGHT(Color.BLACK, PieceType.KNIGHT),
    BLACK_BISHOP(Color.BLACK, PieceType.BISHOP),
    BLACK_ROOK(Color.BLACK, PieceType.ROOK),
    BLACK_QUEEN(Color.BLACK, PieceType.QUEEN),
    BLACK_KING(Color.BLACK, PieceType.KING);

    private static final Piece[] ALL = values();

    private final Color color;
    private final PieceType type;

    Piece(Color color, PieceType type) {
        this.color = color;
        this.type = type;
    }

    public static Piece of(Color color, PieceType type) {
        return ALL[color.ordinal() * 6 + type.ordinal()];
    }

    /** The piece of a FEN letter: upper case for white; null if the letter stands for none. */
    static Piece ofLetter(char letter) {
        for (Piece piece : ALL) {
            if (piece.letter() == letter) {
                return piece;
            }
        }
        return null;
    }

    public Color color() {
        return color;
    }

    public PieceType type() {
        return type;
    }

    char letter() {
        return color == Color.WHITE ? Character.toUpperCase(type.letter()) : type.letter();
    }
}
