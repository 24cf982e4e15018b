package ringtone;

import java.io.IOException;

/** A file that is not a WAV file, or one that this program cannot cut. */
class WavFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    WavFormatException(String message) {
        super(message);
    }
}
