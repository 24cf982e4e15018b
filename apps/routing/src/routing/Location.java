package routing;

/** A named place on the map. */
final class Location {
    static final double EARTH_RADIUS_KM = 6371.0;

    private final String name;
    private final double latitude;
    private final double longitude;

    /** Creates a location at the given coordinates in degrees. */
    Location(String name, double latitude, double longitude) {
        this.name = name;
        this.latitude = Math.toRadians(latitude);
        this.longitude = Math.toRadians(longitude);
    }

    String name() {
        return name;
    }

    /** Latitude in radians. */
    double latitude() {
        return latitude;
    }

    /** Longitude in radians. */
    double longitude() {
        return longitude;
    }

    /** Angle between the two places as seen from the centre of the earth, in radians (haversine formula). */
    double angleTo(Location other) {
        double sinLat = Math.sin((other.latitude - latitude) / 2);
        double sinLon = Math.sin((other.longitude - longitude) / 2);
        double h = sinLat * sinLat + Math.cos(latitude) * Math.cos(other.latitude) * sinLon * sinLon;
        return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
    }

    double distanceKm(Location other) {
        return angleTo(other) * EARTH_RADIUS_KM;
    }

    @Override
    public String toString() {
        return name;
    }
}
