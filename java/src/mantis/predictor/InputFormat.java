package mantis.predictor;

import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What the headers of well-known formats say, loaded only when a model wants it.
 *
 * <p>Fields of images, sounds and class files stand at known places, so they are read there: the JDK's own
 * readers ({@code javax.imageio}, {@code javax.sound.sampled}) take a cold JVM 70 to 270 milliseconds to
 * load, more than many programs take, and a JVM may come without them. Tests compare with them. ZIP files are
 * read by the JDK, which has that class loaded anyway.
 */
final class InputFormat {
    private static final int WIDTH = 0;
    private static final int HEIGHT = 1;
    private static final int FRAMES = 2;
    private static final int CHANNELS = 3;
    private static final int RATE = 4;
    private static final int ENTRIES = 5;
    private static final int UNCOMPRESSED = 6;
    private static final int CONSTANTS = 7;
    private static final int METHODS = 8;
    /** A header with more parts is not followed to its end. */
    private static final int PARTS = 1000;
    /** Methods of larger class files are not counted. */
    private static final int LARGEST_CLASS = 1 << 20;

    private final InputSource source;
    private final byte[] bytes = new byte[32];
    private final double[] values = new double[METHODS + 1];

    private InputFormat(InputSource source) {
        this.source = source;
        Arrays.fill(values, Double.NaN);
    }

    /**
     * In the order of {@link InputMeasures#MEASURES}; NaN for what the format does not have or when the
     * source is not one file.
     */
    static double[] of(InputSource source) {
        InputFormat format = new InputFormat(source);
        if (source.parts() == 1) {
            format.read();
        }
        return format.values;
    }

    private void read() {
        if (!at(0, 12)) {
            return;
        }
        int magic = big(0, 4);
        if (magic == 0x89504e47 && at(0, 24)) {
            size(big(16, 4), big(20, 4));
        } else if (magic == 0x47494638) {
            size(little(6, 2), little(8, 2));
        } else if (magic >>> 16 == 0x424d && at(0, 26)) {
            bitmap();
        } else if (magic >>> 16 == 0xffd8) {
            jpeg();
        } else if (magic == 0x52494646 && big(8, 4) == 0x57415645) {
            wave();
        } else if (magic == 0x504b0304) {
            zip(source.only());
        } else if (magic >>> 16 == 0x1f8b && at(source.size - 4, 4)) {
            values[UNCOMPRESSED] = little(0, 4) & 0xffffffffL;
        } else if (magic == 0xcafebabe) {
            classFile();
        }
    }

    /** Puts bytes from a position on at the beginning of the buffer; false when there are not so many. */
    private boolean at(long position, int length) {
        return position >= 0 && source.read(position, bytes, 0, length) == length;
    }

    private int big(int at, int length) {
        int value = 0;
        for (int i = 0; i < length; i++) {
            value = value << 8 | bytes[at + i] & 0xff;
        }
        return value;
    }

    private int little(int at, int length) {
        int value = 0;
        for (int i = length - 1; i >= 0; i--) {
            value = value << 8 | bytes[at + i] & 0xff;
        }
        return value;
    }

    private void size(int width, int height) {
        values[WIDTH] = width;
        values[HEIGHT] = height;
    }

    private void bitmap() {
        if (little(14, 4) == 12) {
            size(little(18, 2), little(20, 2));
        } else {
            // Negative heights say that the first row is the top one.
            size(little(18, 4), Math.abs(little(22, 4)));
        }
    }

    /** The first frame header: SOF0 to SOF15 without the tables that have markers of that range. */
    private void jpeg() {
        long position = 2;
        for (int i = 0; i < PARTS && at(position, 9); i++) {
            int marker = big(0, 2);
            if (marker == 0xffff) {
                position++;
                continue;
            }
            if (marker >= 0xffc0 && marker <= 0xffcf && marker != 0xffc4 && marker != 0xffc8 && marker != 0xffcc) {
                size(big(7, 2), big(5, 2));
                return;
            }
            if (marker >>> 8 != 0xff) {
                return;
            }
            position += 2 + big(2, 2);
        }
    }

    private void wave() {
        long position = 12;
        int frame = 0;
        for (int i = 0; i < PARTS && at(position, 8); i++) {
            int kind = big(0, 4);
            long length = little(4, 4) & 0xffffffffL;
            if (kind == 0x666d7420 && at(position + 8, 16)) {
                values[CHANNELS] = little(2, 2);
                values[RATE] = little(4, 4);
                frame = little(12, 2);
            } else if (kind == 0x64617461 && frame > 0) {
                values[FRAMES] = length / frame;
                return;
            }
            position += 8 + length + length % 2;
        }
    }

    private void zip(File file) {
        if (file == null) {
            return;
        }
        try {
            ZipFile zip = new ZipFile(file);
            try {
                long sum = 0;
                Enumeration<? extends ZipEntry> entries = zip.entries();
                while (entries.hasMoreElements()) {
                    sum += Math.max(0, entries.nextElement().getSize());
                }
                values[ENTRIES] = zip.size();
                values[UNCOMPRESSED] = sum;
            } finally {
                zip.close();
            }
        } catch (IOException e) {
            // Not a ZIP file after all.
        }
    }

    private void classFile() {
        if (source.size > LARGEST_CLASS) {
            return;
        }
        byte[] all = new byte[(int) source.size];
        if (source.read(0, all, 0, all.length) < all.length) {
            return;
        }
        try {
            int count = two(all, 8);
            int at = 10;
            for (int i = 1; i < count; i++) {
                int tag = all[at];
                // Long and double take two numbers.
                i += tag == 5 || tag == 6 ? 1 : 0;
                at += tag == 1 ? 3 + two(all, at + 1) : tag == 5 || tag == 6 ? 9 : tag == 15 ? 4
                        : tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20 ? 3 : 5;
            }
            at += 8 + 2 * two(all, at + 6);
            int fields = two(all, at);
            at += 2;
            for (int i = 0; i < fields; i++) {
                int attributes = two(all, at + 6);
                at += 8;
                for (int k = 0; k < attributes; k++) {
                    at += 6 + (two(all, at + 2) << 16 | two(all, at + 4));
                }
            }
            values[METHODS] = two(all, at);
            values[CONSTANTS] = count - 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            // Damaged.
        }
    }

    private static int two(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
    }
}
