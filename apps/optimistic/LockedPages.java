// args: 5 x 0 | 12 ab 1 | 23 page 2
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** A page file as an embedded database keeps it: removed at first, opened by a set of options, locked, and reopened. */
public class LockedPages {
    static final int PAGE = 64;

    static class PageFile implements AutoCloseable {
        final FileChannel channel;
        final FileLock lock;
        int pages;

        PageFile(Path path, String mode) throws IOException {
            Set<OpenOption> options = new HashSet<>();
            options.add(StandardOpenOption.READ);
            if (mode.equals("rw")) {
                Collections.addAll(options, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
            }
            channel = FileChannel.open(path, options);
            lock = mode.equals("rw") ? channel.tryLock() : channel.tryLock(0, Long.MAX_VALUE, true);
            if (lock == null || !lock.isValid()) {
                channel.close();
                throw new IOException("locked: " + path);
            }
            pages = (int) (channel.size() / PAGE);
        }

        void put(int at, String text) throws IOException {
            ByteBuffer page = ByteBuffer.allocate(PAGE);
            page.putInt(text.length());
            for (int i = 0; i < text.length(); i++) {
                page.put((byte) text.charAt(i));
            }
            page.rewind();
            long place = (long) at * PAGE;
            do {
                place += channel.write(page, place);
            } while (page.hasRemaining());
            pages = Math.max(pages, at + 1);
        }

        String get(int at) throws IOException {
            ByteBuffer page = ByteBuffer.allocate(PAGE);
            long place = (long) at * PAGE;
            do {
                int read = channel.read(page, place);
                if (read < 0) {
                    throw new IOException("end");
                }
                place += read;
            } while (page.hasRemaining());
            page.flip();
            StringBuilder text = new StringBuilder();
            for (int left = page.getInt(); left > 0; left--) {
                text.append((char) page.get());
            }
            return text.toString();
        }

        @Override
        public void close() throws IOException {
            lock.release();
            channel.force(true);
            channel.close();
        }
    }

    static int second(Path path) throws IOException {
        try (PageFile other = new PageFile(path, "rw")) {
            return other.pages;
        } catch (OverlappingFileLockException e) {
            return -1;
        }
    }

    static int parts(Path path, int n) throws IOException {
        int conflicts = 0;
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            FileChannel channel = file.getChannel();
            FileLock left = channel.lock(0, 10, false);
            FileLock right = channel.lock(10, 10, false);
            for (int i = 0; i < n; i++) {
                try (FileLock more = channel.tryLock(5 * i, 3, false)) {
                    conflicts += more.position() == 5 * i && more.size() == 3 && !more.isShared() ? 100 : 10000;
                } catch (OverlappingFileLockException e) {
                    conflicts++;
                }
            }
            left.release();
            if (!left.isValid() && right.isValid() && right.overlaps(19, 1) && !right.overlaps(20, 5)) {
                try (FileLock more = channel.lock(0, 10, false)) {
                    conflicts += more.acquiredBy() == channel ? 7 : 70000;
                }
            }
        }
        return conflicts;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        Path path = Paths.get("pages" + n + ".db");
        Files.deleteIfExists(path);
        int seen;
        try (PageFile file = new PageFile(path, "rw")) {
            for (int i = 0; i < n; i++) {
                file.put(i * 7 % n, args[1] + i);
            }
            seen = second(path);
        }
        int letters = 0;
        int loops = 0;
        try (PageFile file = new PageFile(path, "rw")) {
            for (int i = 0; i < file.pages; i++) {
                String text = file.get(i);
                for (int k = 0; k < text.length(); k++) {
                    letters += text.charAt(k);
                }
            }
            file.put(file.pages, "end");
        }
        int conflicts = parts(path, Integer.parseInt(args[2]) + 4);
        for (int i = (int) Files.size(path) + seen + conflicts; i > 0; i -= 9) {
            loops++;
        }
        Files.delete(path);
        System.out.println(letters + " " + loops + " " + conflicts);
    }
}
