package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What inputs say by themselves, as far as the models of a predictor want it; {@link InputSource} and {@link
 * InputSurvey} are the same for training.
 */
final class Inputs {
    /** So much of standard input is looked at, and kept for the slice. */
    private static final int KEPT = 32 << 20;

    private final List<String> sources = new ArrayList<String>();
    /** For each feature its source, group and place in the group. */
    private final List<int[]> wanted = new ArrayList<int[]>();
    private boolean needStdin;

    /** Adds a feature; returns its number. */
    int add(String source, String measure) {
        int number = sources.indexOf(source);
        if (number < 0) {
            number = sources.size();
            sources.add(source);
            needStdin |= source.equals(InputSource.STDIN);
        }
        for (int group = 0; group < InputMeasures.MEASURES.length; group++) {
            String[] measures = InputMeasures.MEASURES[group];
            for (int i = 0; i < measures.length; i++) {
                if (measures[i].equals(measure)) {
                    wanted.add(new int[] {number, group, i});
                    return wanted.size() - 1;
                }
            }
        }
        throw new IllegalArgumentException(measure);
    }

    /** The values of all features; what does not apply is 0. */
    double[] values(String[] args, Replay input) {
        byte[] stdin = needStdin && input != null ? input.beginning() : null;
        double[] values = new double[wanted.size()];
        for (int s = 0; s < sources.size(); s++) {
            InputSource source = InputSource.find(sources.get(s), args, stdin);
            double[][] groups = new double[InputMeasures.MEASURES.length][];
            for (int i = 0; i < values.length; i++) {
                int[] want = wanted.get(i);
                if (want[0] == s) {
                    if (groups[want[1]] == null) {
                        groups[want[1]] = source.measure(want[1]);
                    }
                    double value = groups[want[1]][want[2]];
                    values[i] = value == value ? value : 0;
                }
            }
        }
        return values;
    }

    /** The beginning of a stream, up to {@link #KEPT} bytes. */
    static byte[] beginning(InputStream in) throws IOException {
        byte[] bytes = new byte[8192];
        int length = 0;
        while (length < KEPT) {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.min(KEPT, 2 * length));
            }
            int count = in.read(bytes, length, bytes.length - length);
            if (count < 0) {
                break;
            }
            length += count;
        }
        return Arrays.copyOf(bytes, length);
    }

    /** A stream of which the beginning was read, from its beginning. */
    static InputStream again(byte[] beginning, InputStream rest) {
        InputStream first = new ByteArrayInputStream(beginning);
        return beginning.length < KEPT ? first : new SequenceInputStream(first, rest);
    }
}
