// args: 5 | 12
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.beans.Expression;
import java.beans.Statement;
import java.util.ArrayList;
import java.util.List;

/** Objects whose classes are below those that their makers declare write into what they are given. */
public class ColorsAndSamples {
    static int counted(double limit) {
        int steps = 0;
        for (int i = 0; i < limit; i++) {
            steps++;
        }
        return steps;
    }

    static int components(int n) {
        int[] components = new int[4];
        ColorModel.getRGBdefault().getComponents(n << 8, components, 0);
        return counted(components[1]);
    }

    static int elements(int n) {
        int[] pixel = new int[1];
        ColorModel.getRGBdefault().getDataElements(n, pixel);
        return counted(pixel[0] & 15);
    }

    static int samples(int n) {
        double[] doubles = new double[9];
        float[] floats = new float[9];
        int[] ints = new int[9];
        double[] pixels = new double[18];
        WritableRaster raster = Raster.createInterleavedRaster(DataBuffer.TYPE_BYTE, 3, 3, 2, null);
        raster.setSample(1, 1, 0, n);
        raster.getSamples(0, 0, 3, 3, 0, doubles);
        raster.getSamples(0, 0, 3, 3, 0, floats);
        raster.getSamples(0, 0, 3, 3, 0, ints);
        raster.getPixels(0, 0, 3, 3, pixels);
        return counted(doubles[4]) + counted(floats[4] * 2) + counted(ints[4] * 3) + counted(pixels[8] * 5);
    }

    static int statements(int n) throws Exception {
        List<Integer> told = new ArrayList<>();
        List<Integer> asked = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            new Statement(told, "add", new Object[] {i}).execute();
            new Expression(asked, "add", new Object[] {i}).getValue();
        }
        return counted(told.size()) + counted(asked.size() * 2);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        System.out.println(samples(n) + components(n) + elements(n) + statements(n));
    }
}
