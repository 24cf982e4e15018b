package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Standard input for slices that run one after the other: kept in memory from where more than one reads it. */
final class Replay {
    private final InputStream in;
    private byte[] all;
    /** What was read of it to be measured. */
    private byte[] beginning;

    private Replay(InputStream in) {
        this.in = in;
    }

    static Replay of(InputStream in) {
        return in == null ? null : new Replay(in);
    }

    /** The input from its beginning. With {@code again}, it will be asked for once more. */
    InputStream next(boolean again) {
        if (all == null) {
            InputStream whole = beginning == null ? in : Inputs.again(beginning, in);
            if (!again) {
                return whole;
            }
            try {
                all = bytes(whole);
            } catch (IOException e) {
                throw unreadable(e);
            }
        }
        return new ByteArrayInputStream(all);
    }

    /** Whether it can be asked for any number of times. */
    boolean isKept() {
        return all != null;
    }

    /** As much of its beginning as inputs say something by. */
    byte[] beginning() {
        if (beginning == null) {
            try {
                beginning = Inputs.beginning(all == null ? in : new ByteArrayInputStream(all));
            } catch (IOException e) {
                throw unreadable(e);
            }
        }
        return beginning;
    }

    private static PredictionException unreadable(IOException e) {
        return new PredictionException("standard input cannot be read: " + e.getMessage(), e);
    }

    /** All that is left of a stream. */
    static byte[] bytes(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
            out.write(buffer, 0, n);
        }
        return out.toByteArray();
    }
}
