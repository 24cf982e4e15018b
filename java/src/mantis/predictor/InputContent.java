package mantis.predictor;

import java.util.Arrays;
import java.util.zip.Deflater;

/**
 * What the bytes of a source say.
 *
 * <p>Up to {@link #WHOLE} bytes are looked at as they are. Of more, {@link #BLOCKS} blocks are, evenly spread
 * and cut at ends of lines where there are such, so that the price is bounded and the same input always says
 * the same. Sums are scaled up from the sample. What grows slower or faster than the input goes on growing as
 * it did from half of the blocks to all of them: the number of distinct words as a power of the input's size
 * (Heaps' law of vocabularies), sums of squares as a polynomial. Largest values are those of the sample.
 */
final class InputContent {
    private static final int WHOLE = 128 << 10;
    private static final int BLOCKS = 16;
    private static final int BLOCK = WHOLE / BLOCKS;
    /** So many bytes are deflated, from as many places. */
    private static final int DEFLATED = 64 << 10;
    private static final int PIECES = 4;
    private static final int DIGITS = 15;

    private static final int SPACE = 1;
    private static final int LETTER = 2;
    private static final int DIGIT = 3;
    private static final int MARK = 4;
    private static final byte[] CLASS = classes();
    /** 1 for letters, digits, underscores and all of UTF-8 that is not ASCII: what words are made of. */
    private static final byte[] WORD = words(CLASS);

    /** Of the hash function FNV-1a (Fowler, Noll, Vo), in which short texts do not collide. */
    private static final int HASH = 0x811c9dc5;
    private static final int HASH_FACTOR = 0x01000193;

    private final byte[] bytes;
    /** Where blocks begin and end. */
    private final int[] begin;
    private final int[] end;
    private int blocks;
    private final double scale;

    InputContent(InputSource source) {
        long size = source.size;
        if (size <= WHOLE) {
            bytes = new byte[(int) size];
            begin = new int[Math.max(1, source.parts())];
            end = new int[begin.length];
            whole(source);
            scale = 1;
        } else {
            bytes = new byte[WHOLE];
            begin = new int[BLOCKS];
            end = new int[BLOCKS];
            scale = size / Math.max(1.0, sample(source));
        }
    }

    private static byte[] classes() {
        byte[] classes = new byte[256];
        for (int c = '!'; c <= '~'; c++) {
            classes[c] = MARK;
        }
        for (int c = '0'; c <= '9'; c++) {
            classes[c] = DIGIT;
        }
        for (int c = 'a'; c <= 'z'; c++) {
            classes[c] = LETTER;
            classes[c - 'a' + 'A'] = LETTER;
        }
        for (int c = '\t'; c <= '\r'; c++) {
            classes[c] = SPACE;
        }
        classes[' '] = SPACE;
        return classes;
    }

    private static byte[] words(byte[] classes) {
        byte[] words = new byte[256];
        for (int c = 0; c < 256; c++) {
            words[c] = (byte) (c >= 0x80 || classes[c] == LETTER || classes[c] == DIGIT || c == '_' ? 1 : 0);
        }
        return words;
    }

    private void whole(InputSource source) {
        int at = 0;
        for (int i = 0; i < source.parts(); i++) {
            int length = (int) source.size(i);
            begin[blocks] = at;
            end[blocks++] = at + source.read(i, 0, bytes, at, length);
            at += length;
        }
    }

    /** Reads the blocks; returns how many bytes are in them. */
    private long sample(InputSource source) {
        long last = source.size - BLOCK;
        long sum = 0;
        for (int i = 0; i < BLOCKS; i++) {
            long at = last * i / (BLOCKS - 1);
            int from = i * BLOCK;
            int to = from + source.read(at, bytes, from, BLOCK);
            if (i > 0) {
                int line = from;
                while (line < from + BLOCK / 2 && bytes[line] != '\n') {
                    line++;
                }
                from = line < from + BLOCK / 2 ? line + 1 : from;
            }
            if (i < BLOCKS - 1) {
                int line = to - 1;
                while (line > from + BLOCK / 2 && bytes[line] != '\n') {
                    line--;
                }
                to = line > from + BLOCK / 2 ? line + 1 : to;
            }
            begin[i] = from;
            end[i] = Math.max(from, to);
            sum += end[i] - from;
        }
        blocks = BLOCKS;
        return sum;
    }

