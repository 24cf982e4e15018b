// args: 3 alpha | 7 beta,gamma | 12 a,bb,ccc,dddd | 5 wide,wider,widest
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Texts laid out by how wide the JDK's fonts draw them, and drawn. */
public class DrawnLabels {
    record Style(Font font, Color color) {
        boolean sameFont(Style other) {
            return font.equals(other.font);
        }
    }

    static final Map<String, Integer> WIDTHS = new HashMap<>();

    static int width(FontMetrics metrics, String text) {
        return WIDTHS.computeIfAbsent(metrics.getFont().getSize() + text, key -> metrics.stringWidth(text));
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        String[] words = args[1].split(",");
        BufferedImage image = new BufferedImage(120, 80, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        FontRenderContext context = graphics.getFontRenderContext();
        List<Style> styles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Font font = new Font(i % 3 == 0 ? Font.SERIF : Font.SANS_SERIF, i % 2, 8 + i % 5);
            styles.add(new Style(font.deriveFont((float) (8 + i % 4)), new Color(40 * (i % 6), 90, 255 - 20 * i)));
        }
        int changes = 0;
        int lines = 1;
        int x = 0;
        double tall = 0;
        for (int i = 0; i < count; i++) {
            Style style = styles.get(i);
            if (i > 0 && !style.sameFont(styles.get(i - 1))) {
                changes++;
                graphics.setFont(style.font());
            }
            for (String word : words) {
                int wide = width(graphics.getFontMetrics(style.font()), word);
                if (x + wide > 110) {
                    lines++;
                    x = 0;
                }
                Rectangle2D bounds = style.font().getStringBounds(word, context);
                tall = Math.max(tall, bounds.getHeight());
                graphics.setPaint(new GradientPaint(x, 0, style.color(), x + wide + 1, 0, Color.WHITE));
                graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, i % 2 == 0 ? 1f : 0.5f));
                graphics.drawString(word, x, 10 * (lines % 8));
                x += wide;
            }
        }
        int lit = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int k = 0; k < image.getWidth(); k++) {
                if ((image.getRGB(k, y) & 0xffffff) != 0) {
                    lit++;
                }
            }
        }
        graphics.dispose();
        System.out.println(changes + " " + lines + " " + (lit > 0) + " " + (tall > 5) + " " + WIDTHS.size());
    }
}
