package programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Writes random programs, each into a folder of its own: {@code Main DIR KIND FIRST COUNT} for seeds FIRST and on; KIND is Random or Calls. */
public final class Main {
    private Main() {
    }

    /** See the class. */
    public static void main(String[] args) throws IOException {
        if (args.length != 4 || !args[1].equals("Random") && !args[1].equals("Calls")) {
            System.err.println("usage: programs DIR Random|Calls FIRST_SEED COUNT");
            System.exit(2);
        }
        long first = Long.parseLong(args[2]);
        for (long seed = first; seed < first + Long.parseLong(args[3]); seed++) {
            String name = args[1] + seed;
            Path folder = Files.createDirectories(Paths.get(args[0], name));
            Files.writeString(folder.resolve(name + ".java"), args[1].equals("Calls") ? Calls.source(name, seed) : Programs.source(name, seed));
        }
    }
}
