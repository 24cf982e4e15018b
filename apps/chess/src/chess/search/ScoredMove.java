package chess.search;

import chess.board.Move;

/** A move and what it is worth to the side that makes it, in hundredths of a pawn. */
public final class ScoredMove implements Comparable<ScoredMove> {
    private final Move move;
    private final int score;

    ScoredMove(Move move, int score) {
        this.move = move;
        this.score = score;
    }

    public Move move() {
        return move;
    }

    public int score() {
        return score;
    }

    /** The best move comes first. */
    @Override
    public int compareTo(ScoredMove other) {
        return Integer.compare(other.score, score);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ScoredMove && ((ScoredMove) o).score == score && ((ScoredMove) o).move.equals(move);
    }

    @Override
    public int hashCode() {
        return 31 * score + move.hashCode();
    }

    @Override
    public String toString() {
        if (Search.isMate(score)) {
            return move + (score > 0 ? " mates in " : " is mated in ") + Search.movesToMate(score);
        }
        return String.format("%s %+d.%02d", move, score / 100, Math.abs(score) % 100);
    }
}
