package face;

/** A square part of an image. */
final class Box {
    private final int x;
    private final int y;
    private final int size;

    Box(int x, int y, int size) {
        this.x = x;
        this.y = y;
        this.size = size;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    int size() {
        return size;
    }

    /** Whether two boxes share at least as much as half of the smaller one. */
    boolean overlaps(Box other) {
        long width = Math.min(x + size, other.x + other.size) - Math.max(x, other.x);
        long height = Math.min(y + size, other.y + other.size) - Math.max(y, other.y);
        long smaller = Math.min(size, other.size);
        return width > 0 && height > 0 && 2 * width * height >= smaller * smaller;
    }

    @Override
    public String toString() {
        return size + " x " + size + " at " + x + "," + y;
    }
}
