package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.HashMap;
import java.util.Map;

/**
 * Which part of its input a sampled slice reads: blocks at several places of each file, or its beginning, cut
 * where a file has lines at the ends of records: of lines with the indented ones behind them, or of what
 * empty lines are between, as far as some lines tell. Of JSON and XML a part of the elements of long lists
 * ({@link Documents}); of what gzip made, a sample of what is in it; of a folder of many small files that is
 * listed, some of the files ({@link Folders}).
 *
 * <p>The same file gives the same sample: its size alone decides where blocks are. A sample is kept in
 * memory, and so is small as long as the share is. The state belongs to the prediction under way, as that of
 * {@link Guard} does.
 */
final class Sampling {
    /** Less says nothing, whatever the share. */
    private static final long LEAST = 4096;
    /** A file of which more would be read is read as a whole. */
    private static final double NEARLY_ALL = 0.8;
    /** Beside the largest input, what is smaller than this share of it is small. */
    private static final double SMALL = 0.25;
    /** Bytes of a block, at least, and most blocks: of lines, and of what has none and may be read in windows. */
    private static final long LINES = 2048;
    private static final long BINARY = 32768;
    private static final int MOST_BLOCKS = 16;
    /** Documents and compressed files are looked at as a whole, larger ones not. */
    private static final int LARGEST_DOCUMENT = 64 << 20;
    /** How much of a file tells whether it has lines, and how far the end of a line is looked for. */
    private static final int HEAD = 4096;
    private static final int LONGEST_LINE = 1 << 16;

    /** In training, when the first run of the program began, in milliseconds since 1970: younger files may be its own. */
    private static final long BEGAN = Long.getLong("mantis.began", Long.MAX_VALUE);
    /** The same where a whole predictor is tried. */
    private static final long LEFT = Math.min(BEGAN, Long.getLong("mantis.left", Long.MAX_VALUE));

    private static volatile Sampling current;

    private final double share;
    private final boolean prefix;
    private final long large;
    /** The first file or folder that an argument names, where only that or only others are sampled. */
    private final String first;
    private final boolean onlyFirst;
    private final Map<String, byte[]> samples = new HashMap<String, byte[]>();
    private final Folders folders;
    private long read;
    private long size;

    private Sampling(double share, String way, String[] args) {
        this.share = share;
        prefix = way.equals("prefix");
        large = way.equals("large-blocks") ? (long) (SMALL * largest(args)) : 0;
        onlyFirst = way.equals("first-blocks");
        first = onlyFirst || way.equals("other-blocks") ? first(args) : null;
        folders = new Folders(share, prefix);
    }

    static Sampling begin(double share, String way, String[] args) {
        Sampling sampling = new Sampling(share, way, args);
        current = sampling;
        return sampling;
    }

    static void end() {
        current = null;
    }

    boolean isPrefix() {
        return prefix;
    }

    /** How many bytes of sampled files the samples have. */
    synchronized double read() {
        return read;
    }

    /** How many bytes sampled files have. */
    synchronized double size() {
        return size;
    }

    /** The largest file that an argument names, by itself or behind the sign of an option. */
    private static long largest(String[] args) {
        long largest = 0;
        for (String arg : args) {
            largest = Math.max(largest, Math.max(new File(arg).length(), behindSign(arg).length()));
        }
        return largest;
    }

    private static File behindSign(String arg) {
        int sign = Math.max(Math.max(arg.indexOf('='), arg.indexOf(':')), arg.startsWith("@") ? 0 : -1);
        return new File(arg.substring(sign + 1));
    }

    /** The absolute path of the first file or folder that an argument names; null if none does. */
    private static String first(String[] args) {
        for (String arg : args) {
            File file = new File(arg).exists() ? new File(arg) : behindSign(arg);
            if (!arg.isEmpty() && file.exists()) {
                return file.getAbsolutePath();
            }
        }
        return null;
    }

    /** Whether a file may be sampled, by its absolute path; null for standard input. */
    private boolean isMeant(String path) {
        if (first == null) {
            return true;
        }
        boolean isFirst = path != null && (path.equals(first) || path.startsWith(first + File.separator));
        return isFirst == onlyFirst;
    }

    /** The sample of a file, or what the slice wrote to it; null where it is read as a whole, or is no ordinary file. */
    static byte[] of(File file) {
        if (Guard.filesKept) {
            byte[] own = OwnFiles.bytes(file);
            if (own != null || OwnFiles.isGone(file)) {
                return own;
            }
        }
        watch(file);
        Sampling sampling = current;
        if (sampling == null || file == null || !file.isFile()) {
            return null;
        }
        return sampling.sample(file);
    }

