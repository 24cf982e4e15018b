package ringtone;

/** A part of a sound, in frames. */
final class Interval {
    private final long start;
    private final long length;

    private Interval(long start, long length) {
        this.start = start;
        this.length = length;
    }

    /** The interval that starts at a time and has a length in seconds, as far as the sound reaches. */
    static Interval ofSeconds(double start, double length, WavFile wav) {
        long from = Math.round(start * wav.sampleRate());
        if (start < 0 || from >= wav.frames()) {
            throw new IllegalArgumentException("the sound lasts " + wav.frames() / wav.sampleRate() + " seconds");
        }
        long count = Math.round(length * wav.sampleRate());
        if (count <= 0) {
            throw new IllegalArgumentException("the interval is empty");
        }
        return new Interval(from, Math.min(count, wav.frames() - from));
    }

    long start() {
        return start;
    }

    long length() {
        return length;
    }
}
