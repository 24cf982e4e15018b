// args: 3 abc | 8 xyzzy | 14 q
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BandedSampleModel;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferFloat;
import java.awt.image.DataBufferInt;
import java.awt.image.DirectColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import java.util.Hashtable;

/** Rasters that the program makes over buffers and arrays of its own, children of rasters, and images over them. */
public class Rasters {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static void factories(int n) {
        WritableRaster banded = Raster.createBandedRaster(DataBuffer.TYPE_BYTE, n, n, 3, new Point(0, 0));
        banded.setSample(1, 1, 2, n);
        int sample = banded.getSample(1, 1, 2);
        count(sample);
        byte[] data = ((DataBufferByte) banded.getDataBuffer()).getData(2);
        data[0] = (byte) (n + 1);
        int through = banded.getSample(0, 0, 2);
        count(through);
        WritableRaster interleaved = Raster.createInterleavedRaster(DataBuffer.TYPE_BYTE, n, n, 2, null);
        interleaved.setPixel(0, 1, new int[] {n, n + 2});
        int second = interleaved.getSample(0, 1, 1);
        count(second);
        WritableRaster packed = Raster.createPackedRaster(DataBuffer.TYPE_INT, n, n, new int[] {0xff0000, 0xff00, 0xff}, null);
        packed.setSample(2, 2, 0, n + 3);
        int red = ((DataBufferInt) packed.getDataBuffer()).getData()[2 * n + 2] >> 16;
        count(red);
        WritableRaster like = packed.createCompatibleWritableRaster();
        like.setRect(packed);
        packed.setSample(2, 2, 0, 1);
        int copied = like.getSample(2, 2, 0);
        count(copied);
    }

    static void buffers(int n) {
        int[] pixels = new int[n * n];
        DataBufferInt buffer = new DataBufferInt(pixels, pixels.length);
        SinglePixelPackedSampleModel model = new SinglePixelPackedSampleModel(DataBuffer.TYPE_INT, n, n, new int[] {0xff0000, 0xff00, 0xff});
        WritableRaster raster = Raster.createWritableRaster(model, buffer, null);
        pixels[n + 1] = n;
        int seen = raster.getSample(1, 1, 2);
        count(seen);
        raster.setSample(0, 0, 2, n + 1);
        int back = pixels[0];
        count(back);
        buffer.setElem(1, n + 2);
        int elem = raster.getSample(1, 0, 2);
        count(elem);
        ColorModel colors = new DirectColorModel(24, 0xff0000, 0xff00, 0xff);
        BufferedImage image = new BufferedImage(colors, raster, false, new Hashtable<>());
        pixels[2] = n + 4;
        int shown = image.getRGB(2, 0) & 0xff;
        count(shown);
        image.setRGB(0, 2, n + 5);
        int stored = pixels[2 * n] & 0xff;
        count(stored);
        BandedSampleModel bands = new BandedSampleModel(DataBuffer.TYPE_INT, n, n, 2);
        DataBuffer made = bands.createDataBuffer();
        bands.setSample(1, 0, 1, n + 6, made);
        int inBand = made.getElem(1, 1);
        count(inBand);
        int read = bands.getSample(1, 0, 1, made);
        count(read);
    }

    static void banks(int n) {
        byte[][] banks = ((DataBufferByte) Raster.createBandedRaster(DataBuffer.TYPE_BYTE, n, n, 2, null).getDataBuffer()).getBankData();
        banks[1][0] = (byte) n;
        int bank = banks[1][0] + banks.length;
        count(bank);
        WritableRaster banded = Raster.createBandedRaster(DataBuffer.TYPE_BYTE, n, n, 2, null);
        ((DataBufferByte) banded.getDataBuffer()).getBankData()[1][0] = (byte) (n + 1);
        int through = banded.getSample(0, 0, 1);
        count(through);
        DataBufferFloat floats = new DataBufferFloat(n);
        floats.setElemFloat(1, n);
        int read = (int) floats.getElemFloat(1);
        count(read);
        floats.getData()[0] = n + 2;
        int changed = floats.getElem(0) + floats.getSize();
        count(changed);
    }

    static void children(int n) {
        BufferedImage image = new BufferedImage(n + 1, n + 1, BufferedImage.TYPE_INT_RGB);
        WritableRaster child = image.getRaster().createWritableChild(1, 1, 2, 2, 0, 0, null);
        child.setSample(0, 0, 2, n);
        int set = image.getRGB(1, 1) & 0xff;
        count(set);
        image.setRGB(2, 2, n + 1);
        int got = child.getSample(1, 1, 2);
        count(got);
        Raster moved = image.getRaster().createTranslatedChild(5, 5);
        int first = moved.getMinX() + moved.getSample(6, 6, 2);
        count(first);
        Rectangle bounds = child.getBounds();
        int area = bounds.width * bounds.height + n;
        count(area);
        int parent = child.getParent() == null ? 1 : n;
        count(parent);
        BufferedImage other = new BufferedImage(n + 1, n + 1, BufferedImage.TYPE_INT_RGB);
        other.setData(image.getRaster());
        image.setRGB(2, 2, 0);
        int kept = other.getRGB(2, 2) & 0xff;
        count(kept);
        WritableRaster out = other.copyData(null);
        other.setRGB(1, 1, 0);
        int copied = out.getSample(1, 1, 2);
        count(copied);
        Object element = out.getDataElements(1, 1, null);
        int low = ((int[]) element)[0] & 0xff;
        count(low);
        ((int[]) element)[0] = n + 9;
        out.setDataElements(0, 0, element);
        int written = out.getSample(0, 0, 2);
        count(written);
        other.getRaster().setRect(1, 1, child);
        int rect = other.getRGB(1, 1) & 0xff;
        count(rect + n);
    }

    static void palettes(int n) {
        byte[] reds = new byte[4];
        reds[2] = (byte) n;
        IndexColorModel colors = new IndexColorModel(8, 4, reds, reds, reds);
        BufferedImage image = new BufferedImage(2, 2, BufferedImage.TYPE_BYTE_INDEXED, colors);
        image.getRaster().setSample(1, 1, 0, 2);
        int red = image.getRGB(1, 1) & 0xff;
        count(red);
        IndexColorModel own = (IndexColorModel) image.getColorModel();
        int size = own.getMapSize() + n;
        count(size);
        int entry = own.getRed(2);
        count(entry);
        BufferedImage alpha = new BufferedImage(2, 2, BufferedImage.TYPE_INT_ARGB);
        alpha.getAlphaRaster().setSample(0, 0, 0, n + 1);
        int opacity = alpha.getRGB(0, 0) >>> 24;
        count(opacity);
        alpha.setRGB(1, 0, (n + 2) << 24);
        int seen = alpha.getAlphaRaster().getSample(1, 0, 0);
        count(seen);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        factories(n);
        buffers(n);
        banks(n);
        children(n);
        palettes(n);
        System.out.println(total + args[1].length());
    }
}
