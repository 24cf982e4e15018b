package ringtone;

import java.io.IOException;
import java.nio.file.Path;

/** Cuts an interval out of a sound, fades it in and out, and encodes it. */
final class RingtoneMaker {
    private static final int FRAMES_AT_ONCE = 4096;

    private final double start;
    private final double length;
    private final double fadeIn;
    private final double fadeOut;

    /** All in seconds. */
    RingtoneMaker(double start, double length, double fadeIn, double fadeOut) {
        this.start = start;
        this.length = length;
        this.fadeIn = fadeIn;
        this.fadeOut = fadeOut;
    }

    void make(Path sound, Path ringtone) throws IOException {
        try (WavFile wav = WavFile.open(sound)) {
            Interval interval = Interval.ofSeconds(start, length, wav);
            long fadeInFrames = Math.round(fadeIn * wav.sampleRate());
            long fadeOutFrames = Math.round(fadeOut * wav.sampleRate());
            Fade fade = new Fade(interval.length(), fadeInFrames, fadeOutFrames);
            System.out.printf("%d of %d frames, %d channels at %d Hz%n", interval.length(), wav.frames(), wav.channels(),
                    wav.sampleRate());
            try (Mp3Writer mp3 = new Mp3Writer(ringtone, wav.sampleRate(), wav.channels())) {
                copy(wav, interval, fade, mp3);
                mp3.finish();
                System.out.println(mp3.bytes() + " bytes encoded");
            }
        }
    }

    private void copy(WavFile wav, Interval interval, Fade fade, Mp3Writer mp3) throws IOException {
        wav.seek(interval.start());
        long done = 0;
        while (done < interval.length()) {
            int count = (int) Math.min(FRAMES_AT_ONCE, interval.length() - done);
            short[] samples = wav.readFrames(count);
            fade.apply(samples, wav.channels(), done);
            mp3.write(samples);
            done += count;
        }
    }
}
