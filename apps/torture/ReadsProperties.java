// args: a.properties 3 | b.properties 10 | a.properties 25
// file a.properties: # comment\nsize = 12\nname: long \\\n  value\nlevel=3\n
// file b.properties: size=oops\nextra.1=4\nextra.2=9\n
import java.io.FileReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Properties;
import java.util.TreeSet;

/** Properties files with defaults, wrong numbers, continued lines and keys found by prefix. */
public class ReadsProperties {
    static int wrong;

    static int number(Properties p, String key, int otherwise) {
        try {
            return Integer.parseInt(p.getProperty(key, "" + otherwise));
        } catch (NumberFormatException e) {
            wrong++;
            return otherwise;
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        Properties defaults = new Properties();
        defaults.load(new StringReader("level=1\nextra.0=2"));
        Properties p = new Properties(defaults);
        try (Reader in = new FileReader(args[0])) {
            p.load(in);
        }
        int total = 0;
        for (int i = number(p, "size", n); i > 0; i--) {
            total++;
        }
        for (String key : new TreeSet<>(p.stringPropertyNames())) {
            if (key.startsWith("extra.")) {
                total += number(p, key, 0) * 10;
            }
        }
        String name = p.getProperty("name");
        for (int i = 0; name != null && i < name.length(); i++) {
            if (name.charAt(i) != ' ') {
                total++;
            }
        }
        p.setProperty("level", p.getProperty("level") + n % 10);
        for (int i = 0; i < number(p, "level", 0); i++) {
            total++;
        }
        if (p.containsKey("extra.0")) {
            total += 1000;
        }
        System.out.println(total + " " + wrong + " " + p.size());
    }
}
