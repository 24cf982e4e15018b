package facecv;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a PGM or PPM file says of itself before its pixels; tells images that are too large before they are read. */
final class ImageHeader {
    private static final int MAX_PIXELS = 100_000_000;

    private final int width;
    private final int height;

    private ImageHeader(int width, int height) {
        this.width = width;
        this.height = height;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    static ImageHeader read(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            int first = in.read();
            int second = in.read();
            if (first != 'P' || second != '5' && second != '6') {
                throw new IOException("neither PGM nor PPM");
            }
            int width = readNumber(in);
            int height = readNumber(in);
            if (width == 0 || height == 0 || (long) width * height > MAX_PIXELS) {
                throw new IOException("an image of " + width + " x " + height + " pixels");
            }
            return new ImageHeader(width, height);
        }
    }

    /** A decimal number, and the character behind it; blanks and comments before it are skipped. */
    private static int readNumber(InputStream in) throws IOException {
        int c = in.read();
        while (c == '#' || Character.isWhitespace(c)) {
            if (c == '#') {
                while (c != '\n' && c != -1) {
                    c = in.read();
                }
            }
            c = in.read();
        }
        int number = 0;
        int digits = 0;
        while (c >= '0' && c <= '9' && digits < 9) {
            number = 10 * number + c - '0';
            digits++;
            c = in.read();
        }
        if (digits == 0 || !Character.isWhitespace(c)) {
            throw new IOException("a number is missing");
        }
        return number;
    }
}
