package chess;

import java.util.List;
import java.util.Locale;

import chess.board.Position;
import chess.search.ScoredMove;

/** What a search found out, in words. */
public final class Report {
    private static final int SHOWN = 3;

    private Report() {
    }

    /** Prints the best moves of a ranking, or how the game has ended. */
    public static void print(Position position, List<ScoredMove> ranking) {
        System.out.printf("%s to move, %d pieces, %d moves%n", position.sideToMove().toString().toLowerCase(Locale.ROOT), position.pieces(),
                ranking.size());
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
