package face;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import pnm.ImageFormatException;
import pnm.PnmHeader;

/** Reads binary PGM and PPM files of 8 bits, and writes PPM files. */
final class PnmFile {
    private final InputStream in;

    private PnmFile(InputStream in) {
        this.in = in;
    }

    static Picture read(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return new PnmFile(in).readPicture();
        }
    }

    private Picture readPicture() throws IOException {
        PnmHeader header = PnmHeader.read(in);
        int white = PnmHeader.readNumber(in);
        if (white != 255) {
            throw new ImageFormatException("brightnesses up to " + white + " are not supported");
        }
        return header.color() ? readColors(header.width(), header.height()) : readGrays(header.width(), header.height());
    }

    private Picture readColors(int width, int height) throws IOException {
        Picture picture = new Picture(width, height);
        byte[] row = new byte[3 * width];
        for (int y = 0; y < height; y++) {
            readRow(row);
            for (int x = 0; x < width; x++) {
                picture.set(x, y, (row[3 * x] & 0xff) << 16 | (row[3 * x + 1] & 0xff) << 8 | row[3 * x + 2] & 0xff);
            }
        }
        return picture;
    }

    private Picture readGrays(int width, int height) throws IOException {
        Picture picture = new Picture(width, height);
        byte[] row = new byte[width];
        for (int y = 0; y < height; y++) {
            readRow(row);
            for (int x = 0; x < width; x++) {
                picture.set(x, y, (row[x] & 0xff) * 0x010101);
            }
        }
        return picture;
    }

    private void readRow(byte[] row) throws IOException {
        if (in.readNBytes(row, 0, row.length) < row.length) {
            throw new EOFException("the image ends too early");
        }
    }

    static void write(Picture picture, Path file) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            String header = "P6\n" + picture.width() + " " + picture.height() + "\n255\n";
            out.write(header.getBytes(StandardCharsets.US_ASCII));
            byte[] row = new byte[3 * picture.width()];
            for (int y = 0; y < picture.height(); y++) {
                for (int x = 0; x < picture.width(); x++) {
                    int color = picture.get(x, y);
                    row[3 * x] = (byte) (color >> 16);
                    row[3 * x + 1] = (byte) (color >> 8);
                    row[3 * x + 2] = (byte) color;
                }
                out.write(row);
            }
        }
    }
}
