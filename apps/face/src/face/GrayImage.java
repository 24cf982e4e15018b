package face;

/** An image of brightnesses from 0 to 255. */
final class GrayImage {
    private final int width;
    private final int height;
    private final byte[] pixels;

    GrayImage(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new byte[width * height];
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int get(int x, int y) {
        return pixels[y * width + x] & 0xff;
    }

    void set(int x, int y, int brightness) {
        pixels[y * width + x] = (byte) brightness;
    }

    /** The image made smaller by a factor; brightnesses are interpolated between the four nearest pixels. */
    GrayImage shrunk(double factor) {
        GrayImage small = new GrayImage((int) (width / factor), (int) (height / factor));
        for (int y = 0; y < small.height; y++) {
            double fromY = Math.min(height - 1.0, (y + 0.5) * factor - 0.5);
            int top = (int) fromY;
            int bottom = Math.min(height - 1, top + 1);
            double down = fromY - top;
            for (int x = 0; x < small.width; x++) {
                double fromX = Math.min(width - 1.0, (x + 0.5) * factor - 0.5);
                int left = (int) fromX;
                int right = Math.min(width - 1, left + 1);
                double aside = fromX - left;
                double above = get(left, top) * (1 - aside) + get(right, top) * aside;
                double below = get(left, bottom) * (1 - aside) + get(right, bottom) * aside;
                small.set(x, y, (int) (above * (1 - down) + below * down + 0.5));
            }
        }
        return small;
    }
}
