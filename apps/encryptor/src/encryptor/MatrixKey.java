package encryptor;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.StringTokenizer;

/** A square matrix over the integers modulo 256. */
final class MatrixKey {
    /** Keeps a number's remainder modulo 256. */
    static final int MASK = 0xff;

    private final int size;
    private final int[][] rows;

    private MatrixKey(int size, int[][] rows) {
        this.size = size;
        this.rows = rows;
    }

    /** Reads a text file: the number of rows, then the rows, one in each line. */
    static MatrixKey read(Path file) throws IOException, KeyFormatException {
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.US_ASCII)) {
            int size = readSize(in);
            int[][] rows = new int[size][];
            for (int r = 0; r < size; r++) {
                String line = in.readLine();
                if (line == null) {
                    throw new KeyFormatException("the key has " + r + " rows instead of " + size);
                }
                rows[r] = parseRow(line, size);
            }
            return new MatrixKey(size, rows);
        }
    }

    private static int readSize(BufferedReader in) throws IOException, KeyFormatException {
        String line = in.readLine();
        int size;
        try {
            size = Integer.parseInt(line == null ? "" : line.trim());
        } catch (NumberFormatException e) {
            throw new KeyFormatException("the key does not start with its size");
        }
        if (size < 2) {
            throw new KeyFormatException("a key of size " + size + " hides nothing");
        }
        return size;
    }

    private static int[] parseRow(String line, int size) throws KeyFormatException {
        StringTokenizer words = new StringTokenizer(line);
        if (words.countTokens() != size) {
            throw new KeyFormatException("the matrix is not square");
        }
        int[] row = new int[size];
        for (int c = 0; c < size; c++) {
            row[c] = Integer.parseInt(words.nextToken()) & MASK;
        }
        return row;
    }

    /** Number of rows, which is the length of a block. */
    int size() {
        return size;
    }

    /** The matrix times a column vector. */
    int[] times(int[] vector) {
        int[] product = new int[size];
        for (int r = 0; r < size; r++) {
            int[] row = rows[r];
            int sum = 0;
            for (int c = 0; c < size; c++) {
                sum = (sum + row[c] * vector[c]) & MASK;
            }
            product[r] = sum;
        }
        return product;
    }
}
