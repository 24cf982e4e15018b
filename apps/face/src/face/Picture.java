package face;

/** An image in colors, each pixel 0xRRGGBB. */
final class Picture {
    private final int width;
    private final int height;
    private final int[] pixels;

    Picture(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int get(int x, int y) {
        return pixels[y * width + x];
    }

    /** Sets a pixel; one outside of the image is ignored. */
    void set(int x, int y, int color) {
        if (x >= 0 && x < width && y >= 0 && y < height) {
            pixels[y * width + x] = color;
        }
    }

    /** The image without colors: weighted as bright as an eye sees them. */
    GrayImage toGray() {
        GrayImage gray = new GrayImage(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int color = get(x, y);
                int red = color >> 16 & 0xff;
                int green = color >> 8 & 0xff;
                int blue = color & 0xff;
                gray.set(x, y, (299 * red + 587 * green + 114 * blue) / 1000);
            }
        }
        return gray;
    }
}
