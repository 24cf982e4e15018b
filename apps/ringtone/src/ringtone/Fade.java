package ringtone;

/** Lets a sound start and end softly: the volume rises and falls with the square of a sine. */
final class Fade {
    private final long length;
    private final long in;
    private final long out;

    /** For a sound of {@code length} frames; fades that would overlap meet in the middle. */
    Fade(long length, long in, long out) {
        this.length = length;
        this.in = Math.min(in, length / 2);
        this.out = Math.min(out, length / 2);
    }

    /** Applies the volume to frames that start at a place of the sound. */
    void apply(short[] samples, int channels, long place) {
        for (int i = 0; i < samples.length; i += channels) {
            long frame = place + i / channels;
            if (frame >= in && frame < length - out) {
                continue;
            }
            double volume = volume(frame);
            for (int c = 0; c < channels; c++) {
                samples[i + c] = (short) Math.round(volume * samples[i + c]);
            }
        }
    }

    private double volume(long frame) {
        double part = 1;
        if (frame < in) {
            part = (double) frame / in;
        } else if (frame >= length - out) {
            part = (double) (length - frame) / out;
        }
        double sine = Math.sin(part * Math.PI / 2);
        return sine * sine;
    }
}
