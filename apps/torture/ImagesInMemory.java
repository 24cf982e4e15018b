// args: 3 | 10 | 25
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.GeneralPath;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;

/** Pictures painted and read in memory, shapes, transformations, colours. */
public class ImagesInMemory {
    static int lit;

    static BufferedImage paint(int n) {
        BufferedImage image = new BufferedImage(n + 5, n + 5, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < n; i++) {
            image.setRGB(i, (i * 3) % n, new Color(i * 7 & 255, 40, 90).getRGB());
        }
        Graphics2D g = image.createGraphics();
        g.setColor(Color.RED);
        g.fillRect(0, 0, n / 2, 2);
        g.setStroke(new BasicStroke(1));
        g.drawLine(0, 0, n, n);
        g.dispose();
        return image;
    }

    static int pixels(BufferedImage image) {
        int s = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int rgb = image.getRGB(x, y);
                if ((rgb >> 16 & 255) > 100) {
                    lit++;
                }
                s += rgb & 1;
            }
        }
        int[] data = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        data[0] = 0x00ff00;
        if (image.getRGB(0, 0) == 0xff00ff00) {
            s += 9;
        }
        return s;
    }

    static int rasters(int n) {
        BufferedImage grey = new BufferedImage(n, n, BufferedImage.TYPE_BYTE_GRAY);
        WritableRaster raster = grey.getRaster();
        for (int i = 0; i < n; i++) {
            raster.setSample(i, i, 0, i * 9);
        }
        int[] row = raster.getPixels(0, n - 1, n, 1, (int[]) null);
        int s = 0;
        for (int v : row) {
            s += v;
        }
        Raster child = raster.createChild(0, 0, n / 2 + 1, n / 2 + 1, 0, 0, null);
        BufferedImage sub = grey.getSubimage(1, 1, n - 1, n - 1);
        sub.getRaster().setSample(0, 0, 0, 77);
        return s + child.getSample(0, 0, 0) + raster.getSample(1, 1, 0);
    }

    static int shapes(int n) {
        int s = 0;
        Polygon polygon = new Polygon();
        for (int i = 0; i < n; i++) {
            polygon.addPoint(i * i % 17, i * 5 % 13);
        }
        Rectangle box = polygon.getBounds();
        s += box.width * box.height;
        Rectangle other = new Rectangle(2, 2, n, n);
        if (box.intersects(other)) {
            Rectangle both = box.intersection(other);
            s += both.width;
            other.add(new Point(50, 60));
            other.grow(1, 2);
            s += other.height;
        }
        GeneralPath path = new GeneralPath();
        path.moveTo(0, 0);
        for (int i = 1; i < n; i++) {
            path.lineTo(i, i % 4);
        }
        path.closePath();
        AffineTransform transform = AffineTransform.getScaleInstance(2, 3);
        transform.translate(n, 1);
        Shape scaled = transform.createTransformedShape(path);
        double[] at = new double[6];
        int segments = 0;
        for (PathIterator it = scaled.getPathIterator(null); !it.isDone(); it.next()) {
            if (it.currentSegment(at) == PathIterator.SEG_LINETO && at[0] > n) {
                segments++;
            }
        }
        Area area = new Area(new Rectangle(0, 0, 10, 10));
        area.subtract(new Area(new Ellipse2D.Double(0, 0, n, n)));
        if (area.contains(9, 9)) {
            segments += 50;
        }
        Point2D p = transform.transform(new Point2D.Double(n, 2), null);
        s += (int) p.getX();
        if (new Line2D.Double(0, 0, n, n).ptLineDist(3, 0) > 2) {
            s += 5;
        }
        return s + segments;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = pixels(paint(n)) + rasters(n) + shapes(n);
        float[] hsb = Color.RGBtoHSB(n, 100, 200, null);
        if (hsb[0] > 0.5f) {
            total += 3;
        }
        Color c = new Color(n, n, n).brighter();
        for (int i = 0; i < c.getRed(); i++) {
            total += i & 1;
        }
        for (int i = 0; i < total % 300; i++) {
            lit += 2;
        }
        System.out.println(total + " " + lit);
    }
}