    /** Counts of single bytes, lines and words; the order is that of {@link InputMeasures#MEASURES}. */
    double[] bytes() {
        // Local variables and tables, because this runs interpreted.
        byte[] bytes = this.bytes;
        byte[] word = WORD;
        int[] histogram = new int[256];
        int unfinished = 0;
        int longest = 0;
        int words = 0;
        for (int b = 0; b < blocks; b++) {
            int line = begin[b];
            int inside = 0;
            int end = this.end[b];
            for (int i = line; i < end; i++) {
                int c = bytes[i] & 0xff;
                histogram[c]++;
                int is = word[c];
                words += is & ~inside;
                inside = is;
                if (c == '\n') {
                    longest = Math.max(longest, i - line);
                    line = i + 1;
                }
            }
            longest = Math.max(longest, end - line);
            unfinished += line < end && endsFile(b) ? 1 : 0;
        }
        long[] byClass = new long[5];
        for (int c = 0; c < 256; c++) {
            byClass[CLASS[c]] += histogram[c];
        }
        String punctuation = InputMeasures.PUNCTUATION;
        double[] values = new double[8 + punctuation.length()];
        values[0] = scaled(histogram['\n']) + unfinished;
        values[1] = longest;
        values[2] = scaled(words);
        values[3] = scaled(byClass[LETTER]);
        values[4] = scaled(byClass[DIGIT]);
        values[5] = scaled(byClass[SPACE]);
        values[6] = scaled(byClass[MARK]);
        values[7] = scaled(byClass[0]);
        for (int i = 0; i < punctuation.length(); i++) {
            values[8 + i] = scaled(histogram[punctuation.charAt(i)]);
        }
        return values;
    }

    /** Whether what is left at the end of a block is a line: others were cut. */
    private boolean endsFile(int block) {
        return scale == 1 || block == blocks - 1;
    }

    private double scaled(double count) {
        return Math.rint(count * scale);
    }

    /** Distinct words, and the sum over them of the squares of how often they occur. */
    double[] words() {
        byte[] bytes = this.bytes;
        byte[] word = WORD;
        Tally tally = new Tally(bytes.length / 2 + blocks);
        for (int k = 0; k < blocks; k++) {
            int b = order(k);
            int end = this.end[b];
            int hash = HASH;
            for (int i = begin[b]; i < end; i++) {
                int c = bytes[i] & 0xff;
                if (word[c] != 0) {
                    hash = (hash ^ c) * HASH_FACTOR;
                } else if (hash != HASH) {
                    tally.add(hash);
                    hash = HASH;
                }
            }
            if (hash != HASH) {
                tally.add(hash);
            }
            if (2 * (k + 1) == blocks) {
                tally.half();
            }
        }
        return new double[] {grown(tally.distinct, tally.halfDistinct), squared(tally.squares, tally.halfSquares)};
    }

    /**
     * Distinct lines, how many lines repeat another, and the sum over the distinct ones of the squares of
     * their numbers.
     */
    double[] lines() {
        byte[] bytes = this.bytes;
        Tally tally = new Tally(bytes.length / 2 + blocks);
        int lines = 0;
        int unfinished = 0;
        for (int k = 0; k < blocks; k++) {
            int b = order(k);
            int end = this.end[b];
            int hash = HASH;
            for (int i = begin[b]; i < end; i++) {
                byte c = bytes[i];
                if (c == '\n') {
                    tally.add(hash);
                    lines++;
                    hash = HASH;
                } else {
                    hash = (hash ^ c) * HASH_FACTOR;
                }
            }
            if (begin[b] < end && bytes[end - 1] != '\n' && endsFile(b)) {
                tally.add(hash);
                unfinished++;
            }
            if (2 * (k + 1) == blocks) {
                tally.half();
            }
        }
        double distinct = grown(tally.distinct, tally.halfDistinct);
        double squares = squared(tally.squares, tally.halfSquares);
        return new double[] {distinct, Math.max(0, scaled(lines) + unfinished - distinct), squares};
    }

    /** Every other block first, so that half of them are as widely spread as all. */
    private int order(int k) {
        int even = (blocks + 1) / 2;
        return k < even ? 2 * k : 2 * (k - even) + 1;
    }

