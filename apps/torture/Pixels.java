// args: 3 abc | 8 xyzzy | 14 q
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.awt.image.Raster;
import java.awt.image.RasterFormatException;
import java.awt.image.WritableRaster;

/** Pixels of images, which can be reached through the image, parts of it, its raster, the raster's buffer, the buffer's array and what draws on it. */
public class Pixels {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static int blue(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xff;
    }

    static void ways(int n) {
        BufferedImage image = new BufferedImage(n + 2, n, BufferedImage.TYPE_INT_RGB);
        image.setRGB(1, 1, 0x102000 + n);
        int set = blue(image, 1, 1);
        count(set);
        int[] data = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        data[0] = n;
        int first = blue(image, 0, 0);
        count(first);
        image.setRGB(0, 0, n + 1);
        int back = data[0] & 0xff;
        count(back);
        image.getRaster().setSample(2, 0, 2, n + 3);
        int sample = data[2];
        count(sample);
        DataBuffer buffer = image.getRaster().getDataBuffer();
        buffer.setElem(1, n + 4);
        int elem = image.getRaster().getSample(1, 0, 2);
        count(elem);
        int size = buffer.getSize();
        count(size);
        int width = image.getWidth() + image.getHeight() + image.getType();
        count(width);
        int outside = 0;
        try {
            image.getRGB(n + 2, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            outside += n;
        }
        count(outside);
    }

    static void parts(int n) {
        BufferedImage image = new BufferedImage(n + 2, n, BufferedImage.TYPE_INT_RGB);
        BufferedImage part = image.getSubimage(1, 1, 2, 2);
        part.setRGB(0, 0, n);
        int through = blue(image, 1, 1);
        count(through);
        image.setRGB(2, 2, n + 1);
        int seen = blue(part, 1, 1);
        count(seen);
        int[] shared = ((DataBufferInt) part.getRaster().getDataBuffer()).getData();
        shared[0] = n + 5;
        int whole = blue(image, 0, 0);
        count(whole);
        int sizes = part.getWidth() + part.getRaster().getWidth() + n;
        count(sizes);
        Raster copy = image.getData();
        image.setRGB(0, 0, 1);
        int kept = copy.getSample(0, 0, 2);
        count(kept);
        int bad = 0;
        try {
            image.getSubimage(n, n, n, n);
        } catch (RasterFormatException e) {
            bad += n;
        }
        count(bad);
    }

    static void blocks(int n) {
        BufferedImage image = new BufferedImage(n, n, BufferedImage.TYPE_INT_RGB);
        int[] block = new int[n];
        block[1] = n;
        image.setRGB(0, 1, n, 1, block, 0, n);
        block[1] = 200;
        int written = blue(image, 1, 1);
        count(written);
        int[] into = new int[n];
        int[] given = image.getRGB(0, 1, n, 1, into, 0, n);
        int same = given == into ? into[1] & 0xff : 0;
        count(same);
        int[] fresh = image.getRGB(0, 1, 2, 1, null, 0, 2);
        fresh[1] = 3;
        int apart = blue(image, 1, 1) + fresh.length;
        count(apart);
        WritableRaster raster = image.getRaster();
        raster.setPixel(0, 0, new int[] {1, 2, n});
        int[] pixel = raster.getPixel(0, 0, (int[]) null);
        int sum = pixel[0] + pixel[1] + pixel[2];
        count(sum);
        raster.setPixels(1, 0, 1, 2, new int[] {1, 1, 1, 2, 2, n + 2});
        int last = blue(image, 1, 1);
        count(last);
        int[] samples = raster.getSamples(1, 0, 1, 2, 2, new int[2]);
        int both = samples[0] + samples[1];
        count(both);
    }

    static void grays(int n) {
        BufferedImage gray = new BufferedImage(n, n, BufferedImage.TYPE_BYTE_GRAY);
        byte[] bytes = ((DataBufferByte) gray.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i % 100);
        }
        int sum = 0;
        for (int x = 0; x < n; x++) {
            sum += gray.getRaster().getSample(x, n - 1, 0);
        }
        count(sum);
        int wrong = 0;
        try {
            DataBufferInt none = (DataBufferInt) gray.getRaster().getDataBuffer();
            wrong += none.getSize();
        } catch (ClassCastException e) {
            wrong = n;
        }
        count(wrong);
    }

    static class Wide implements Stroke {
        int asked;

        @Override
        public Shape createStrokedShape(Shape shape) {
            asked++;
            return new Rectangle2D.Float(0, 0, 2, 2);
        }
    }

    static class Shade extends Color {
        private static final long serialVersionUID = 1;
        static int asked;

        Shade(int n) {
            super(n);
        }

        @Override
        public int getRGB() {
            asked++;
            return super.getRGB();
        }
    }

    static void drawing(int n) {
        BufferedImage image = new BufferedImage(n + 4, n + 4, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(0, 0, n));
        g.fillRect(1, 1, 2, 2);
        int filled = blue(image, 2, 2);
        count(filled);
        g.translate(1, 0);
        g.setColor(new Color(0, 0, n + 1));
        g.drawRect(0, 0, 3, 3);
        int moved = blue(image, 4, 3);
        count(moved);
        Wide wide = new Wide();
        g.setStroke(wide);
        g.drawLine(0, 0, 1, 1);
        int asked = wide.asked + n;
        count(asked);
        g.setStroke(new BasicStroke(1));
        BufferedImage other = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB);
        other.setRGB(0, 0, n + 7);
        g.drawImage(other, 0, 0, null);
        int drawn = blue(image, 1, 0);
        count(drawn);
        g.setColor(new Shade(n + 9));
        g.fillRect(0, 0, 1, 1);
        int shades = Shade.asked > 0 ? n : 1;
        count(shades);
        int shaded = blue(image, 1, 0);
        count(shaded);
        g.dispose();
        g.fillRect(0, 0, 4, 4);
        int after = blue(image, 3, 3) + 1;
        count(after);
    }

    static int dark(BufferedImage image) {
        int dark = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (blue(image, x, y) < 8) {
                    dark++;
                }
            }
        }
        return dark;
    }

    static void scanned(int n, String word) {
        BufferedImage image = new BufferedImage(n + 1, n + 2, BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < n; i++) {
            image.setRGB(i, i, word.hashCode() ^ i * 77);
        }
        count(dark(image));
        long sums = 0;
        int[] integral = new int[image.getWidth() * image.getHeight()];
        for (int at = 0; at < integral.length; at++) {
            sums += image.getRGB(at % image.getWidth(), at / image.getWidth()) & 15;
            integral[at] = (int) sums;
        }
        count(integral[integral.length - 1]);
    }

    public static void main(String[] args) {
        System.setProperty("java.awt.headless", "true");
        int n = Integer.parseInt(args[0]);
        ways(n);
        parts(n);
        blocks(n);
        grays(n);
        drawing(n);
        scanned(n, args[1]);
        System.out.println(total);
    }
}
