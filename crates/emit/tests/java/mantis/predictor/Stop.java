package mantis.predictor;

public final class Stop extends Error {
    public Stop(String message) {
        super(message, null, false, false);
    }
}
