package face;

import java.io.IOException;

/** A file that is not an image this program can read. */
class ImageFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    ImageFormatException(String message) {
        super(message);
    }
}
