package routing;

/** Integrates travel time along the great circle between two locations, over the terrain's elevation profile. */
final class ProfileWalker {
    private static final int SEGMENTS = 400;

    private final Terrain terrain;
    private double hoursForth;
    private double hoursBack;

    ProfileWalker(Terrain terrain) {
        this.terrain = terrain;
    }

    /** Walks the profile once; both directions' times are available afterwards. */
    void walk(Location from, Location to, Surface surface) {
        hoursForth = 0;
        hoursBack = 0;
        double angle = from.angleTo(to);
        if (angle == 0) {
            return;
        }
        double stepKm = angle * Location.EARTH_RADIUS_KM / SEGMENTS;
        double before = terrain.elevation(from.latitude(), from.longitude());
        for (int k = 1; k <= SEGMENTS; k++) {
            double here = elevationAt(from, to, angle, (double) k / SEGMENTS);
            double slope = (here - before) / (1000 * stepKm);
            hoursForth += stepKm / surface.speed(slope);
            hoursBack += stepKm / surface.speed(-slope);
            before = here;
        }
    }

    /** Elevation of the point that has the given fraction of the way behind it (spherical interpolation). */
    private double elevationAt(Location from, Location to, double angle, double fraction) {
        double a = Math.sin((1 - fraction) * angle);
        double b = Math.sin(fraction * angle);
        double fromFlat = a * Math.cos(from.latitude());
        double toFlat = b * Math.cos(to.latitude());
        double x = fromFlat * Math.cos(from.longitude()) + toFlat * Math.cos(to.longitude());
        double y = fromFlat * Math.sin(from.longitude()) + toFlat * Math.sin(to.longitude());
        double z = a * Math.sin(from.latitude()) + b * Math.sin(to.latitude());
        return terrain.elevation(Math.atan2(z, Math.sqrt(x * x + y * y)), Math.atan2(y, x));
    }

    double hoursForth() {
        return hoursForth;
    }

    double hoursBack() {
        return hoursBack;
    }
}