    /** Whether files that are read may be the program's own. */
    static boolean watches() {
        return BEGAN != Long.MAX_VALUE;
    }

    /** Ends a slice that reads or lists a file which may be the program's own. */
    static void watch(File file) {
        if (file != null && !isOwn(file) && isYoung(file)) {
            throw Guard.stop(Stop.NO_INPUT, file + " is read, which was written after the first run");
        }
    }

    /** Whether a file was written after the program's first run began, in training. */
    static boolean isYoung(File file) {
        return watches() && file.isFile() && file.lastModified() >= BEGAN;
    }

    /** Whether files of the program's runs are there, which predictions come before. */
    static boolean isAfter() {
        return LEFT != Long.MAX_VALUE;
    }

    /** Whether a run of the program left a file, or may have. */
    static boolean isLeft(File file) {
        return isAfter() && file.isFile() && file.lastModified() >= LEFT;
    }

    /** Whether a prediction with a sample is under way. */
    static boolean isUnderWay() {
        return current != null;
    }

    /** Whether a sample has a file of a folder that is listed. */
    static boolean shows(File file) {
        Sampling sampling = current;
        return sampling == null || isOwn(file) || sampling.isShown(file);
    }

    private synchronized boolean isShown(File file) {
        File folder = file.getAbsoluteFile().getParentFile();
        if (folder == null || !file.isFile() || !isMeant(file.getAbsolutePath())) {
            return true;
        }
        if (!folders.isKnown(folder) && folders.list(folder, large)) {
            read += folders.kept(folder);
            size += folders.all(folder);
        }
        return folders.shows(folder, file.getName());
    }

    private static boolean isOwn(File file) {
        return Guard.filesKept && OwnFiles.entry(file) != null;
    }

