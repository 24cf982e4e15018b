package chess.board;

/** A move of the side whose turn it is. */
public final class Move {
    /** What is special about a move. */
    enum Kind {
        NORMAL, DOUBLE_STEP, EN_PASSANT, CASTLING, PROMOTION
    }

    private final Kind kind;
    private final int from;
    private final int to;
    private final Piece captured;
    private final PieceType promotion;

    private Move(Kind kind, int from, int to, Piece captured, PieceType promotion) {
        this.kind = kind;
        this.from = from;
        this.to = to;
        this.captured = captured;
        this.promotion = promotion;
    }

    static Move normal(int from, int to, Piece captured) {
        return new Move(Kind.NORMAL, from, to, captured, null);
    }

    static Move special(Kind kind, int from, int to, Piece captured) {
        return new Move(kind, from, to, captured, null);
    }

    static Move promotion(int from, int to, Piece captured, PieceType promotion) {
        return new Move(Kind.PROMOTION, from, to, captured, promotion);
    }

    Kind kind() {
        return kind;
    }

    public int from() {
        return from;
    }

    public int to() {
        return to;
    }

    /** The piece that is taken, or null. */
    public Piece captured() {
        return captured;
    }

    /** What a pawn turns into, or null. */
    public PieceType promotion() {
        return promotion;
    }

    /** Coordinates, as chess programs exchange them: e2e4, e7e8q. */
    @Override
    public String toString() {
        String text = Squares.name(from) + Squares.name(to);
        return promotion == null ? text : text + promotion.letter();
    }
}
