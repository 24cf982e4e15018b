package routing;

/** Elevations in metres on a regular grid of latitudes and longitudes. */
final class Terrain {
    private final double south;
    private final double west;
    private final double rowsPerRadian;
    private final double columnsPerRadian;
    private final int[][] metres;

    /** The corners are given in degrees; {@code metres[0]} is the southern row. */
    Terrain(double south, double west, double north, double east, int[][] metres) {
        this.south = Math.toRadians(south);
        this.west = Math.toRadians(west);
        this.rowsPerRadian = (metres.length - 1) / Math.toRadians(north - south);
        this.columnsPerRadian = (metres[0].length - 1) / Math.toRadians(east - west);
        this.metres = metres;
    }

    /** Bilinear interpolation; places off the grid have the elevation of its nearest edge. */
    double elevation(double latitude, double longitude) {
        double row = clamp((latitude - south) * rowsPerRadian, metres.length - 1);
        double column = clamp((longitude - west) * columnsPerRadian, metres[0].length - 1);
        int r = Math.min((int) row, metres.length - 2);
        int c = Math.min((int) column, metres[0].length - 2);
        double dr = row - r;
        double dc = column - c;
        int[] lower = metres[r];
        int[] upper = metres[r + 1];
        return (1 - dr) * ((1 - dc) * lower[c] + dc * lower[c + 1]) + dr * ((1 - dc) * upper[c] + dc * upper[c + 1]);
    }

    private static double clamp(double value, double max) {
        return value < 0 ? 0 : Math.min(value, max);
    }
}
