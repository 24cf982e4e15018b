package inputs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Maps of 100 to 200 locations, and a random pair of them. */
final class Routing implements Generator {
    private static final int GRID = 24;
    private static final String[] SURFACES = {"motorway", "primary", "primary", "track", "track", "track"};

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        Path map = folder.resolve(String.format("map%04d.txt", index));
        int locations = draw.inRange(100, 200);
        double south = draw.between(35.0, 55.0);
        double west = draw.between(-5.0, 25.0);
        double north = south + 4;
        double east = west + 6;
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(map))) {
            out.printf(Locale.ROOT, "terrain %d %d %.2f %.2f %.2f %.2f%n", GRID, GRID, south, west, north, east);
            for (int[] row : terrain(draw)) {
                StringBuilder line = new StringBuilder();
                for (int metres : row) {
                    line.append(line.length() > 0 ? " " : "").append(metres);
                }
                out.println(line);
            }
            out.println("locations " + locations);
            for (int i = 0; i < locations; i++) {
                out.printf(Locale.ROOT, "%s %.4f %.4f%n", name(i), draw.between(south, north), draw.between(west, east));
            }
            int roads = locations * 2;
            out.println("roads " + roads);
            for (int i = 0; i < roads; i++) {
                int from = i % locations;
                int to = (from + draw.between(1, locations - 1)) % locations;
                out.println(name(from) + " " + name(to) + " " + SURFACES[draw.between(0, SURFACES.length - 1)]);
            }
        }
        int from = draw.between(0, locations - 1);
        int to = (from + draw.between(1, locations - 1)) % locations;
        return new RunLine().file(map).argument(name(from)).argument(name(to));
    }

    private static String name(int location) {
        return String.valueOf((char) ('A' + location % 26)) + (1 + location / 26);
    }

    /** A few hills on a plain. */
    private static int[][] terrain(Draw draw) {
        double[][] metres = new double[GRID][GRID];
        for (int hill = 0; hill < 12; hill++) {
            double row = draw.between(0.0, GRID);
            double column = draw.between(0.0, GRID);
            double height = draw.between(200.0, 1500.0);
            double width = draw.between(2.0, 6.0);
            for (int r = 0; r < GRID; r++) {
                for (int c = 0; c < GRID; c++) {
                    double d2 = (r - row) * (r - row) + (c - column) * (c - column);
                    metres[r][c] += height * Math.exp(-d2 / (width * width));
                }
            }
        }
        int[][] rounded = new int[GRID][GRID];
        for (int r = 0; r < GRID; r++) {
            for (int c = 0; c < GRID; c++) {
                rounded[r][c] = 100 + (int) metres[r][c];
            }
        }
        return rounded;
    }
}
