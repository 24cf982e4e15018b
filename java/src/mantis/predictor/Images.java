package mantis.predictor;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Images read as {@link ImageIO} reads them, but for the temporary file that it may write what a stream gives to. */
public final class Images {
    private Images() {}

    /** As {@link ImageIO#createImageInputStream}. */
    public static ImageInputStream createImageInputStream(Object input) throws IOException {
        return input instanceof InputStream
                ? new MemoryCacheImageInputStream((InputStream) input)
                : ImageIO.createImageInputStream(input);
    }

    /** As {@link ImageIO#read(InputStream)}. */
    public static BufferedImage read(InputStream input) throws IOException {
        if (input == null) {
            throw new IllegalArgumentException("input == null!");
        }
        ImageInputStream stream = new MemoryCacheImageInputStream(input);
        BufferedImage image = ImageIO.read(stream);
        if (image == null) {
            stream.close();
        }
        return image;
    }
}
