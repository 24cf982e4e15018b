package chess;

import java.util.List;
import java.util.Locale;

import chess.board.Move;
import chess.board.MoveGenerator;
import chess.board.Position;
import chess.search.ScoredMove;

/** What is searched and what the search found out, in words. */
public final class Report {
    private static final int SHOWN = 3;

    private Report() {
    }

    /** Prints what is to be searched: whose turn it is, and how many moves and replies there are. */
    public static void announce(Position position) {
        List<Move> moves = MoveGenerator.legalMoves(position);
        int replies = 0;
        for (Move move : moves) {
            position.make(move);
            int answers = MoveGenerator.legalMoves(position).size();
            position.undo();
            replies += answers;
        }
        String side = position.sideToMove().toString().toLowerCase(Locale.ROOT);
        System.out.printf("%s to move, %d pieces, %d moves, %d replies%n", side, position.pieces(), moves.size(), replies);
    }

    /** Prints the best moves of a ranking, or how the game has ended. */
    public static void print(Position position, List<ScoredMove> ranking) {
        if (ranking.isEmpty()) {
            System.out.println(position.inCheck() ? "mated" : "stalemate");
            return;
        }
        System.out.println("best move: " + ranking.get(0));
        for (ScoredMove other : ranking.subList(1, Math.min(SHOWN, ranking.size()))) {
            System.out.println("      then " + other);
        }
    }
}
