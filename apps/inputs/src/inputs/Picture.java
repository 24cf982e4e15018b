package inputs;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** PNG images of 60 to 400 pixels a side: rectangles and discs, on some of them noise, so that equal sizes compress differently well. */
final class Picture implements Generator {
    private static final int OUTPUTS = 8;

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        int width = draw.inRange(60, 400);
        int height = draw.inRange(60, 400);
        boolean transparent = draw.between(0, 2) == 0;
        BufferedImage image = new BufferedImage(width, height, transparent ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        int shapes = draw.between(1, 60);
        for (int i = 0; i < shapes; i++) {
            graphics.setColor(new Color(draw.between(0, 0xffffff)));
            int x = draw.between(-20, width);
            int y = draw.between(-20, height);
            int size = draw.between(5, 120);
            if (draw.between(0, 1) == 0) {
                graphics.fillRect(x, y, size, draw.between(5, 120));
            } else {
                graphics.fillOval(x, y, size, size);
            }
        }
        graphics.dispose();
        int noise = draw.between(0, 1) * draw.between(1, 15);
        for (int y = 0; y < height && noise > 0; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, image.getRGB(x, y) ^ draw.between(0, noise) * 0x010101);
            }
        }
        Path file = folder.resolve(String.format("picture%04d.png", index));
        ImageIO.write(image, "png", file.toFile());
        Path output = Files.createDirectories(folder.resolve("out" + index % OUTPUTS));
        return new RunLine().argument("--toDir").argument(output.toString()).argument("--logLevel").argument("none").file(file);
    }
}
