package chess.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import chess.board.Move;
import chess.board.MoveGenerator;
import chess.board.Position;

/** Looks ahead: minimax to a fixed depth. */
public final class Search {
    private static final int INFINITY = 1_000_000;
    private static final int MATE = 100_000;
    private static final int LONGEST_MATE = 1_000;
    private static final int QUIET_PLIES = 100;

    private final Position position;
    private final Evaluation evaluation;
    private long nodes;
    private long evaluations;

    /** A search on the position, which is as before after each call. */
    public Search(Position position) {
        this.position = position;
        this.evaluation = new Evaluation(position);
    }

    /** Scores all moves of a position, the best first; equal ones stay in the order in which they are generated. */
    public List<ScoredMove> rank(int depth) {
        List<ScoredMove> ranking = new ArrayList<>();
        for (Move move : MoveGenerator.legalMoves(position)) {
            ranking.add(score(move, depth));
        }
        Collections.sort(ranking);
        return ranking;
    }

    /** What a move is worth if both sides then play on to a depth of {@code depth} plies. */
    public ScoredMove score(Move move, int depth) {
        position.make(move);
        int score = -minimax(depth, 1);
        position.undo();
        return new ScoredMove(move, score);
    }

    /** What the position is worth to the side whose turn it is. */
    private int minimax(int depth, int ply) {
        nodes++;
        if (position.quietPlies() >= QUIET_PLIES) {
            return 0;
        }
        if (depth == 0 && !position.inCheck()) {
            return evaluate();
        }
        List<Move> moves = MoveGenerator.legalMoves(position);
        if (moves.isEmpty()) {
            return position.inCheck() ? ply - MATE : 0;
        }
        if (depth == 0) {
            return evaluate();
        }
        int best = -INFINITY;
        for (Move move : moves) {
            position.make(move);
            best = Math.max(best, -minimax(depth - 1, ply + 1));
            position.undo();
        }
        return best;
    }

    private int evaluate() {
        evaluations++;
        return evaluation.evaluate();
    }

    static boolean isMate(int score) {
        return Math.abs(score) > MATE - LONGEST_MATE;
    }

    static int movesToMate(int score) {
        return (MATE - Math.abs(score) + 1) / 2;
    }

    /** Positions looked at so far. */
    public long nodes() {
        return nodes;
    }

    /** Positions evaluated so far. */
    public long evaluations() {
        return evaluations;
    }
}
