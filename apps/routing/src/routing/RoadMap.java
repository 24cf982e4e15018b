package routing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Locations and the travel time of the direct way between each two of them. */
final class RoadMap {
    private final List<Location> locations;
    private final List<List<Leg>> legs = new ArrayList<>();

    RoadMap(Terrain terrain, List<Location> locations, Map<RoadKey, Surface> roads) {
        this.locations = locations;
        connect(new ProfileWalker(terrain), roads);
    }

    private void connect(ProfileWalker walker, Map<RoadKey, Surface> roads) {
        for (int i = 0; i < locations.size(); i++) {
            legs.add(new ArrayList<>());
            for (int j = 0; j < i; j++) {
                Surface surface = roads.getOrDefault(new RoadKey(i, j), Surface.NONE);
                walker.walk(locations.get(i), locations.get(j), surface);
                legs.get(i).add(new Leg(j, walker.hoursForth()));
                legs.get(j).add(new Leg(i, walker.hoursBack()));
            }
        }
    }

    /** Index of the location with this name, or -1. */
    int indexOf(String name) {
        for (int i = 0; i < locations.size(); i++) {
            if (locations.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    int size() {
        return locations.size();
    }

    Location location(int index) {
        return locations.get(index);
    }

    List<Leg> legsFrom(int index) {
        return legs.get(index);
    }
}
