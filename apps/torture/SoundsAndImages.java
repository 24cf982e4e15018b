// args: 3 abc | 8 xyzzy | 14 q
import java.awt.Color;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorConvertOp;
import java.awt.image.ConvolveOp;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.awt.image.IndexColorModel;
import java.awt.image.Kernel;
import java.awt.image.LookupOp;
import java.awt.image.Raster;
import java.awt.image.RescaleOp;
import java.awt.image.ShortLookupTable;
import java.awt.image.WritableRaster;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/** Images and sounds in memory: pixels behind rasters and buffers, filters, encoders and decoders. */
public class SoundsAndImages {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static void pixels(int n) {
        BufferedImage image = new BufferedImage(n + 2, n, BufferedImage.TYPE_INT_RGB);
        image.setRGB(1, 1, 0x102030);
        int red = image.getRGB(1, 1) >> 16 & 0xff;
        count(red);
        int[] data = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        data[0] = n;
        int blue = image.getRGB(0, 0) & 0xff;
        count(blue);
        WritableRaster raster = image.getRaster();
        raster.setSample(2, 0, 1, n + 1);
        int green = new Color(image.getRGB(2, 0)).getGreen();
        count(green);
        raster.setPixel(0, 1, new int[] {1, 2, n});
        int summed = 0;
        for (int v : raster.getPixel(0, 1, (int[]) null)) {
            summed += v;
        }
        count(summed);
        BufferedImage part = image.getSubimage(1, 0, 2, 2);
        part.setRGB(0, 0, n * 2);
        int seen = image.getRGB(1, 0) & 0xff;
        count(seen);
        Raster copy = image.getData();
        image.setRGB(0, 0, 0);
        int kept = copy.getSample(0, 0, 2) + image.getWidth();
        count(kept);
        int[] block = image.getRGB(0, 0, 2, 2, null, 0, 2);
        block[0] = 77;
        int apart = (image.getRGB(0, 0) & 0xff) + block.length + n;
        count(apart);
        int outside = 0;
        try {
            image.getRGB(n + 2, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            outside += n;
        }
        count(outside);
    }

