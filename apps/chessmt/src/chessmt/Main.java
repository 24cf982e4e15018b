package chessmt;

import java.io.IOException;
import java.nio.file.Paths;
import java.util.List;
import java.util.concurrent.ExecutionException;

import chess.PositionFile;
import chess.Report;
import chess.board.FenException;
import chess.board.Position;
import chess.search.ScoredMove;

/** Prints the best move of a position, found by several threads. */
public final class Main {
    private static final int THREADS = 2;
    private static final int DEPTH = 3;

    private Main() {
    }

    /** Arguments: a file with a position, the number of threads (default 2), how many plies to look beyond each move (default 3). */
    public static void main(String[] args) throws InterruptedException {
        if (args.length < 1 || args.length > 3) {
            System.err.println("usage: chessmt POSITION [THREADS [DEPTH]]");
            System.exit(2);
        }
        int threads = positive(args, 1, THREADS);
        int depth = positive(args, 2, DEPTH);
        try {
            Position position = PositionFile.read(Paths.get(args[0]));
            Report.announce(position);
            ParallelSearch search = new ParallelSearch(position, threads);
            List<ScoredMove> ranking = search.rank(depth);
            Report.print(position, ranking);
            System.out.printf("%d positions searched, %d evaluated%n", search.nodes(), search.evaluations());
        } catch (FenException e) {
            System.err.println(args[0] + ": " + e.getMessage());
            System.exit(1);
        } catch (IOException e) {
            System.err.println("cannot read the position: " + e.getMessage());
            System.exit(1);
        } catch (ExecutionException e) {
            System.err.println("the search failed: " + e.getCause());
            System.exit(1);
        }
    }

    private static int positive(String[] args, int index, int otherwise) {
        if (index >= args.length) {
            return otherwise;
        }
        try {
            int number = Integer.parseInt(args[index]);
            if (number > 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // reported below like a number that is too small
        }
        System.err.println("not a positive number: " + args[index]);
        System.exit(2);
        return 0;
    }
}
