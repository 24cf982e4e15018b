package brook;

final class ScriptError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ScriptError(String message) {
        super(message);
    }
}
