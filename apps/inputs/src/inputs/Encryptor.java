package inputs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of 10 to 8,000 KB, each with a matrix key of about 200 x 200. */
final class Encryptor implements Generator {
    /** Outputs take turns, so that a data set's outputs need little space. */
    private static final int OUTPUTS = 8;

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        Path plain = folder.resolve(String.format("plain%04d.bin", index));
        byte[] bytes = new byte[1024 * draw.inRange(10, 8000)];
        draw.random().nextBytes(bytes);
        Files.write(plain, bytes);
        Path key = folder.resolve(String.format("key%04d.txt", index));
        int size = draw.inRange(160, 240);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(key))) {
            out.println(size);
            for (int r = 0; r < size; r++) {
                StringBuilder line = new StringBuilder();
                for (int c = 0; c < size; c++) {
                    line.append(line.length() > 0 ? " " : "").append(draw.between(0, 255));
                }
                out.println(line);
            }
        }
        Path output = Files.createDirectories(folder.resolve("out")).resolve("encrypted" + index % OUTPUTS + ".bin");
        return new RunLine().file(plain).file(key).argument(output.toString());
    }
}
