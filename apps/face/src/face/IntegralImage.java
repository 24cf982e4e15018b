package face;

/** Sums of the brightnesses, and of their squares, above and left of each pixel: gives those of any rectangle at once. */
final class IntegralImage {
    private final int stride;
    private final int[] sums;
    private final long[] squares;

    IntegralImage(GrayImage image) {
        stride = image.width() + 1;
        sums = new int[stride * (image.height() + 1)];
        squares = new long[sums.length];
        for (int y = 0; y < image.height(); y++) {
            int rowSum = 0;
            long rowSquares = 0;
            for (int x = 0; x < image.width(); x++) {
                int brightness = image.get(x, y);
                rowSum += brightness;
                rowSquares += brightness * brightness;
                int place = (y + 1) * stride + x + 1;
                sums[place] = sums[place - stride] + rowSum;
                squares[place] = squares[place - stride] + rowSquares;
            }
        }
    }

    /** The sum of the brightnesses in a rectangle. */
    int sum(int x, int y, int width, int height) {
        int top = y * stride + x;
        int bottom = top + height * stride;
        return sums[bottom + width] - sums[bottom] - sums[top + width] + sums[top];
    }

    /** How much the brightnesses in a rectangle deviate from their mean. */
    double deviation(int x, int y, int width, int height) {
        int top = y * stride + x;
        int bottom = top + height * stride;
        double area = width * height;
        double mean = sum(x, y, width, height) / area;
        double meanSquare = (squares[bottom + width] - squares[bottom] - squares[top + width] + squares[top]) / area;
        return Math.sqrt(Math.max(0, meanSquare - mean * mean));
    }
}
