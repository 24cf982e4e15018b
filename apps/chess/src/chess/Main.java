package chess;

import java.io.IOException;
import java.nio.file.Paths;
import java.util.List;

import chess.board.FenException;
import chess.board.Position;
import chess.search.ScoredMove;
import chess.search.Search;

/** Prints the best move of a position. */
public final class Main {
    private static final int DEPTH = 3;

    private Main() {
    }

    /** Arguments: a file with a position, and how many plies to look beyond each move (default 3). */
    public static void main(String[] args) {
        if (args.length < 1 || args.length > 2) {
            System.err.println("usage: chess POSITION [DEPTH]");
            System.exit(2);
        }
        try {
            int depth = args.length > 1 ? Integer.parseInt(args[1]) : DEPTH;
            if (depth < 1) {
                throw new NumberFormatException("the depth is at least 1");
            }
            Position position = PositionFile.read(Paths.get(args[0]));
            Report.announce(position);
            Search search = new Search(position);
            List<ScoredMove> ranking = search.rank(depth);
            Report.print(position, ranking);
            System.out.printf("%d positions searched, %d evaluated%n", search.nodes(), search.evaluations());
        } catch (NumberFormatException e) {
            System.err.println("not a depth: " + e.getMessage());
            System.exit(2);
        } catch (FenException e) {
            System.err.println(args[0] + ": " + e.getMessage());
            System.exit(1);
        } catch (IOException e) {
            System.err.println("cannot read the position: " + e.getMessage());
            System.exit(1);
        }
    }
}