    /**
     * Extends a number of distinct things, of which half of the sample had a part; it grows with a power
     * between 0 and 1.
     */
    private double grown(double all, double half) {
        if (scale == 1 || half <= 0) {
            return all;
        }
        // Of StrictMath, because the same input must say the same on every JVM.
        double power = StrictMath.log(all / half) / StrictMath.log(2);
        return Math.rint(all * StrictMath.pow(scale, Math.max(0, Math.min(1, power))));
    }

    /**
     * Extends a sum of squares: what repeats only nearby adds a part that grows with the input, the rest one
     * with its square.
     */
    private double squared(double all, double half) {
        if (scale == 1) {
            return all;
        }
        double square = Math.max(0, Math.min(all, 2 * all - 4 * half));
        return Math.rint(square * scale * scale + (all - square) * scale);
    }

    /**
     * How many whole numbers there are, their sum and the largest; signs, and digits in words or fractions,
     * do not count.
     */
    double[] numbers() {
        byte[] bytes = this.bytes;
        long count = 0;
        double sum = 0;
        long largest = 0;
        for (int b = 0; b < blocks; b++) {
            int end = this.end[b];
            int i = begin[b];
            while (i < end) {
                int c = bytes[i];
                if (c < '0' || c > '9') {
                    i++;
                    continue;
                }
                int start = i;
                long value = 0;
                while (i < end && (c = bytes[i]) >= '0' && c <= '9') {
                    value = i - start < DIGITS ? 10 * value + c - '0' : value;
                    i++;
                }
                if (i - start <= DIGITS && begins(start, begin[b]) && ends(i, end)) {
                    count++;
                    sum += value;
                    largest = Math.max(largest, value);
                }
            }
        }
        return new double[] {scaled(count), scaled(sum), largest};
    }

    /** Whether digits are no end of a word or fraction. */
    private boolean begins(int at, int begin) {
        return at == begin || WORD[bytes[at - 1] & 0xff] == 0 && bytes[at - 1] != '.';
    }

    /** Whether digits are no beginning of a word or fraction. */
    private boolean ends(int at, int end) {
        return at == end || WORD[bytes[at] & 0xff] == 0
                && (bytes[at] != '.' || at + 1 == end || CLASS[bytes[at + 1] & 0xff] != DIGIT);
    }

    /** What {@link Deflater} makes of pieces of the sample, as bytes of all and as a share. */
    double[] deflated() {
        byte[] packed = new byte[BLOCK];
        int step = bytes.length <= DEFLATED ? bytes.length : DEFLATED / PIECES;
        int pieces = bytes.length <= DEFLATED ? 1 : PIECES;
        long in = 0;
        long out = 0;
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        for (int p = 0; p < pieces; p++) {
            int from = pieces == 1 ? 0 : (int) ((long) (bytes.length - step) * p / (pieces - 1));
            deflater.reset();
            deflater.setInput(bytes, from, step);
            deflater.finish();
            while (!deflater.finished()) {
                out += deflater.deflate(packed);
            }
            in += step;
        }
        deflater.end();
        double share = in == 0 ? 0 : (double) out / in;
        return new double[] {Math.rint(share * bytes.length * scale), share};
    }

    /** How often hashes occur: an open-addressed table with room for {@code most} of them. */
    private static final class Tally {
        private final int[] keys;
        private final int[] counts;
        int distinct;
        double squares;
        int halfDistinct;
        double halfSquares;

        Tally(int most) {
            int capacity = 2 * Integer.highestOneBit(most + 2);
            keys = new int[capacity];
            counts = new int[capacity];
        }

        void add(int hash) {
            int mask = keys.length - 1;
            // Spreads what a polynomial leaves in the upper bits.
            int at = (hash ^ hash >>> 15) * 0x9E3779B9 >>> 7 & mask;
            while (counts[at] > 0 && keys[at] != hash) {
                at = at + 1 & mask;
            }
            keys[at] = hash;
            int before = counts[at]++;
            distinct += before == 0 ? 1 : 0;
            squares += 2.0 * before + 1;
        }

        /** Notes what half of the sample had. */
        void half() {
            halfDistinct = distinct;
            halfSquares = squares;
        }
    }
}
