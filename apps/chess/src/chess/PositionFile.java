package chess;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import chess.board.Fen;
import chess.board.FenException;
import chess.board.Position;

/** A text file whose first line that is neither empty nor a comment ({@code #}) is a position in FEN. */
public final class PositionFile {
    private PositionFile() {
    }

    public static Position read(Path file) throws IOException, FenException {
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line;
            while ((line = in.readLine()) != null) {
                if (!line.isEmpty() && line.charAt(0) != '#') {
                    return Fen.parse(line);
                }
            }
        }
        throw new IOException("no position in " + file);
    }
}
