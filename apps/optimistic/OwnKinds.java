// args: a.txt | b.txt | c.txt | d.txt | e.txt
// file a.txt: the cat\non\nmat sat xylophone\n
// file b.txt: the cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\n
// file c.txt: the cat\ncat\na b c d e\non\nmat\nsat on the\nmat sat xylophone\nthe cat\ncat\na b c d e\non\n
// file d.txt: the cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\ncat\nthe cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\ncat\nthe cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\ncat\nthe cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\n
// file e.txt: the cat\nsat on the\non\ncat\nmat sat xylophone\nmat\na b c d e\nthe cat\nsat on the\non\ncat\nmat sat xylophone\nmat\na b c d e\nthe cat\nsat on the\non\ncat\n
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

/** Files made, appended to, copied, moved, listed, asked about and removed, then read again. */
public class OwnKinds {
    static int lines(File file) throws IOException {
        int n = 0;
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            while (in.readLine() != null) {
                n++;
            }
        }
        return n;
    }

    static int bytes(File file) throws IOException {
        int n = 0;
        try (InputStream in = new BufferedInputStream(new FileInputStream(file))) {
            while (in.read() >= 0) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) throws IOException {
        File work = new File(args[0] + ".work");
        if (!work.isDirectory() && !work.mkdirs()) {
            throw new IOException("cannot make " + work);
        }
        List<String> input = Files.readAllLines(Paths.get(args[0]));
        File log = new File(work, "log.txt");
        if (log.exists()) {
            log.delete();
        }
        for (String line : input) {
            try (FileWriter writer = new FileWriter(log, true)) {
                writer.write(line + "\n");
            }
        }
        int total = lines(log);
        for (int i = 0; i < total; i++) {
            System.out.println("line " + i);
        }
        File data = new File(work, "data.bin");
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream(data))) {
            for (String line : input) {
                out.writeInt(line.length());
                out.writeUTF(line);
            }
        }
        int sum = 0;
        try (DataInputStream in = new DataInputStream(new FileInputStream(data))) {
            while (in.available() > 0) {
                int length = in.readInt();
                String text = in.readUTF();
                for (int i = 0; i < length; i++) {
                    sum += text.charAt(i) % 3;
                }
            }
        }
        System.out.println(sum);
        for (int i = 0; i < data.length(); i += 7) {
            sum++;
        }
        Path base = work.toPath();
        Path parts = base.resolve("parts");
        Files.createDirectories(parts);
        int k = 0;
        for (String line : input) {
            Files.write(parts.resolve("p" + (k++ % 5) + ".txt"), Collections.singletonList(line));
        }
        try (Stream<Path> found = Files.list(parts)) {
            for (Path p : found.filter(f -> Files.isRegularFile(f)).sorted().collect(Collectors.toList())) {
                for (String line : Files.readAllLines(p)) {
                    sum += line.length();
                    System.out.println(line);
                }
            }
        }
        Path moved = base.resolve("moved.txt");
        Files.move(parts.resolve("p0.txt"), moved, StandardCopyOption.REPLACE_EXISTING);
        Files.copy(moved, base.resolve("copy.txt"), StandardCopyOption.REPLACE_EXISTING);
        for (String word : new String(Files.readAllBytes(base.resolve("copy.txt"))).split(" ")) {
            System.out.println(word);
            sum += word.length();
        }
        int left = 0;
        File[] files = new File(work, "parts").listFiles((dir, name) -> name.endsWith(".txt"));
        if (files != null) {
            for (File f : files) {
                left++;
                System.out.println(f.length());
            }
        }
        // Folders are walked in no order that is the same everywhere.
        List<Long> seen = new ArrayList<>();
        Files.walkFileTree(base, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) throws IOException {
                seen.add(a.size());
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, IOException e) throws IOException {
                seen.add(1L);
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(seen);
        for (long size : seen) {
            System.out.println(size);
        }
        File gone = new File(work, "parts/p1.txt");
        if (gone.delete() && !gone.exists() && new File(work, "parts/p2.txt").exists()) {
            for (int i = 0; i < sum; i += 50) {
                System.out.println(i);
            }
        }
        try (Stream<Path> walk = Files.walk(base)) {
            walk.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
        System.out.println(left);
    }
}
