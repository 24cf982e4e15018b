package routing;

/** A direct way from one location to another. */
final class Leg {
    private final int to;
    private final double hours;

    Leg(int to, double hours) {
        this.to = to;
        this.hours = hours;
    }

    /** Index of the location it leads to. */
    int to() {
        return to;
    }

    double hours() {
        return hours;
    }
}
