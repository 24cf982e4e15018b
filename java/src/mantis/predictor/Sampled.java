package mantis.predictor;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileFilter;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FilenameFilter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reads samples of files, and watches what is read, in the place of {@link Files}, {@link File} and others: emitted in sampled slices. */
public final class Sampled {
    private Sampled() {}

    private static byte[] sample(Path path) {
        return path == null || path.getFileSystem() != FileSystems.getDefault() ? null : Sampling.of(path.toFile());
    }

    /** In place of {@link Files#newInputStream}. */
    public static InputStream newInputStream(Path path, OpenOption[] options) throws IOException {
        byte[] sample = options != null && options.length == 0 ? sample(path) : null;
        return sample == null ? PlainFile.newInputStream(path, options) : new ByteArrayInputStream(sample);
    }

    /** In place of {@link Files#newBufferedReader(Path)}. */
    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    /** In place of {@link Files#newBufferedReader(Path, Charset)}. */
    public static BufferedReader newBufferedReader(Path path, Charset charset) throws IOException {
        byte[] sample = sample(path);
        return sample == null ? PlainFile.newBufferedReader(path, charset)
                : new BufferedReader(new InputStreamReader(new ByteArrayInputStream(sample), charset.newDecoder()));
    }

    /** In place of {@link Files#readAllLines(Path)}. */
    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    /** In place of {@link Files#readAllLines(Path, Charset)}. */
    public static List<String> readAllLines(Path path, Charset charset) throws IOException {
        try (BufferedReader reader = newBufferedReader(path, charset)) {
            return PlainFile.lines(reader);
        }
    }

    /** In place of {@link Files#lines(Path)}. */
    public static Stream<String> lines(Path path) throws IOException {
        return lines(path, StandardCharsets.UTF_8);
    }

    /** In place of {@link Files#lines(Path, Charset)}. */
    public static Stream<String> lines(Path path, Charset charset) throws IOException {
        return newBufferedReader(path, charset).lines();
    }

    /** In place of {@link Files#readAllBytes}. */
    public static byte[] readAllBytes(Path path) throws IOException {
        byte[] sample = sample(path);
        return sample == null ? Files.readAllBytes(path) : sample.clone();
    }

    /** In place of {@code Files.readString(Path)} of later releases. */
    public static String readString(Path path) throws IOException {
        return readString(path, StandardCharsets.UTF_8);
    }

    /** In place of {@code Files.readString(Path, Charset)} of later releases. */
    public static String readString(Path path, Charset charset) throws IOException {
        return charset.newDecoder().decode(ByteBuffer.wrap(readAllBytes(path))).toString();
    }

    /** In place of {@link Files#walk(Path, FileVisitOption...)}. */
    public static Stream<Path> walk(Path start, FileVisitOption[] options) throws IOException {
        return watched(Files.walk(start, options));
    }

    /** In place of {@link Files#walk(Path, int, FileVisitOption...)}. */
    public static Stream<Path> walk(Path start, int depth, FileVisitOption[] options) throws IOException {
        return watched(Files.walk(start, depth, options));
    }

    /** In place of {@link Files#list}. */
    public static Stream<Path> list(Path folder) throws IOException {
        return watched(Files.list(folder));
    }

    /** In place of {@link Files#find}. */
    public static Stream<Path> find(Path start, int depth, BiPredicate<Path, BasicFileAttributes> matcher,
            FileVisitOption[] options) throws IOException {
        return watched(Files.find(start, depth, matcher, options));
    }

