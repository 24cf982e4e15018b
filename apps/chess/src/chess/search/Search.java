package chess.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

import chess.board.Move;
import chess.board.MoveGenerator;
import chess.board.Position;

/** Looks ahead: minimax with alpha-beta pruning to a fixed depth, then only captures, promotions and answers to checks. */
public final class Search {
    private static final int INFINITY = 1_000_000;
    private static final int MATE = 100_000;
    private static final int LONGEST_MATE = 1_000;
    private static final int QUIET_PLIES = 100;
    /** How much further than the fixed depth exchanges are followed. */
    private static final int EXCHANGE_PLIES = 4;

    /** Promising moves first: big pieces taken by small ones, promotions. */
    private final Comparator<Move> promisingFirst = Comparator.comparingInt(this::promise).reversed();

    private final Position position;
    private final Evaluation evaluation;
    private long nodes;
    private long evaluations;

    /** A search on the position, which is as before after each call. */
    public Search(Position position) {
        this.position = position;
        this.evaluation = new Evaluation(position);
    }

    /**
     * Scores all moves of a position, the best first; equal ones stay in the order in which they are generated. Each move
     * gets a search of its own, with nothing pruned on account of the others, so that the whole ranking is right.
     */
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
        int score = -alphaBeta(depth, 1, -INFINITY, INFINITY);
        position.undo();
        return new ScoredMove(move, score);
    }

    private int alphaBeta(int depth, int ply, int alpha, int beta) {
        nodes++;
        List<Move> moves = MoveGenerator.legalMoves(position);
        if (moves.isEmpty()) {
            return position.inCheck() ? ply - MATE : 0;
        }
        if (position.quietPlies() >= QUIET_PLIES) {
            return 0;
        }
        if (depth == 0) {
            return exchanges(EXCHANGE_PLIES, ply, alpha, beta);
        }
        moves.sort(promisingFirst);
        int best = -INFINITY;
        for (Move move : moves) {
            position.make(move);
            int score = -alphaBeta(depth - 1, ply + 1, -beta, -Math.max(alpha, best));
            position.undo();
            if (score > best) {
                best = score;
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    /** Follows exchanges until the position is quiet, so that no half of an exchange is taken for a gain. */
    private int exchanges(int plies, int ply, int alpha, int beta) {
        nodes++;
        boolean check = position.inCheck();
        int best = -INFINITY;
        if (!check || plies == 0) {
            best = evaluation.evaluate();
            evaluations++;
            if (best >= beta || plies == 0) {
                return best;
            }
        }
        List<Move> moves = check ? MoveGenerator.legalMoves(position) : MoveGenerator.tacticalMoves(position);
        if (check && moves.isEmpty()) {
            return ply - MATE;
        }
        moves.sort(promisingFirst);
        for (Move move : moves) {
            position.make(move);
            int score = -exchanges(plies - 1, ply + 1, -beta, -Math.max(alpha, best));
            position.undo();
            if (score > best) {
                best = score;
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private int promise(Move move) {
        int promise = 0;
        if (move.captured() != null) {
            promise += 10 * move.captured().type().value() - position.at(move.from()).type().value();
        }
        if (move.promotion() != null) {
            promise += 5 * move.promotion().value();
        }
        return promise;
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
