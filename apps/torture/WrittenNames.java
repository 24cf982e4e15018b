// args: in.txt out.txt 3 | in.txt out.txt 12 | other.txt out.txt 40
// file in.txt: one two\nthree\n
// file other.txt: a\nb c d\ne\nf g\n
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Inputs beside outputs whose names are made of theirs: what is read was given, but for what goes through a list or a field. */
public class WrittenNames {
    static Path saved;
    static final List<String> OUTPUTS = new ArrayList<>();

    static int words(Path in) throws IOException {
        int words = 0;
        for (String line : Files.readAllLines(in)) {
            words += line.split(" ").length;
        }
        return words;
    }

    static void write(String name, int n) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(Path.of(name))) {
            for (int i = 0; i < n; i++) {
                out.write("line " + i);
                out.newLine();
            }
        }
        OUTPUTS.add(name);
    }

    static int readBack() throws IOException {
        int count = 0;
        for (String name : OUTPUTS) {
            try (BufferedReader in = Files.newBufferedReader(Path.of(name))) {
                while (in.readLine() != null) {
                    count++;
                }
            }
        }
        return count;
    }

    static int zipped(String name, int n) throws IOException {
        String packed = name.replace(".txt", ".gz");
        try (GZIPOutputStream out = new GZIPOutputStream(new FileOutputStream(packed))) {
            for (int i = 0; i < n; i++) {
                out.write(i * 31);
            }
        }
        int sum = 0;
        try (GZIPInputStream in = new GZIPInputStream(new FileInputStream(packed))) {
            int b;
            while ((b = in.read()) >= 0) {
                sum += b % 5;
            }
        }
        return sum;
    }

    static int settings(int n) throws IOException {
        Properties p = new Properties();
        p.setProperty("turns", "" + n);
        saved = Path.of("settings." + "properties").toAbsolutePath();
        try (FileOutputStream out = new FileOutputStream(saved.toFile())) {
            p.store(out, null);
        }
        Properties q = new Properties();
        try (FileInputStream in = new FileInputStream("settings.properties")) {
            q.load(in);
        }
        int turns = 0;
        for (int i = Integer.parseInt(q.getProperty("turns")); i > 0; i--) {
            turns++;
        }
        return turns;
    }

    static int objects(Map<String, String> options, int n) throws IOException, ClassNotFoundException {
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(options.get("state")))) {
            out.writeObject(new int[n]);
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(options.get("state")))) {
            return ((int[]) in.readObject()).length;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[2]);
        int given = words(Path.of(args[0]));
        write(args[1], n);
        write(args[0] + ".copy", n / 2);
        int back = readBack();
        int zipped = zipped(args[1], n);
        int turns = settings(n);
        Map<String, String> options = new HashMap<>();
        options.put("state", args[1] + ".ser");
        int objects = objects(options, n);
        int given2 = words(Path.of(args[0]));
        System.out.println(given + " " + back + " " + zipped + " " + turns + " " + objects + " " + given2);
    }
}
