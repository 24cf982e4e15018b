import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mantis.watch.MethodCounts;

/**
 * Runs the main method of another class and writes what each method took: to the file named first, as often
 * as said second. Does not count itself.
 */
public class ByMethod {
    public static void main(String[] args) throws Exception {
        if (!MethodCounts.isPresent() || !MethodCounts.isExact()) {
            throw new IllegalStateException("counts are not told apart by method");
        }
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            MethodCounts counts = new MethodCounts();
            counts.start();
            try {
                Class.forName(args[2]).getMethod("main", String[].class)
                        .invoke(null, (Object) Arrays.copyOfRange(args, 3, args.length));
            } catch (InvocationTargetException e) {
                System.out.println(e.getCause());
            } finally {
                counts.stop();
            }
            write(Path.of(args[0] + i), counts);
        }
    }

    private static void write(Path file, MethodCounts counts) throws IOException {
        List<String> lines = new ArrayList<>();
        counts.visit((method, place, entries, bytecodes, bytes) ->
                lines.add(String.join(" ", method, "" + entries, "" + bytecodes, "" + bytes)));
        lines.add("all 0 " + counts.bytecodes() + " " + counts.bytes());
        lines.add("elsewhere 0 " + counts.elsewhere() + " 0");
        Files.write(file, lines);
    }
}
