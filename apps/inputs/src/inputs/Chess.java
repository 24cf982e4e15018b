package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import chess.board.Fen;
import chess.board.FenException;
import chess.board.Move;
import chess.board.MoveGenerator;
import chess.board.Position;

/** Positions of 10 to 32 pieces: a random game from the start, then random pieces are taken off the board. */
final class Chess implements Generator {
    private static final int LONGEST_GAME = 60;

    private final String[] moreArguments;

    /** Generates for a program that takes these arguments after the position. */
    Chess(String... moreArguments) {
        this.moreArguments = moreArguments;
    }

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        Path file = folder.resolve(String.format("position%04d.fen", index));
        int pieces = draw.inRange(10, 32);
        Position position;
        do {
            position = position(draw, pieces);
        } while (position == null);
        Files.writeString(file, "# " + position.pieces() + " pieces\n" + Fen.format(position) + "\n");
        RunLine run = new RunLine().file(file);
        for (String argument : moreArguments) {
            run.argument(argument);
        }
        return run;
    }

    /** A position with so many pieces, null if the attempt has failed. */
    private static Position position(Draw draw, int pieces) {
        try {
            Position played = play(draw, draw.between(4, LONGEST_GAME), pieces);
            Position thinned = Fen.parse(takeOff(Fen.format(played), played.pieces() - pieces, draw.random()));
            return MoveGenerator.legalMoves(thinned).isEmpty() ? null : thinned;
        } catch (FenException e) {
            return null; // without the pieces, the side that has moved would be in check
        }
    }

    /** Plays until the game has lasted long enough, is over, or one more capture would leave too few pieces. */
    private static Position play(Draw draw, int plies, int pieces) throws FenException {
        Position position = Fen.parse(Fen.START);
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = MoveGenerator.legalMoves(position);
            if (position.pieces() == pieces) {
                moves.removeIf(move -> move.captured() != null);
            }
            if (moves.isEmpty()) {
                break;
            }
            position.make(moves.get(draw.between(0, moves.size() - 1)));
        }
        return position;
    }

    /** Takes so many pieces other than kings off the board of a FEN; a pawn that could be taken en passant is forgotten. */
    private static String takeOff(String fen, int count, Random random) {
        String[] fields = fen.split(" ");
        StringBuilder board = new StringBuilder();
        for (char c : fields[0].toCharArray()) {
            if (Character.isDigit(c)) {
                board.append("1".repeat(c - '0'));
            } else {
                board.append(c);
            }
        }
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < board.length(); i++) {
            if (Character.isLetter(board.charAt(i)) && Character.toLowerCase(board.charAt(i)) != 'k') {
                places.add(i);
            }
        }
        Collections.shuffle(places, random);
        for (int place : places.subList(0, count)) {
            board.setCharAt(place, '1');
        }
        fields[0] = board.toString();
        if (count > 0) {
            fields[3] = "-";
        }
        return String.join(" ", fields);
    }
}
