package routing;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

/**
 * Reads the text form of a map: a terrain grid, then the locations, then the roads, each section announced by a line
 * with its size. Empty lines and lines that start with {@code #} are ignored.
 */
final class MapFile {
    private final BufferedReader in;
    private final Map<String, Integer> indexByName = new HashMap<>();
    private int lineNumber;

    private MapFile(BufferedReader in) {
        this.in = in;
    }

    static RoadMap read(BufferedReader in) throws IOException, MapFormatException {
        return new MapFile(in).readMap();
    }

    private RoadMap readMap() throws IOException, MapFormatException {
        Terrain terrain = readTerrain();
        List<Location> locations = readLocations();
        Map<RoadKey, Surface> roads = readRoads();
        return new RoadMap(terrain, locations, roads);
    }

    private Terrain readTerrain() throws IOException, MapFormatException {
        StringTokenizer header = section("terrain");
        int rows = size(header);
        int columns = size(header);
        double south = number(header);
        double west = number(header);
        double north = number(header);
        double east = number(header);
        if (rows < 2 || columns < 2 || south >= north || west >= east) {
            throw new MapFormatException(lineNumber, "the terrain is empty");
        }
        int[][] metres = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            StringTokenizer words = words();
            for (int c = 0; c < columns; c++) {
                metres[r][c] = (int) number(words);
            }
        }
        return new Terrain(south, west, north, east, metres);
    }

    private List<Location> readLocations() throws IOException, MapFormatException {
        int count = size(section("locations"));
        List<Location> locations = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            StringTokenizer words = words();
            String name = word(words);
            double latitude = number(words);
            double longitude = number(words);
            if (indexByName.put(name, i) != null) {
                throw new MapFormatException(lineNumber, "a second location is called " + name);
            }
            locations.add(new Location(name, latitude, longitude));
        }
        return locations;
    }

    private Map<RoadKey, Surface> readRoads() throws IOException, MapFormatException {
        int count = size(section("roads"));
        Map<RoadKey, Surface> roads = new HashMap<>();
        for (int i = 0; i < count; i++) {
            StringTokenizer words = words();
            RoadKey key = new RoadKey(location(word(words)), location(word(words)));
            String surface = word(words);
            try {
                roads.put(key, Surface.parse(surface));
            } catch (IllegalArgumentException e) {
                throw new MapFormatException(lineNumber, "no such surface: " + surface, e);
            }
        }
        return roads;
    }

    private int location(String name) throws MapFormatException {
        Integer index = indexByName.get(name);
        if (index == null) {
            throw new MapFormatException(lineNumber, "no such location: " + name);
        }
        return index;
    }

    /** The words behind the section's name in the line that announces it. */
    private StringTokenizer section(String name) throws IOException, MapFormatException {
        StringTokenizer words = words();
        if (!name.equals(word(words))) {
            throw new MapFormatException(lineNumber, "expected the section '" + name + "'");
        }
        return words;
    }

    /** The words of the next line that is neither empty nor a comment. */
    private StringTokenizer words() throws IOException, MapFormatException {
        String line;
        while ((line = in.readLine()) != null) {
            lineNumber++;
            if (!line.isEmpty() && line.charAt(0) != '#') {
                return new StringTokenizer(line);
            }
        }
        throw new MapFormatException(lineNumber, "the file ends too early");
    }

    private String word(StringTokenizer words) throws MapFormatException {
        if (!words.hasMoreTokens()) {
            throw new MapFormatException(lineNumber, "a word is missing");
        }
        return words.nextToken();
    }

    private int size(StringTokenizer words) throws MapFormatException {
        String word = word(words);
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new MapFormatException(lineNumber, "not a size: " + word, e);
        }
    }

    private double number(StringTokenizer words) throws MapFormatException {
        String word = word(words);
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw new MapFormatException(lineNumber, "not a number: " + word, e);
        }
    }
}
