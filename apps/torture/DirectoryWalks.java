// args: d 2 | d/e 3 | f 5
// file d/a.txt: one\ntwo\n
// file d/b.dat: 12345
// file d/e/c.txt: three\n
// file d/e/g/h.txt: four\n
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Folders: lists with filters of the program, walks with a visitor, streams of paths. */
public class DirectoryWalks {
    static final class Sizes extends SimpleFileVisitor<Path> {
        long bytes;
        int files;
        int folders;

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".txt")) {
                files++;
                bytes += attributes.size();
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            folders++;
            return folders > 3 ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            folders += 10;
            return FileVisitResult.CONTINUE;
        }
    }

    static int lists(File folder) {
        File[] found = folder.listFiles((dir, name) -> name.endsWith(".txt"));
        if (found == null) {
            return -1;
        }
        Arrays.sort(found);
        int k = 0;
        for (File f : found) {
            k += f.getName().length() * (int) f.length();
        }
        String[] names = folder.list();
        return k + (names == null ? 0 : names.length > 0 ? 1 : 0);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        int total = lists(new File(args[0]));
        Sizes sizes = new Sizes();
        Files.walkFileTree(Path.of(args[0]), sizes);
        total += (int) sizes.bytes + sizes.files;
        List<String> names = new ArrayList<>();
        if (Files.isDirectory(Path.of(args[0]))) {
            try (Stream<Path> paths = Files.walk(Path.of(args[0]), 1)) {
                paths.filter(p -> p.toString().endsWith(".txt")).forEach(p -> names.add(p.getFileName().toString()));
            }
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(Path.of(args[0]), "*.dat")) {
                for (Path p : stream) {
                    total += p.getFileName().toString().length();
                }
            }
            try (Stream<Path> paths = Files.list(Path.of(args[0]))) {
                total += (int) paths.filter(Files::isRegularFile).filter(p -> p.toString().endsWith(".txt")).count();
            }
        }
        int steps = 0;
        for (int i = 0; i < total + names.size() * n; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
