package programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Writes random programs, each into a folder of its own: {@code Main DIR FIRST COUNT} for seeds FIRST and on. */
public final class Main {
    private Main() {
    }

    /** See the class. */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            System.err.println("usage: programs DIR FIRST_SEED COUNT");
            System.exit(2);
        }
        long first = Long.parseLong(args[1]);
        for (long seed = first; seed < first + Long.parseLong(args[2]); seed++) {
            String name = "Random" + seed;
            Path folder = Files.createDirectories(Paths.get(args[0], name));
            Files.writeString(folder.resolve(name + ".java"), Programs.source(name, seed));
        }
    }
}
