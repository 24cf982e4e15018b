package routing;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Prints the fastest route between two locations of a map. */
public final class Main {
    private Main() {
    }

    /** Arguments: the map file, the name of the start and of the destination. */
    public static void main(String[] args) {
        if (args.length != 3) {
            System.err.println("usage: routing MAP FROM TO");
            System.exit(2);
        }
        Path file = Paths.get(args[0]);
        RoadMap map = null;
        try (BufferedReader in = Files.newBufferedReader(file)) {
            map = MapFile.read(in);
        } catch (IOException e) {
            System.err.println("cannot read " + file + ": " + e.getMessage());
            System.exit(1);
        } catch (MapFormatException e) {
            System.err.println(file + ", " + e.getMessage());
            System.exit(1);
        }
        int from = find(map, args[1]);
        int to = find(map, args[2]);
        System.out.println(new Router(map).route(from, to));
    }

    private static int find(RoadMap map, String name) {
        int index = map.indexOf(name);
        if (index < 0) {
            System.err.println("no location is called " + name);
            System.exit(1);
        }
        return index;
    }
}
