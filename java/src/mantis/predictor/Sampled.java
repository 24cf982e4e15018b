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
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Reads samples of files and what the slice itself wrote, and watches what is read, in the place of
 * {@link Files}, {@link File} and others: emitted in slices that do so.
 */
public final class Sampled {
    private Sampled() {}

    /** Before what opens a file, or one that a path or a text names, and knows nothing of files in memory. */
    public static void watch(Object named) {
        File file = null;
        if (named instanceof Path) {
            file = ((Path) named).getFileSystem() == FileSystems.getDefault() ? ((Path) named).toFile() : null;
        } else {
            file = named instanceof String ? new File((String) named) : (File) named;
        }
        if (file != null && own(file) != null) {
            throw Guard.stop(Stop.DENIED, "reading " + file + ", which the program has written");
        }
        Sampling.watch(file);
    }

    private static byte[] sample(Path path) throws IOException {
        if (path == null || path.getFileSystem() != FileSystems.getDefault()) {
            return null;
        }
        File file = path.toFile();
        if (Guard.filesKept && OwnFiles.isGone(file)) {
            throw OwnFiles.exists(file) ? new IOException("Is a directory") : new NoSuchFileException(path.toString());
        }
        return Sampling.of(file);
    }

    /** Whether a folder, or what is in it, is not as on the machine. */
    private static boolean isChanged(Path path) {
        return Guard.filesKept && OwnFiles.changes(OwnFiles.file(path));
    }

    /** What the slice made of a file, or null if it did nothing. */
    private static OwnFiles.Entry own(File file) {
        return Guard.filesKept ? OwnFiles.entry(file) : null;
    }

    private static OwnFiles.Entry own(Path path) {
        return Guard.filesKept ? OwnFiles.entry(OwnFiles.file(path)) : null;
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
        return walk(start, Integer.MAX_VALUE, options);
    }

    /** In place of {@link Files#walk(Path, int, FileVisitOption...)}. */
    public static Stream<Path> walk(Path start, int depth, FileVisitOption[] options) throws IOException {
        return watched(isChanged(start) ? OwnTree.walk(start, depth).stream() : Files.walk(start, depth, options), start);
    }

    /** In place of {@link Files#list}. */
    public static Stream<Path> list(Path folder) throws IOException {
        if (!isChanged(folder)) {
            return watched(Files.list(folder), folder);
        }
        if (!OwnFiles.isDirectory(folder.toFile())) {
            throw new NotDirectoryException(folder.toString());
        }
        return watched(OwnTree.list(folder).stream(), folder);
    }

    /** In place of {@link Files#find}. */
    public static Stream<Path> find(Path start, int depth, BiPredicate<Path, BasicFileAttributes> matcher,
            FileVisitOption[] options) throws IOException {
        if (!isChanged(start)) {
            return watched(Files.find(start, depth, matcher, options), start);
        }
        List<Path> found = new ArrayList<Path>();
        for (Path path : OwnTree.walk(start, depth)) {
            if (matcher.test(path, OwnTree.attributes(path))) {
                found.add(path);
            }
        }
        return watched(found.stream(), start);
    }

