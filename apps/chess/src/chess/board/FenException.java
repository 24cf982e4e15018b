package chess.board;

/** A text that does not describe a position. */
public class FenException extends Exception {
    private static final long serialVersionUID = 1L;

    FenException(String message) {
        super(message);
    }
}
