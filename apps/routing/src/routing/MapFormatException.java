package routing;

/** The map file does not say what it should. */
class MapFormatException extends Exception {
    private static final long serialVersionUID = 1L;

    MapFormatException(int line, String message) {
        super("line " + line + ": " + message);
    }

    MapFormatException(int line, String message, Throwable cause) {
        super("line " + line + ": " + message, cause);
    }
}
