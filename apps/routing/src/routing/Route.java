package routing;

import java.util.Collection;

/** The answer: the locations on the way and how long it takes. */
final class Route {
    private final Collection<Location> stops;
    private final double hours;

    Route(Collection<Location> stops, double hours) {
        this.stops = stops;
        this.hours = hours;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Location stop : stops) {
            if (text.length() > 0) {
                text.append(" -> ");
            }
            text.append(stop);
        }
        long minutes = Math.round(hours * 60);
        return String.format("%s%n%d stops, %d h %02d min", text, stops.size(), minutes / 60, minutes % 60);
    }
}
