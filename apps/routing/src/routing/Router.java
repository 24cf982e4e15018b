package routing;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.PriorityQueue;

/** Finds the fastest route between two locations of a map: A* with the time at top speed as the estimate. */
final class Router {
    private static final class Candidate implements Comparable<Candidate> {
        private final int location;
        private final double hours;
        private final double estimate;

        private Candidate(int location, double hours, double estimate) {
            this.location = location;
            this.hours = hours;
            this.estimate = estimate;
        }

        @Override
        public int compareTo(Candidate other) {
            int order = Double.compare(estimate, other.estimate);
            return order != 0 ? order : Integer.compare(location, other.location);
        }
    }

    private final RoadMap map;

    Router(RoadMap map) {
        this.map = map;
    }

    /** The fastest route; the map connects every pair of locations, so there always is one. */
    Route route(int from, int to) {
        double[] best = new double[map.size()];
        int[] previous = new int[map.size()];
        Arrays.fill(best, Double.POSITIVE_INFINITY);
        Arrays.fill(previous, -1);
        best[from] = 0;
        PriorityQueue<Candidate> queue = new PriorityQueue<>();
        queue.add(new Candidate(from, 0, estimate(from, to)));
        while (!queue.isEmpty()) {
            Candidate nearest = queue.poll();
            if (nearest.location == to) {
                break;
            }
            if (nearest.hours > best[nearest.location]) {
                continue;
            }
            for (Leg leg : map.legsFrom(nearest.location)) {
                double hours = nearest.hours + leg.hours();
                if (hours < best[leg.to()]) {
                    best[leg.to()] = hours;
                    previous[leg.to()] = nearest.location;
                    queue.add(new Candidate(leg.to(), hours, hours + estimate(leg.to(), to)));
                }
            }
        }
        Deque<Location> stops = new ArrayDeque<>();
        for (int at = to; at >= 0; at = previous[at]) {
            stops.addFirst(map.location(at));
        }
        return new Route(stops, best[to]);
    }

    private double estimate(int from, int to) {
        return map.location(from).distanceKm(map.location(to)) / Surface.topSpeed();
    }
}
