package chess;

import java.util.List;

import chess.board.Fen;
import chess.board.FenException;
import chess.board.Move;
import chess.board.MoveGenerator;
import chess.board.Position;

/** Tests the move generator: counts the games of a length from known positions and compares with the known counts. */
public final class Perft {
    private static final class Case {
        private final String fen;
        private final long[] counts;

        private Case(String fen, long... counts) {
            this.fen = fen;
            this.counts = counts;
        }
    }

    private static final Case[] CASES = {
        new Case(Fen.START, 20, 400, 8_902, 197_281),
        new Case("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 48, 2_039, 97_862),
        new Case("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 14, 191, 2_812, 43_238, 674_624),
        new Case("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 264, 9_467, 422_333),
        new Case("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 44, 1_486, 62_379),
    };

    private Perft() {
    }

    /** Takes no arguments; the exit code is 1 if a count is wrong. */
    public static void main(String[] args) throws FenException {
        boolean right = true;
        for (Case known : CASES) {
            Position position = Fen.parse(known.fen);
            for (int depth = 1; depth <= known.counts.length; depth++) {
                long count = count(position, depth);
                boolean equal = count == known.counts[depth - 1] && Fen.format(position).equals(known.fen);
                System.out.println((equal ? "ok    " : "WRONG ") + known.fen + " depth " + depth + ": " + count);
                right &= equal;
            }
        }
        System.exit(right ? 0 : 1);
    }

    /** The number of games of {@code depth} plies. */
    static long count(Position position, int depth) {
        List<Move> moves = MoveGenerator.legalMoves(position);
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            position.make(move);
            count += count(position, depth - 1);
            position.undo();
        }
        return count;
    }
}