    static void drawn(int n) {
        BufferedImage gray = new BufferedImage(n, n, BufferedImage.TYPE_BYTE_GRAY);
        byte[] bytes = ((DataBufferByte) gray.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        int sum = 0;
        for (int x = 0; x < n; x++) {
            sum += gray.getRaster().getSample(x, n - 1, 0);
        }
        count(sum);
        byte[] reds = {0, 50, (byte) 200};
        IndexColorModel palette = new IndexColorModel(8, 3, reds, reds, reds);
        reds[1] = 9;
        int red = palette.getRed(1) + n;
        count(red);
        BufferedImage indexed = new BufferedImage(2, 2, BufferedImage.TYPE_BYTE_INDEXED, palette);
        indexed.getRaster().setSample(0, 0, 0, 2);
        int entry = (indexed.getRGB(0, 0) & 0xff) + n;
        count(entry);
        Rectangle bounds = indexed.getRaster().getBounds();
        bounds.translate(n, 1);
        int right = bounds.x + bounds.width;
        count(right);
        WritableRaster made = Raster.createBandedRaster(0, n, 2, 3, new Point(1, 1));
        made.setSamples(1, 1, n, 1, 2, new int[n]);
        made.setSample(1, 1, 2, 30);
        int bands = made.getNumBands() + made.getSample(1, 1, 2) - made.getMinX();
        count(bands);
    }

    static void filters(int n) {
        BufferedImage image = new BufferedImage(n, n, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < n; i++) {
            image.setRGB(i, i, i * 0x010101);
        }
        float[] scale = {2f};
        BufferedImage scaled = new RescaleOp(scale[0], 1f, null).filter(image, null);
        int bright = scaled.getRGB(n - 1, n - 1) & 0xff;
        count(bright);
        float[] weights = {0, 0, 0, 0, 1, 0, 0, 1, 0};
        Kernel kernel = new Kernel(3, 3, weights);
        weights[4] = 0;
        BufferedImage smooth = new ConvolveOp(kernel).filter(image, null);
        int middle = (smooth.getRGB(1, 1) & 0xff) + n;
        count(middle);
        short[] table = new short[256];
        for (int i = 0; i < 256; i++) {
            table[i] = (short) (255 - i);
        }
        BufferedImage inverse = new LookupOp(new ShortLookupTable(0, table), null).filter(image, null);
        int inverted = 255 - (inverse.getRGB(n - 1, n - 1) & 0xff);
        count(inverted);
        BufferedImage gray = new ColorConvertOp(ColorSpace.getInstance(ColorSpace.CS_GRAY), null).filter(image, null);
        int grays = (gray.getRGB(n - 1, n - 1) & 0xff) + 1;
        count(grays);
    }

    static void files(int n) throws IOException {
        BufferedImage image = new BufferedImage(n, n, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, n);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int written = ImageIO.write(image, "png", out) ? n : 1;
        count(written);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        int blue = read.getRGB(0, 0) & 0xff;
        count(blue);
        int width = read.getWidth();
        count(width);
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        int[] events = {0};
        reader.addIIOReadProgressListener(new IIOReadProgressListener() {
            @Override public void sequenceStarted(ImageReader source, int first) { }
            @Override public void sequenceComplete(ImageReader source) { }
            @Override public void imageStarted(ImageReader source, int index) { events[0]++; }
            @Override public void imageProgress(ImageReader source, float part) { events[0]++; }
            @Override public void imageComplete(ImageReader source) { events[0] += n; }
            @Override public void thumbnailStarted(ImageReader source, int index, int thumbnail) { }
            @Override public void thumbnailProgress(ImageReader source, float part) { }
            @Override public void thumbnailComplete(ImageReader source) { }
            @Override public void readAborted(ImageReader source) { events[0] += 100; }
        });
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            reader.setInput(in);
            int height = reader.getHeight(0);
            count(height);
            reader.read(0);
        }
        int told = events[0];
        count(told);
        int none = ImageIO.read(new ByteArrayInputStream(new byte[n])) == null ? n : 1;
        count(none);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream bits = new MemoryCacheImageOutputStream(bytes)) {
            bits.writeBits(5, 3);
            bits.writeInt(n);
            bits.seek(1);
            int second = bits.read();
            count(second + 1);
        }
        int length = bytes.size() + n;
        count(length);
    }

    static void sounds(int n, String word) throws Exception {
        AudioFormat format = new AudioFormat(8000f, 16, 2, true, false);
        int frame = format.getFrameSize() + n;
        count(frame);
        byte[] samples = new byte[n * 4];
        AudioInputStream in = new AudioInputStream(new ByteArrayInputStream(samples), format, n);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int written = AudioSystem.write(in, AudioFileFormat.Type.WAVE, out);
        count(written);
        AudioInputStream back = AudioSystem.getAudioInputStream(new ByteArrayInputStream(out.toByteArray()));
        int frames = (int) back.getFrameLength();
        count(frames);
        back.skip(4);
        int available = back.available();
        count(available);
        int got = back.read(new byte[8]) + n;
        count(got);
        AudioFormat named = new AudioFormat(AudioFormat.Encoding.PCM_SIGNED, 1f, 8, 1, 1, 1f, false, Map.of("title", word));
        int title = ((String) named.getProperty("title")).length() + n;
        count(title);
        int fits = format.matches(named) ? 1 : n;
        count(fits);
        int unknown = 0;
        try {
            AudioSystem.getAudioFileFormat(new ByteArrayInputStream(new byte[n]));
        } catch (UnsupportedAudioFileException | IOException e) {
            unknown += n;
        }
        count(unknown);
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        pixels(n);
        drawn(n);
        filters(n);
        files(n);
        sounds(n, word);
        System.out.println(total);
    }
}
