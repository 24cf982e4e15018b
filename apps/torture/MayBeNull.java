// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Results that are new objects or null, of which only that matters. */
public class MayBeNull {
    static int seen;

    static byte[] pack(int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (int i = 0; i < n; i++) {
                out.putNextEntry(new ZipEntry("file" + i));
                out.write(i);
            }
        }
        return bytes.toByteArray();
    }

    static int entries(byte[] data) throws IOException {
        int count = 0;
        ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(data));
        while (in.getNextEntry() != null) {
            count++;
        }
        return count;
    }

    static int splits(int n) {
        int count = 0;
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        Spliterator<Integer> it = list.spliterator();
        while ((it = it.trySplit()) != null) {
            count++;
        }
        Spliterator<Integer> ofSet = new HashSet<>(list).spliterator();
        while (ofSet.trySplit() != null) {
            count++;
        }
        Spliterator<String> lazy = list.stream().map(x -> "v" + x).spliterator();
        while (lazy.trySplit() != null) {
            count += 10;
        }
        Spliterator.OfInt ints = Arrays.spliterator(new int[n]);
        while (ints.trySplit() != null) {
            count += 100;
        }
        return count;
    }

    static int resources(int n) {
        int count = 0;
        if (MayBeNull.class.getResourceAsStream("MayBeNull.class") == null) {
            count += 1000;
        }
        for (int i = 0; i < n; i++) {
            if (MayBeNull.class.getResourceAsStream("none" + i) == null) {
                count++;
            }
        }
        return count;
    }

    static int places(int n) {
        int count = 0;
        for (File f = new File("a/b/c" + "/d".repeat(n)); f != null; f = f.getParentFile()) {
            count++;
        }
        for (Path p = Path.of("x" + "/y".repeat(n)); p != null; p = p.getParent()) {
            count += 2;
        }
        TreeMap<Integer, Integer> map = new TreeMap<>();
        ConcurrentSkipListMap<Integer, Integer> skips = new ConcurrentSkipListMap<>();
        for (int i = 0; i < n; i++) {
            map.put(i * 3, i);
            skips.put(i * 3, i);
        }
        while (map.pollFirstEntry() != null) {
            count++;
        }
        for (int i = -3; i < 3 * n; i += 2) {
            if (skips.floorEntry(i) == null) {
                count += 5;
            }
            if (skips.higherKey(i) == null) {
                count += 7;
            }
        }
        if (new File("none").listFiles() == null) {
            count += 11;
        }
        Throwable t = new IllegalStateException(n > 5 ? new RuntimeException() : null);
        if (t.getCause() == null) {
            count += 13;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int[] results = {entries(pack(n)), splits(n), resources(n), places(n)};
        for (int r : results) {
            for (int i = 0; i < r; i++) {
                seen += i & 1;
            }
        }
        System.out.println(seen);
    }
}
