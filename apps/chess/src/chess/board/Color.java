package chess.board;

/** Whose piece or whose turn. */
public enum Color {
    WHITE(1, 0), BLACK(-1, 7);

    private final int forward;
    private final int homeRank;

    Color(int forward, int homeRank) {
        this.forward = forward;
        this.homeRank = homeRank;
    }

    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** Ranks that a pawn gains in a step: 1 or -1. */
    public int forward() {
        return forward;
    }

    /** Rank of the king at the start of a game, from 0. */
    public int homeRank() {
        return homeRank;
    }

    /** Where this side's pawns start. */
    public int pawnRank() {
        return homeRank + forward;
    }
}
