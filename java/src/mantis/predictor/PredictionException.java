package mantis.predictor;

/** There is no prediction: the message says why and what to do. */
public class PredictionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    PredictionException(String message, Throwable cause) {
        super(message, cause);
    }
}