    private synchronized byte[] sample(File file) {
        String path = file.getAbsolutePath();
        byte[] sample = samples.get(path);
        if (sample != null || samples.containsKey(path)) {
            return sample;
        }
        if (!isMeant(path) || folders.isThinned(file.getAbsoluteFile().getParentFile())) {
            samples.put(path, null);
            return null;
        }
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            sample = sample(new OfFile(in), in.length());
        } catch (IOException e) {
            // The slice will meet the same.
            sample = null;
        }
        samples.put(path, sample);
        return sample;
    }

    /** Standard input as far as the sample has it. */
    static InputStream of(InputStream stdin) {
        Sampling sampling = current;
        if (sampling == null) {
            return stdin;
        }
        try {
            byte[] all = Replay.bytes(stdin);
            byte[] sample = sampling.isMeant(null) ? sampling.sample(new OfBytes(all), all.length) : null;
            return new ByteArrayInputStream(sample == null ? all : sample);
        } catch (IOException e) {
            throw new PredictionException("standard input cannot be read: " + e.getMessage(), e);
        }
    }

    private synchronized byte[] sample(Source source, long length) throws IOException {
        long wanted = Math.max((long) (share * length), LEAST);
        byte[] head = source.read(0, HEAD);
        if (length <= LARGEST_DOCUMENT && Zipped.isZipped(head)) {
            byte[] content = length < large ? null : Zipped.content(source.read(0, (int) length), LARGEST_DOCUMENT);
            byte[] sample = content == null ? null : sample(new OfBytes(content), content.length);
            return sample == null ? null : Zipped.of(sample);
        }
        if (wanted > NEARLY_ALL * length || length < large) {
            return null;
        }
        byte[] sample = null;
        if (length <= LARGEST_DOCUMENT && Documents.mayBe(head)) {
            sample = Documents.sample(source.read(0, (int) length), (double) wanted / length, prefix);
        }
        if (sample == null) {
            Records records = Records.of(source, length);
            sample = prefix ? beginning(source, records, wanted) : blocks(source, records, length, wanted);
        }
        read += sample.length;
        size += length;
        return sample;
    }

    private static byte[] beginning(Source source, Records records, long wanted) throws IOException {
        byte[] bytes = source.read(0, (int) Math.min(wanted + LONGEST_LINE, Integer.MAX_VALUE - 8));
        int end = (int) wanted;
        int line = records == Records.NONE ? -1 : recordEnd(records, bytes, end);
        return java.util.Arrays.copyOf(bytes, line < 0 ? Math.min(end, bytes.length) : line);
    }

    private static byte[] blocks(Source source, Records records, long length, long wanted) throws IOException {
        boolean lines = records != Records.NONE;
        int count = (int) Math.max(1, Math.min(MOST_BLOCKS, wanted / (lines ? LINES : BINARY)));
        int each = (int) (wanted / count);
        byte[][] blocks = new byte[count][];
        int total = 0;
        long done = 0;
        for (int i = 0; i < count; i++) {
            long from = Math.max(done, length / count * i);
            byte[] bytes = source.read(from, each + (lines ? 2 * LONGEST_LINE : 0));
            int start = !lines || from == done ? 0 : Math.max(0, recordEnd(records, bytes, 0));
            int end = Math.min(bytes.length, start + each);
            int line = lines ? recordEnd(records, bytes, end) : -1;
            end = line < 0 ? end : line;
            blocks[i] = java.util.Arrays.copyOfRange(bytes, start, end);
            done = from + end;
            total += blocks[i].length;
        }
        byte[] sample = new byte[total];
        int at = 0;
        for (byte[] block : blocks) {
            System.arraycopy(block, 0, sample, at, block.length);
            at += block.length;
        }
        return sample;
    }

    /** Where the record ends that has a byte; where a line ends if no record does; -1 if none does, either. */
    private static int recordEnd(Records records, byte[] bytes, int from) {
        int most = Math.min(bytes.length, from + LONGEST_LINE);
        int line = -1;
        for (int i = from; i < most; i++) {
            if (bytes[i] != '\n') {
                continue;
            }
            if (records.end(bytes, i + 1)) {
                return i + 1;
            }
            line = line < 0 ? i + 1 : line;
        }
        return line;
    }

    /** What a file has that may be cut out by itself. */
    private enum Records {
        /** Nothing that is known of. */
        NONE,
        /** Lines. */
        LINES,
        /** Lines with indented ones behind them. */
        INDENTED,
        /** Lines up to an empty one. */
        PARAGRAPHS;

        /** By the beginning of a file, and by its middle: what begins a file may be another thing. */
        static Records of(Source source, long length) throws IOException {
            Records first = of(source.read(0, HEAD));
            Records middle = of(source.read(length / 2, HEAD));
            return first == NONE || middle.compareTo(first) < 0 ? first : middle;
        }

        private static Records of(byte[] bytes) {
            int lines = 0;
            int empty = 0;
            int indented = 0;
            int head = Math.min(bytes.length, HEAD);
            for (int i = 0; i < head; i++) {
                if (bytes[i] == 0) {
                    return NONE;
                }
                if (bytes[i] == '\n' && i + 1 < head) {
                    lines++;
                    empty += isEmpty(bytes, i + 1) ? 1 : 0;
                    indented += !isEmpty(bytes, i + 1) && isSpace(bytes[i + 1]) ? 1 : 0;
                }
            }
            if (lines <= 1) {
                return NONE;
            }
            return empty > 1 ? PARAGRAPHS : indented > 1 && lines - indented > 2 ? INDENTED : LINES;
        }

        /** Whether one ends before a place where a line begins. */
        boolean end(byte[] bytes, int at) {
            switch (this) {
                case PARAGRAPHS:
                    return at >= 2 && isEmpty(bytes, at) || at == bytes.length;
                case INDENTED:
                    return at == bytes.length || !isSpace(bytes[at]) && !isEmpty(bytes, at);
                default:
                    return true;
            }
        }

        private static boolean isSpace(byte b) {
            return b == ' ' || b == '\t';
        }

        private static boolean isEmpty(byte[] bytes, int at) {
            return at < bytes.length
                    && (bytes[at] == '\n' || bytes[at] == '\r' && at + 1 < bytes.length && bytes[at + 1] == '\n');
        }
    }

    /** Bytes at places. */
    private interface Source {
        /** So many bytes from a place on, fewer at the end. */
        byte[] read(long from, int count) throws IOException;
    }

    private static final class OfFile implements Source {
        private final RandomAccessFile in;

        OfFile(RandomAccessFile in) {
            this.in = in;
        }

        @Override
        public byte[] read(long from, int count) throws IOException {
            in.seek(from);
            byte[] bytes = new byte[(int) Math.max(0, Math.min(count, in.length() - from))];
            in.readFully(bytes);
            return bytes;
        }
    }

    private static final class OfBytes implements Source {
        private final byte[] all;

        OfBytes(byte[] all) {
            this.all = all;
        }

        @Override
        public byte[] read(long from, int count) {
            int start = (int) Math.min(from, all.length);
            return java.util.Arrays.copyOfRange(all, start, (int) Math.min((long) start + count, all.length));
        }
    }
}
