package pnm;

import java.io.IOException;
import java.io.InputStream;

/** What a binary PGM or PPM file says of itself before its pixels: kind and size. */
public final class PnmHeader {
    private static final int MAX_PIXELS = 100_000_000;

    private final boolean color;
    private final int width;
    private final int height;

    private PnmHeader(boolean color, int width, int height) {
        this.color = color;
        this.width = width;
        this.height = height;
    }

    public boolean color() {
        return color;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Reads it; images that are too large are refused. */
    public static PnmHeader read(InputStream in) throws IOException {
        int first = in.read();
        int second = in.read();
        if (first != 'P' || second != '5' && second != '6') {
            throw new ImageFormatException("neither PGM nor PPM");
        }
        int width = readNumber(in);
        int height = readNumber(in);
        if (width == 0 || height == 0 || (long) width * height > MAX_PIXELS) {
            throw new ImageFormatException("an image of " + width + " x " + height + " pixels");
        }
        return new PnmHeader(second == '6', width, height);
    }

    /** A decimal number, and the character behind it; blanks and comments before it are skipped. */
    public static int readNumber(InputStream in) throws IOException {
        int c = in.read();
        while (c == '#' || Character.isWhitespace(c)) {
            if (c == '#') {
                while (c != '\n' && c != -1) {
                    c = in.read();
                }
            } else {
                c = in.read();
            }
        }
        int number = 0;
        int digits = 0;
        while (c >= '0' && c <= '9' && digits < 9) {
            number = 10 * number + c - '0';
            digits++;
            c = in.read();
        }
        if (digits == 0 || !Character.isWhitespace(c)) {
            throw new ImageFormatException("a number is missing");
        }
        return number;
    }
}
