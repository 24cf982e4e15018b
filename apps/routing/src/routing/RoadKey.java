package routing;

/** An unordered pair of locations, by index. */
final class RoadKey {
    private final int low;
    private final int high;

    RoadKey(int a, int b) {
        this.low = Math.min(a, b);
        this.high = Math.max(a, b);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof RoadKey)) {
            return false;
        }
        RoadKey other = (RoadKey) o;
        return low == other.low && high == other.high;
    }

    @Override
    public int hashCode() {
        return 31 * low + high;
    }
}
