package mantis.predictor;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.MappedByteBuffer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Files that a slice has written and reads again, in memory: what it writes, makes, moves and removes is done
 * to these alone, and what it reads, lists and asks about is theirs where they have it. The machine's files
 * are as they are.
 *
 * <p>Emitted slices that read what they write call {@link #keep} first; all others keep nothing. The state
 * belongs to the prediction under way, as that of {@link Guard} does.
 */
public final class OwnFiles {
    /** Most bytes of all of them. */
    private static final long MOST = 1L << 28;

    /** For a file that is there no more. */
    private static final Entry GONE = new Entry();

    private static volatile OwnFiles current;

    /** By absolute path, what was made or removed since the slice began. */
    private final TreeMap<String, Entry> entries = new TreeMap<String, Entry>();
    private long size;

    private OwnFiles() {}

    /** From now on, files that are written are kept. */
    public static void keep() {
        current = new OwnFiles();
        Guard.filesKept = true;
    }

    static void end() {
        current = null;
    }

    static boolean areKept() {
        return current != null;
    }

    /** A file, a folder, or what is there no more. */
    static final class Entry {
        /** What is in a file; null for others. */
        Content content;
        boolean folder;
        long time = System.currentTimeMillis();

        boolean exists() {
            return content != null || folder;
        }

        long length() {
            return content == null ? 0 : content.size();
        }
    }

    /** What is in a file. */
    static final class Content extends ByteArrayOutputStream {
        private final OwnFiles files;
        /** What is mapped into memory, none of which overlaps another. */
        private final List<OwnMap> maps = new ArrayList<OwnMap>();

        Content(OwnFiles files) {
            this.files = files;
        }

        /** A map of a part of the file, which is shared with all other maps of it. */
        synchronized MappedByteBuffer map(int from, int size) {
            // All that no other map has is mapped at once: later maps may have more of it.
            int first = 0;
            int last = Math.max(count, from + size);
            for (OwnMap map : maps) {
                if (map.holds(from, size)) {
                    return map.part(from, size);
                }
                if (map.meets(from, size)) {
                    throw Guard.stop(Stop.DENIED, "mapping more of what is mapped of a file that the program has written");
                }
                if (map.end() <= from) {
                    first = Math.max(first, map.end());
                } else {
                    last = Math.min(last, map.start());
                }
            }
            files.grow(last - first);
            OwnMap map = new OwnMap(buf, first, last - first);
            maps.add(map);
            return map.part(from, size);
        }

        /** Takes what was written to maps of a part. */
        private void pull(long from, int size) {
            for (OwnMap map : maps) {
                map.get(buf, from, Math.min(size, count - from));
            }
        }

        @Override
        public synchronized byte[] toByteArray() {
            pull(0, count);
            return super.toByteArray();
        }

        @Override
        public synchronized void write(int b) {
            files.grow(1);
            super.write(b);
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            files.grow(length);
            super.write(bytes, from, length);
        }

        /** All of them, without what else an overridden method of later releases may do. */
        @Override
        public void write(byte[] bytes) {
            write(bytes, 0, bytes.length);
        }

        /** Reads from a place on; how many bytes, or -1 at the end. */
        synchronized int readAt(long place, byte[] bytes, int from, int length) {
            if (length == 0) {
                return 0;
            }
            if (place >= count) {
                return -1;
            }
            int read = Math.min(length, count - (int) place);
            pull(place, read);
            System.arraycopy(buf, (int) place, bytes, from, read);
            return read;
        }

        /** Writes from a place on, zeros up to it if it is behind the end. */
        synchronized void writeAt(long place, byte[] bytes, int from, int length) {
            if (place > count) {
                resize(place);
            }
            int over = (int) Math.min(length, count - place);
            System.arraycopy(bytes, from, buf, (int) place, over);
            write(bytes, from + over, length - over);
            for (OwnMap map : maps) {
                map.put(buf, place, length);
            }
        }

        /** Cuts the end off, or adds zeros. */
        synchronized void resize(long length) {
            if (length > count) {
                files.grow(length - count);
                byte[] zeros = new byte[(int) length - count];
                super.write(zeros, 0, zeros.length);
            } else {
                count = (int) length;
            }
        }
    }

    private synchronized void grow(long by) {
        size += by;
        if (size > MOST) {
            throw Guard.stop(Stop.DENIED, "keeping more than " + (MOST >> 20) + " MiB of files in memory");
        }
    }

    /** The file of a path, or null where no files are kept or it is not one of the machine's. */
    static File file(Path path) {
        return current == null || path == null || path.getFileSystem() != FileSystems.getDefault() ? null : path.toFile();
    }

    /**
     * What is known of a file; null if the machine's counts. What training runs of the program left is not
     * there: a prediction comes before its run.
     */
    static Entry entry(File file) {
        OwnFiles files = current;
        if (files == null || file == null) {
            return null;
        }
        Entry entry = files.get(name(file));
        return entry == null && Sampling.isLeft(file) ? GONE : entry;
    }

    private synchronized Entry get(String name) {
        Entry entry = entries.get(name);
        if (entry != null || entries.isEmpty()) {
            return entry;
        }
        // What is in a folder that was removed is removed, unless it was made again.
        for (String above = above(name); above != null; above = above(above)) {
            Entry of = entries.get(above);
            if (of != null) {
                return of.exists() ? null : of;
            }
        }
        return null;
    }

    private synchronized void put(String name, Entry entry) {
        entries.put(name, entry);
    }

    /** An absolute path without steps that lead nowhere. */
    private static String name(File file) {
        String path = file.getAbsolutePath();
        return path.contains(File.separator + ".") ? new File(path).toPath().normalize().toString() : path;
    }

    private static String above(String name) {
        int end = name.lastIndexOf(File.separatorChar);
        return end <= 0 ? null : name.substring(0, end);
    }

    static boolean exists(File file) {
        Entry entry = entry(file);
        return entry == null ? file.exists() : entry.exists();
    }

    static boolean isDirectory(File file) {
        Entry entry = entry(file);
        return entry == null ? file.isDirectory() : entry.folder;
    }

    /** What is in a file that the slice wrote; null for all others. */
    static byte[] bytes(File file) {
        Entry entry = entry(file);
        return entry == null || entry.content == null ? null : entry.content.toByteArray();
    }

    /** What is in a file that the slice has; null for all others. */
    static Content content(File file) {
        Entry entry = entry(file);
        return entry == null ? null : entry.content;
    }

    /** What is in a file, to be changed: it is made, or becomes one in memory, if it is none. */
    static Content change(File file) {
        Content content = content(file);
        if (content == null) {
            open(file, true);
        }
        return content(file);
    }

    /** Whether a file of the machine is there no more, as far as the slice is concerned, or is a folder. */
    static boolean isGone(File file) {
        Entry entry = entry(file);
        return entry != null && entry.content == null;
    }

    /** Opens a file for writing; null where none are kept. */
    static OutputStream open(File file, boolean append) {
        OwnFiles files = current;
        if (files == null || file == null) {
            return null;
        }
        Entry old = entry(file);
        Entry entry = new Entry();
        entry.content = append && old != null && old.content != null ? old.content : new Content(files);
        if (append && old == null && file.isFile()) {
            copy(file, entry.content);
        }
        files.put(name(file), entry);
        return entry.content;
    }

    /** The same by the options of {@link java.nio.file.Files}. */
    static OutputStream open(Path path, OpenOption[] options) throws IOException {
        File file = file(path);
        if (file == null) {
            return null;
        }
        boolean append = false;
        for (OpenOption option : options) {
            append |= option == StandardOpenOption.APPEND;
            if (option == StandardOpenOption.CREATE_NEW && exists(file)) {
                throw new FileAlreadyExistsException(path.toString());
            }
        }
        return open(file, append);
    }

    private static void copy(File from, OutputStream to) {
        try (InputStream in = new FileInputStream(from)) {
            copy(in, to);
        } catch (IOException e) {
            // Nobody could read it.
        }
    }

    static long copy(InputStream in, OutputStream to) throws IOException {
        byte[] buffer = new byte[8192];
        long all = 0;
        for (int n = in.read(buffer); n > 0; n = in.read(buffer)) {
            to.write(buffer, 0, n);
            all += n;
        }
        return all;
    }

    /** Makes a folder and those above it. */
    static void makeFolder(File file) {
        OwnFiles files = current;
        if (files == null || file == null) {
            return;
        }
        for (String name = name(file); name != null; name = above(name)) {
            File folder = new File(name);
            if (isDirectory(folder)) {
                return;
            }
            Entry entry = new Entry();
            entry.folder = true;
            files.put(name, entry);
        }
    }

    /** Removes a file or a folder; whether it was there. */
    static boolean remove(File file) {
        OwnFiles files = current;
        if (files == null || file == null || !exists(file)) {
            return false;
        }
        files.put(name(file), new Entry());
        return true;
    }

    /** Copies a file, or makes a folder where one is copied. */
    static void copy(File from, File to) {
        if (current == null || from == null || to == null) {
            return;
        }
        if (isDirectory(from)) {
            makeFolder(to);
            return;
        }
        if (isGone(from)) {
            return;
        }
        byte[] bytes = bytes(from);
        OutputStream out = open(to, false);
        if (bytes != null) {
            ((Content) out).write(bytes);
        } else {
            copy(from, out);
        }
    }

    /** Moves a file, or a folder with all that is in it. */
    static void move(File from, File to) {
        OwnFiles files = current;
        if (files == null || from == null || to == null) {
            return;
        }
        for (File inside : children(from)) {
            move(inside, new File(to, inside.getName()));
        }
        copy(from, to);
        remove(from);
    }

    static void setTime(File file, long time) {
        Entry entry = entry(file);
        if (entry != null) {
            entry.time = time;
        }
    }

    /** What is in a folder, the machine's files first; empty for what is none. */
    static List<File> children(File folder) {
        List<File> children = new ArrayList<File>();
        Entry of = entry(folder);
        File[] there = of != null && !of.exists() ? null : folder.listFiles();
        if (there != null) {
            for (File file : there) {
                if (exists(file)) {
                    children.add(file);
                }
            }
        }
        OwnFiles files = current;
        if (files != null) {
            files.addMade(folder, children);
        }
        return children;
    }

    private synchronized void addMade(File folder, List<File> children) {
        String prefix = name(folder) + File.separatorChar;
        for (Map.Entry<String, Entry> made : entries.tailMap(prefix).entrySet()) {
            String name = made.getKey();
            if (!name.startsWith(prefix)) {
                return;
            }
            File file = new File(folder, name.substring(prefix.length()));
            if (name.indexOf(File.separatorChar, prefix.length()) < 0 && made.getValue().exists() && !children.contains(file)) {
                children.add(file);
            }
        }
    }

    /** Whether anything in a folder, or the folder itself, is not as on the machine. */
    static boolean changes(File folder) {
        OwnFiles files = current;
        return files != null && folder != null && (Sampling.isAfter() || files.changesBelow(folder));
    }

    private synchronized boolean changesBelow(File folder) {
        String name = name(folder);
        if (get(name) != null) {
            return true;
        }
        String next = entries.ceilingKey(name + File.separatorChar);
        return next != null && next.startsWith(name + File.separatorChar);
    }
}
