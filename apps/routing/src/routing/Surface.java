package routing;

import java.util.Locale;

/** What one travels on; a pair of locations without a road is crossed on foot. */
enum Surface {
    MOTORWAY(110, 0.4),
    PRIMARY(80, 0.9),
    TRACK(35, 1.8),
    NONE(5, 3.5);

    private final double kmPerHour;
    private final double steepness;

    Surface(double kmPerHour, double steepness) {
        this.kmPerHour = kmPerHour;
        this.steepness = steepness;
    }

    /** Speed in km/h on a slope (rise over run, negative downhill), after Tobler's hiking function. */
    double speed(double slope) {
        return kmPerHour * Math.exp(-steepness * Math.abs(slope + 0.02));
    }

    /** The fastest speed anyone can travel at on this map. */
    static double topSpeed() {
        return MOTORWAY.kmPerHour;
    }

    static Surface parse(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
