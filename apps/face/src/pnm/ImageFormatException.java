package pnm;

import java.io.IOException;

/** A file that is not an image this program can read. */
public final class ImageFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    public ImageFormatException(String message) {
        super(message);
    }
}