    /** In place of {@link Files#walkFileTree(Path, FileVisitor)}. */
    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
        return Files.walkFileTree(start, WatchedVisitor.of(visitor));
    }

    /** In place of {@link Files#walkFileTree(Path, Set, int, FileVisitor)}. */
    public static Path walkFileTree(Path start, Set<FileVisitOption> options, int depth, FileVisitor<? super Path> visitor)
            throws IOException {
        return Files.walkFileTree(start, options, depth, WatchedVisitor.of(visitor));
    }

    private static Stream<Path> watched(Stream<Path> paths) {
        return !Sampling.watches() ? paths : paths.peek(new Consumer<Path>() {
            @Override
            public void accept(Path path) {
                watch(path);
            }
        });
    }

    static void watch(Path path) {
        if (Sampling.watches() && path != null && path.getFileSystem() == FileSystems.getDefault()) {
            Sampling.watch(path.toFile());
        }
    }

    private static File[] watched(File[] files) {
        if (Sampling.watches() && files != null) {
            for (File file : files) {
                Sampling.watch(file);
            }
        }
        return files;
    }

    /** In place of {@link File#listFiles()}. */
    public static File[] listFiles(File folder) {
        return watched(folder.listFiles());
    }

    /** In place of {@link File#listFiles(FilenameFilter)}. */
    public static File[] listFiles(File folder, FilenameFilter filter) {
        return watched(folder.listFiles(filter));
    }

    /** In place of {@link File#listFiles(FileFilter)}. */
    public static File[] listFiles(File folder, FileFilter filter) {
        return watched(folder.listFiles(filter));
    }

    /** In place of {@link File#list()}. */
    public static String[] list(File folder) {
        return list(folder, null);
    }

    /** In place of {@link File#list(FilenameFilter)}. */
    public static String[] list(File folder, FilenameFilter filter) {
        String[] names = folder.list(filter);
        if (Sampling.watches() && names != null) {
            for (String name : names) {
                Sampling.watch(new File(folder, name));
            }
        }
        return names;
    }

    /** In place of {@link File#exists}. */
    public static boolean exists(File file) {
        Sampling.watch(file);
        return file.exists();
    }

    /** In place of {@link File#isFile}. */
    public static boolean isFile(File file) {
        Sampling.watch(file);
        return file.isFile();
    }

    /** In place of {@link File#isDirectory}. */
    public static boolean isDirectory(File file) {
        Sampling.watch(file);
        return file.isDirectory();
    }

    /** In place of {@link File#canRead}. */
    public static boolean canRead(File file) {
        Sampling.watch(file);
        return file.canRead();
    }

    /** In place of {@link File#lastModified}. */
    public static long lastModified(File file) {
        Sampling.watch(file);
        return file.lastModified();
    }

    /** In place of {@link Files#exists}. */
    public static boolean exists(Path path, LinkOption[] options) {
        watch(path);
        return Files.exists(path, options);
    }

    /** In place of {@link Files#notExists}. */
    public static boolean notExists(Path path, LinkOption[] options) {
        watch(path);
        return Files.notExists(path, options);
    }

    /** In place of {@link Files#isDirectory}. */
    public static boolean isDirectory(Path path, LinkOption[] options) {
        watch(path);
        return Files.isDirectory(path, options);
    }

    /** In place of {@link Files#isRegularFile}. */
    public static boolean isRegularFile(Path path, LinkOption[] options) {
        watch(path);
        return Files.isRegularFile(path, options);
    }

    /** In place of {@link Files#isReadable}. */
    public static boolean isReadable(Path path) {
        watch(path);
        return Files.isReadable(path);
    }

    /** In place of {@link Files#getLastModifiedTime}. */
    public static FileTime getLastModifiedTime(Path path, LinkOption[] options) throws IOException {
        watch(path);
        return Files.getLastModifiedTime(path, options);
    }

    /** In place of {@link Files#readAttributes(Path, Class, LinkOption...)}. */
    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption[] options)
            throws IOException {
        watch(path);
        return Files.readAttributes(path, type, options);
    }

    /** In place of {@link Files#size}. */
    public static long size(Path path) throws IOException {
        byte[] sample = sample(path);
        return sample == null ? Files.size(path) : sample.length;
    }

    /** In place of {@link File#length}. */
    public static long length(File file) {
        byte[] sample = Sampling.of(file);
        return sample == null ? file.length() : sample.length;
    }

    /** What a {@link java.util.Scanner} of a file reads. */
    public static InputStream open(File file) throws FileNotFoundException {
        byte[] sample = Sampling.of(file);
        return sample == null ? opened(new FileInputStream(file)) : new ByteArrayInputStream(sample);
    }

    /** What a {@link java.util.Scanner} of a file reads. */
    public static InputStream open(Path path) throws IOException {
        return newInputStream(path, new OpenOption[0]);
    }

    private static InputStream opened(InputStream in) {
        Guard.opened(in);
        return in;
    }
}
