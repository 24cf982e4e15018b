// args: table 3 | missing 10 | words 25
// resource table.txt: 4 7 1\n2\n
// resource words.txt: alpha beta\ngamma\n
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;

/** Resources on the class path, present and missing. */
public class ReadsResources {
    static int load(String name) throws IOException {
        InputStream in = ReadsResources.class.getResourceAsStream("/" + name + ".txt");
        if (in == null) {
            return -1;
        }
        int k = 0;
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in))) {
            String line;
            while ((line = reader.readLine()) != null) {
                for (String part : line.split(" ")) {
                    k += Character.isDigit(part.charAt(0)) ? Integer.parseInt(part) : part.length();
                }
            }
        }
        return k;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        int loaded = load(args[0]);
        int total = 0;
        for (int i = 0; i < loaded; i++) {
            total++;
        }
        if (ReadsResources.class.getResource("words.txt") == null) {
            total += 500;
        }
        ClassLoader loader = ReadsResources.class.getClassLoader();
        try (InputStream in = loader.getResourceAsStream("table.txt")) {
            for (int b = in.read(); b >= 0; b = in.read()) {
                if (b == ' ') {
                    total += 10;
                }
            }
        }
        for (int i = 0; i < n; i += 3) {
            total++;
        }
        System.out.println(total + " " + loaded);
    }
}
