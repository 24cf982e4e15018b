import java.io.File;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;

/**
 * Links, and so verifies, each class of a list without initialising it, and prints a line for each that
 * fails.
 *
 * <p>Arguments: the file with the class names (dots), then the class path; none means the JDK's own classes.
 */
public final class LinkAll {
    public static void main(String[] arguments) throws Exception {
        List<String> names = Files.readAllLines(Paths.get(arguments[0]), StandardCharsets.UTF_8);
        URL[] urls = new URL[arguments.length - 1];
        for (int i = 1; i < arguments.length; i++) {
            urls[i - 1] = new File(arguments[i]).toURI().toURL();
        }
        ClassLoader loader = urls.length == 0 ? null : new URLClassLoader(urls, ClassLoader.getSystemClassLoader().getParent());
        PrintStream out = new PrintStream(System.out, false, "UTF-8");
        int linked = 0;
        for (String name : names) {
            try {
                // Asking for the constructors links the class first.
                Class.forName(name, false, loader).getDeclaredConstructors();
                linked++;
            } catch (Throwable error) {
                String message = String.valueOf(error.getMessage());
                int end = message.indexOf('\n');
                out.println(name + ": " + error.getClass().getName() + ": " + (end < 0 ? message : message.substring(0, end)));
            }
        }
        out.println("linked " + linked);
        out.flush();
        if (out.checkError()) {
            System.exit(2);
        }
    }
}
