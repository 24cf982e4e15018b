import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Enumeration;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** Links (and so verifies) every class of a jar and prints the errors: class, a tab, the error's class. */
public class LoadAll {
    public static void main(String[] args) throws Exception {
        URLClassLoader loader = new URLClassLoader(new URL[] {new File(args[0]).toURI().toURL()});
        TreeMap<String, String> errors = new TreeMap<>();
        int count = 0;
        try (JarFile jar = new JarFile(args[0])) {
            for (Enumeration<JarEntry> e = jar.entries(); e.hasMoreElements();) {
                String name = e.nextElement().getName();
                if (!name.endsWith(".class") || name.startsWith("META-INF") || name.endsWith("-info.class")
                        || name.startsWith("mantis/")) {
                    continue;
                }
                String type = name.substring(0, name.length() - 6).replace('/', '.');
                count++;
                try {
                    // Asking for its methods links a class without initialising it.
                    Class.forName(type, false, loader).getDeclaredMethods();
                } catch (VerifyError | ClassFormatError x) {
                    errors.put(type, x.toString().split("\n")[0] + " | " + x.toString().replace('\n', ' '));
                } catch (Throwable x) {
                    errors.put(type, x.getClass().getName());
                }
            }
        }
        System.out.println(count);
        errors.forEach((k, v) -> System.out.println(k + "\t" + v));
    }
}