    /** In place of {@link Files#walkFileTree(Path, FileVisitor)}. */
    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
        return walkFileTree(start, EnumSet.noneOf(FileVisitOption.class), Integer.MAX_VALUE, visitor);
    }

    /** In place of {@link Files#walkFileTree(Path, Set, int, FileVisitor)}. */
    public static Path walkFileTree(Path start, Set<FileVisitOption> options, int depth, FileVisitor<? super Path> visitor)
            throws IOException {
        if (!isChanged(start)) {
            return Files.walkFileTree(start, options, depth, WatchedVisitor.of(visitor, start));
        }
        OwnTree.visit(start, depth, WatchedVisitor.of(visitor, start));
        return start;
    }

    /** In place of {@link Files#newDirectoryStream(Path)}. */
    public static DirectoryStream<Path> newDirectoryStream(Path folder) throws IOException {
        return newDirectoryStream(folder, new DirectoryStream.Filter<Path>() {
            @Override
            public boolean accept(Path path) {
                return true;
            }
        });
    }

    /** In place of {@link Files#newDirectoryStream(Path, String)}. */
    public static DirectoryStream<Path> newDirectoryStream(Path folder, String glob) throws IOException {
        final PathMatcher matcher = folder.getFileSystem().getPathMatcher("glob:" + glob);
        return newDirectoryStream(folder, new DirectoryStream.Filter<Path>() {
            @Override
            public boolean accept(Path path) {
                return matcher.matches(path.getFileName());
            }
        });
    }

    /** In place of {@link Files#newDirectoryStream(Path, java.nio.file.DirectoryStream.Filter)}. */
    public static DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        final List<Path> found = new ArrayList<Path>();
        if (isChanged(folder)) {
            for (Path path : OwnTree.list(folder)) {
                if (filter.accept(path)) {
                    found.add(path);
                }
            }
        } else {
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, filter)) {
                for (Path path : stream) {
                    if (isShown(path)) {
                        watch(path);
                        found.add(path);
                    }
                }
            }
        }
        return new DirectoryStream<Path>() {
            @Override
            public Iterator<Path> iterator() {
                return found.iterator();
            }

            @Override
            public void close() {}
        };
    }

    /** In place of {@link FileChannel#open(Path, OpenOption...)}. */
    public static FileChannel open(Path path, OpenOption[] options) throws IOException {
        return open(path, new LinkedHashSet<OpenOption>(Arrays.asList(options)), new FileAttribute<?>[0]);
    }

    /** In place of {@link FileChannel#open(Path, Set, FileAttribute...)}. */
    public static FileChannel open(Path path, Set<? extends OpenOption> options, FileAttribute<?>[] attributes)
            throws IOException {
        FileChannel own = ownChannel(path, options);
        return own == null ? FileChannel.open(path, Guard.readOnly(options.toArray(new OpenOption[0]))) : own;
    }

    /** In place of {@link RandomAccessFile#getChannel}. */
    public static FileChannel getChannel(RandomAccessFile file) {
        FileChannel own = file instanceof SampledAccess ? ((SampledAccess) file).ownChannel() : null;
        return own == null ? file.getChannel() : own;
    }

    /** In place of {@link Files#newByteChannel(Path, OpenOption...)}. */
    public static SeekableByteChannel newByteChannel(Path path, OpenOption[] options) throws IOException {
        return newByteChannel(path, new LinkedHashSet<OpenOption>(Arrays.asList(options)), new FileAttribute<?>[0]);
    }

    /** In place of {@link Files#newByteChannel(Path, Set, FileAttribute...)}. */
    public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>[] attributes)
            throws IOException {
        FileChannel own = ownChannel(path, options);
        return own == null ? Files.newByteChannel(path, Guard.readOnly(options.toArray(new OpenOption[0]))) : own;
    }

    /** The channel of a file in memory; null for one that is read of the machine's. */
    private static FileChannel ownChannel(Path path, Set<? extends OpenOption> options) throws IOException {
        File file = OwnFiles.file(path);
        boolean appends = options.contains(StandardOpenOption.APPEND);
        boolean writes = appends || options.contains(StandardOpenOption.WRITE);
        if (file == null || !writes && OwnFiles.entry(file) == null) {
            watch(path);
            return null;
        }
        boolean exists = OwnFiles.exists(file);
        boolean makes = writes && (options.contains(StandardOpenOption.CREATE) || options.contains(StandardOpenOption.CREATE_NEW));
        if (!exists && !makes) {
            throw new NoSuchFileException(path.toString());
        }
        if (exists && writes && options.contains(StandardOpenOption.CREATE_NEW)) {
            throw new FileAlreadyExistsException(path.toString());
        }
        if (writes) {
            OwnFiles.change(file);
        }
        OwnFiles.Content content = OwnFiles.content(file);
        if (content == null) {
            throw new IOException("Is a directory");
        }
        if (writes && options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
            content.resize(0);
        }
        return new OwnChannel(content, !writes || options.contains(StandardOpenOption.READ), writes, appends);
    }

    /** In place of {@link Files#copy(Path, OutputStream)}. */
    public static long copy(Path from, OutputStream to) throws IOException {
        try (InputStream in = newInputStream(from, new OpenOption[0])) {
            return OwnFiles.copy(in, to);
        }
    }

    private static Stream<Path> watched(Stream<Path> paths, final Path start) {
        Stream<Path> some = !Sampling.isUnderWay() ? paths : paths.filter(new Predicate<Path>() {
            @Override
            public boolean test(Path path) {
                return path.equals(start) || isShown(path);
            }
        });
        return !Sampling.watches() ? some : some.peek(new Consumer<Path>() {
            @Override
            public void accept(Path path) {
                watch(path);
            }
        });
    }

    /** Whether a folder's listing has a file. */
    static boolean isShown(Path path) {
        return path == null || path.getFileSystem() != FileSystems.getDefault() || Sampling.shows(path.toFile());
    }

    static void watch(Path path) {
        if (Sampling.watches() && path != null && path.getFileSystem() == FileSystems.getDefault()) {
            Sampling.watch(path.toFile());
        }
    }

    private static File[] watched(File[] files) {
        if (files == null || !Sampling.watches() && !Sampling.isUnderWay()) {
            return files;
        }
        List<File> shown = new ArrayList<File>();
        for (File file : files) {
            if (Sampling.shows(file)) {
                Sampling.watch(file);
                shown.add(file);
            }
        }
        return shown.toArray(new File[0]);
    }

    /** In place of {@link File#listFiles()}. */
    public static File[] listFiles(File folder) {
        return listed(folder, null, null);
    }

    /** In place of {@link File#listFiles(FilenameFilter)}. */
    public static File[] listFiles(File folder, FilenameFilter filter) {
        return listed(folder, filter, null);
    }

    /** In place of {@link File#listFiles(FileFilter)}. */
    public static File[] listFiles(File folder, FileFilter filter) {
        return listed(folder, null, filter);
    }

    /** At most one filter is not null. */
    private static File[] listed(File folder, FilenameFilter byName, FileFilter filter) {
        if (!Guard.filesKept || !OwnFiles.changes(folder)) {
            return watched(byName != null ? folder.listFiles(byName) : folder.listFiles(filter));
        }
        if (!OwnFiles.isDirectory(folder)) {
            return null;
        }
        List<File> found = new ArrayList<File>();
        for (File file : OwnFiles.children(folder)) {
            if (byName == null ? filter == null || filter.accept(file) : byName.accept(folder, file.getName())) {
                found.add(file);
            }
        }
        return watched(found.toArray(new File[0]));
    }

    /** In place of {@link File#list()}. */
    public static String[] list(File folder) {
        return list(folder, null);
    }

    /** In place of {@link File#list(FilenameFilter)}. */
    public static String[] list(File folder, FilenameFilter filter) {
        if (Guard.filesKept && OwnFiles.changes(folder)) {
            File[] files = listed(folder, filter, null);
            String[] names = files == null ? null : new String[files.length];
            for (int i = 0; names != null && i < names.length; i++) {
                names[i] = files[i].getName();
            }
            return names;
        }
        String[] names = folder.list(filter);
        if (names == null || !Sampling.watches() && !Sampling.isUnderWay()) {
            return names;
        }
        List<String> shown = new ArrayList<String>();
        for (String name : names) {
            File file = new File(folder, name);
            if (Sampling.shows(file)) {
                Sampling.watch(file);
                shown.add(name);
            }
        }
        return shown.toArray(new String[0]);
    }

    /** In place of {@link File#exists}. */
    public static boolean exists(File file) {
        Sampling.watch(file);
        OwnFiles.Entry own = own(file);
        return own == null ? file.exists() : own.exists();
    }

    /** In place of {@link File#isFile}. */
    public static boolean isFile(File file) {
        Sampling.watch(file);
        OwnFiles.Entry own = own(file);
        return own == null ? file.isFile() : own.content != null;
    }

    /** In place of {@link File#isDirectory}. */
    public static boolean isDirectory(File file) {
        Sampling.watch(file);
        OwnFiles.Entry own = own(file);
        return own == null ? file.isDirectory() : own.folder;
    }

    /** In place of {@link File#canRead}. */
    public static boolean canRead(File file) {
        Sampling.watch(file);
        OwnFiles.Entry own = own(file);
        return own == null ? file.canRead() : own.exists();
    }

    /** In place of {@link File#canWrite}. */
    public static boolean canWrite(File file) {
        Sampling.watch(file);
        OwnFiles.Entry own = own(file);
        return own == null ? file.canWrite() : own.exists();
    }

    /** In place of {@link File#lastModified}. */
    public static long lastModified(File file) {
        Sampling.watch(file);
        OwnFiles.Entry own = own(file);
        return own == null ? file.lastModified() : own.exists() ? own.time : 0;
    }

    /** In place of {@link Files#exists}. */
    public static boolean exists(Path path, LinkOption[] options) {
        watch(path);
        OwnFiles.Entry own = own(path);
        return own == null ? Files.exists(path, options) : own.exists();
    }

    /** In place of {@link Files#notExists}. */
    public static boolean notExists(Path path, LinkOption[] options) {
        watch(path);
        OwnFiles.Entry own = own(path);
        return own == null ? Files.notExists(path, options) : !own.exists();
    }

    /** In place of {@link Files#isDirectory}. */
    public static boolean isDirectory(Path path, LinkOption[] options) {
        watch(path);
        OwnFiles.Entry own = own(path);
        return own == null ? Files.isDirectory(path, options) : own.folder;
    }

    /** In place of {@link Files#isRegularFile}. */
    public static boolean isRegularFile(Path path, LinkOption[] options) {
        watch(path);
        OwnFiles.Entry own = own(path);
        return own == null ? Files.isRegularFile(path, options) : own.content != null;
    }

    /** In place of {@link Files#isReadable}. */
    public static boolean isReadable(Path path) {
        watch(path);
        OwnFiles.Entry own = own(path);
        return own == null ? Files.isReadable(path) : own.exists();
    }

    /** In place of {@link Files#isWritable}. */
    public static boolean isWritable(Path path) {
        watch(path);
        OwnFiles.Entry own = own(path);
        return own == null ? Files.isWritable(path) : own.exists();
    }

    /** In place of {@link Files#getLastModifiedTime}. */
    public static FileTime getLastModifiedTime(Path path, LinkOption[] options) throws IOException {
        watch(path);
        return own(path) == null ? Files.getLastModifiedTime(path, options) : OwnTree.attributes(path).lastModifiedTime();
    }

    /** In place of {@link Files#readAttributes(Path, Class, LinkOption...)}. */
    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption[] options)
            throws IOException {
        watch(path);
        return own(path) == null ? Files.readAttributes(path, type, options) : type.cast(OwnTree.attributes(path));
    }

    /** In place of {@link Files#size}. */
    public static long size(Path path) throws IOException {
        byte[] sample = sample(path);
        return sample == null ? Files.size(path) : sample.length;
    }

    /** In place of {@link File#length}. */
    public static long length(File file) {
        OwnFiles.Entry own = own(file);
        if (own != null) {
            return own.length();
        }
        byte[] sample = Sampling.of(file);
        return sample == null ? file.length() : sample.length;
    }

    /** What a {@link java.util.Scanner} of a file reads. */
    public static InputStream open(File file) throws FileNotFoundException {
        if (own(file) != null) {
            return new SampledStream(file);
        }
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
