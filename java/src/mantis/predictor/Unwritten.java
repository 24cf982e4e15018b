package mantis.predictor;

import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.CopyOption;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * In the place of methods of {@link Files} and {@link File} that make, write, move and remove files: they
 * answer as if they had, and touch nothing. What a slice then reads of such files is not there, which ends
 * it, unless it keeps them in memory ({@link OwnFiles}).
 */
public final class Unwritten {
    private static final AtomicLong NAMES = new AtomicLong();

    private Unwritten() {}

    private static String name(String prefix, String suffix) {
        return (prefix == null ? "" : prefix) + "mantis" + NAMES.incrementAndGet() + suffix;
    }

    private static File temporary() {
        return new File(System.getProperty("java.io.tmpdir", "."));
    }

    /** As {@link Files#createTempDirectory(String, FileAttribute...)}. */
    public static Path createTempDirectory(String prefix, FileAttribute<?>[] attributes) {
        return createTempDirectory(temporary().toPath(), prefix, attributes);
    }

    /** As {@link Files#createTempDirectory(Path, String, FileAttribute...)}. */
    public static Path createTempDirectory(Path folder, String prefix, FileAttribute<?>[] attributes) {
        return createDirectories(folder.resolve(name(prefix, "")), attributes);
    }

    /** As {@link Files#createTempFile(String, String, FileAttribute...)}. */
    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>[] attributes) {
        return createTempFile(temporary().toPath(), prefix, suffix, attributes);
    }

    /** As {@link Files#createTempFile(Path, String, String, FileAttribute...)}. */
    public static Path createTempFile(Path folder, String prefix, String suffix, FileAttribute<?>[] attributes) {
        Path path = folder.resolve(name(prefix, suffix == null ? ".tmp" : suffix));
        OwnFiles.open(OwnFiles.file(path), false);
        return path;
    }

    /** As {@link Files#createDirectory}. */
    public static Path createDirectory(Path path, FileAttribute<?>[] attributes) throws IOException {
        if (OwnFiles.areKept() && OwnFiles.file(path) != null && OwnFiles.exists(path.toFile())) {
            throw new FileAlreadyExistsException(path.toString());
        }
        return createDirectories(path, attributes);
    }

    /** As {@link Files#createDirectories}. */
    public static Path createDirectories(Path path, FileAttribute<?>[] attributes) {
        OwnFiles.makeFolder(OwnFiles.file(path));
        return path;
    }

    /** As {@link Files#createFile}. */
    public static Path createFile(Path path, FileAttribute<?>[] attributes) throws IOException {
        OwnFiles.open(path, new OpenOption[] {StandardOpenOption.CREATE_NEW});
        return path;
    }

    /** As {@link Files#write(Path, byte[], OpenOption...)}. */
    public static Path write(Path path, byte[] bytes, OpenOption[] options) throws IOException {
        OutputStream out = OwnFiles.open(path, options);
        if (out != null) {
            out.write(bytes);
        }
        return path;
    }

    /** As {@link Files#write(Path, Iterable, Charset, OpenOption...)}: asks for all texts. */
    public static Path write(Path path, Iterable<? extends CharSequence> lines, Charset charset, OpenOption[] options)
            throws IOException {
        BufferedWriter out = Sinks.newBufferedWriter(path, charset, options);
        for (CharSequence line : lines) {
            out.append(line);
            out.newLine();
        }
        out.flush();
        return path;
    }

    /** As {@link Files#write(Path, Iterable, OpenOption...)}: asks for all texts. */
    public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption[] options) throws IOException {
        return write(path, lines, StandardCharsets.UTF_8, options);
    }

    /** As {@code Files.writeString(Path, CharSequence, OpenOption...)} of later releases. */
    public static Path writeString(Path path, CharSequence text, OpenOption[] options) throws IOException {
        return writeString(path, text, StandardCharsets.UTF_8, options);
    }

    /** As {@code Files.writeString(Path, CharSequence, Charset, OpenOption...)} of later releases. */
    public static Path writeString(Path path, CharSequence text, Charset charset, OpenOption[] options)
            throws IOException {
        return write(path, String.valueOf(text).getBytes(charset), options);
    }

    /** As {@link RandomAccessFile#writeBytes}, which calls no method that {@link SampledAccess} has. */
    public static void writeBytes(RandomAccessFile file, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeBytes(text);
        file.write(bytes.toByteArray());
    }

    /** As {@link RandomAccessFile#writeChars}, likewise. */
    public static void writeChars(RandomAccessFile file, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeChars(text);
        file.write(bytes.toByteArray());
    }

    /** As {@link Files#delete}. */
    public static void delete(Path path) throws IOException {
        File file = OwnFiles.file(path);
        if (file != null && !OwnFiles.remove(file)) {
            throw new NoSuchFileException(path.toString());
        }
    }

    /** As {@link Files#deleteIfExists}. */
    public static boolean deleteIfExists(Path path) {
        File file = OwnFiles.file(path);
        return file == null ? Files.exists(path) : OwnFiles.remove(file);
    }

    /** As {@link Files#move}. */
    public static Path move(Path from, Path to, CopyOption[] options) {
        OwnFiles.move(OwnFiles.file(from), OwnFiles.file(to));
        return to;
    }

    /** As {@link Files#copy(Path, Path, CopyOption...)}. */
    public static Path copy(Path from, Path to, CopyOption[] options) {
        OwnFiles.copy(OwnFiles.file(from), OwnFiles.file(to));
        return to;
    }

    /** As {@link Files#copy(InputStream, Path, CopyOption...)}: reads to the end. */
    public static long copy(InputStream in, Path to, CopyOption[] options) throws IOException {
        return OwnFiles.copy(in, Sinks.newOutputStream(to, new OpenOption[0]));
    }

    /** As {@link Files#setAttribute}. */
    public static Path setAttribute(Path path, String attribute, Object value, java.nio.file.LinkOption[] options) {
        return path;
    }

    /** As {@link Files#setLastModifiedTime}. */
    public static Path setLastModifiedTime(Path path, FileTime time) {
        OwnFiles.setTime(OwnFiles.file(path), time.toMillis());
        return path;
    }

    /** As {@link Files#setOwner}. */
    public static Path setOwner(Path path, UserPrincipal owner) {
        return path;
    }

    /** As {@link Files#setPosixFilePermissions}. */
    public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> permissions) {
        return path;
    }

    /** As {@link File#createNewFile}. */
    public static boolean createNewFile(File file) {
        if (OwnFiles.exists(file)) {
            return false;
        }
        OwnFiles.open(file, false);
        return true;
    }

    /** As {@link File#createTempFile(String, String)}. */
    public static File createTempFile(String prefix, String suffix) {
        return createTempFile(prefix, suffix, (File) null);
    }

    /** As {@link File#createTempFile(String, String, File)}. */
    public static File createTempFile(String prefix, String suffix, File folder) {
        File file = new File(folder == null ? temporary() : folder, name(prefix, suffix == null ? ".tmp" : suffix));
        OwnFiles.open(file, false);
        return file;
    }

    /** As {@link File#delete}. */
    public static boolean delete(File file) {
        return !OwnFiles.areKept() || OwnFiles.remove(file);
    }

    /** As {@link File#deleteOnExit}. */
    public static void deleteOnExit(File file) {}

    /** As {@link File#mkdir}. */
    public static boolean mkdir(File file) {
        return mkdirs(file);
    }

    /** As {@link File#mkdirs}. */
    public static boolean mkdirs(File file) {
        if (OwnFiles.exists(file)) {
            return false;
        }
        OwnFiles.makeFolder(file);
        return true;
    }

    /** As {@link File#renameTo}. */
    public static boolean renameTo(File file, File to) {
        if (OwnFiles.areKept() && !OwnFiles.exists(file)) {
            return false;
        }
        OwnFiles.move(file, to);
        return true;
    }

    /** As {@link File#setExecutable(boolean)}. */
    public static boolean setExecutable(File file, boolean can) {
        return true;
    }

    /** As {@link File#setExecutable(boolean, boolean)}. */
    public static boolean setExecutable(File file, boolean can, boolean owner) {
        return true;
    }

    /** As {@link File#setLastModified}. */
    public static boolean setLastModified(File file, long time) {
        OwnFiles.setTime(file, time);
        return true;
    }

    /** As {@link File#setReadOnly}. */
    public static boolean setReadOnly(File file) {
        return true;
    }

    /** As {@link File#setReadable(boolean)}. */
    public static boolean setReadable(File file, boolean can) {
        return true;
    }

    /** As {@link File#setReadable(boolean, boolean)}. */
    public static boolean setReadable(File file, boolean can, boolean owner) {
        return true;
    }

    /** As {@link File#setWritable(boolean)}. */
    public static boolean setWritable(File file, boolean can) {
        return true;
    }

    /** As {@link File#setWritable(boolean, boolean)}. */
    public static boolean setWritable(File file, boolean can, boolean owner) {
        return true;
    }
}
