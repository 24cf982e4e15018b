package offload;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.locks.LockSupport;

/**
 * A slow link made of a fast one: streams that let so many bytes through in a second, and half a round trip
 * before the first byte of each direction.
 *
 * <p>Bytes go through in pieces, each when its last byte would have arrived over the slow link.
 */
final class ShapedLink {
    private static final int PIECE = 512;

    private final double nanosPerByte;
    private final long halfRoundTrip;

    ShapedLink(double bytesPerSecond, double latencyMillis) {
        nanosPerByte = 1e9 / bytesPerSecond;
        halfRoundTrip = (long) (latencyMillis * 1e6 / 2);
    }

    /** When each byte of one direction is due. */
    private final class Pace {
        private long due;

        void wait(int bytes) {
            long now = System.nanoTime();
            due = (due == 0 ? now + halfRoundTrip : due) + (long) (bytes * nanosPerByte);
            for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
                LockSupport.parkNanos(left);
            }
        }
    }

    OutputStream to(OutputStream out) {
        Pace pace = new Pace();
        return new FilterOutputStream(out) {
            @Override
            public void write(int b) throws IOException {
                pace.wait(1);
                out.write(b);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                for (int done = 0; done < length; done += PIECE) {
                    int piece = Math.min(PIECE, length - done);
                    pace.wait(piece);
                    out.write(bytes, from + done, piece);
                }
            }
        };
    }

    InputStream from(InputStream in) {
        Pace pace = new Pace();
        return new FilterInputStream(in) {
            @Override
            public int read() throws IOException {
                int b = in.read();
                if (b >= 0) {
                    pace.wait(1);
                }
                return b;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                int read = in.read(bytes, from, Math.min(length, PIECE));
                if (read > 0) {
                    pace.wait(read);
                }
                return read;
            }
        };
    }
}
