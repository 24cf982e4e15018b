package audiostream;

/** Synthesised music, and a transform coder of it whose cost is proportional to the bands it keeps. */
final class Encoder {
    /** Samples of a block: 20 ms at 44.1 kHz. */
    static final int SAMPLES = 882;
    static final int PERIOD_MS = 20;
    /** Bands by quality, the best first. */
    static final int[] QUALITIES = {600, 400, 250, 150, 80};

    private Encoder() {}

    /** A block of a few decaying harmonics. */
    static float[] synthesise(long block) {
        float[] samples = new float[SAMPLES];
        double tone = 110 * Math.pow(2, (block / 25) % 24 / 12.0);
        for (int i = 0; i < SAMPLES; i++) {
            double t = (block * SAMPLES + i) / 44100.0;
            double decay = Math.exp(-3 * (t % 0.5));
            samples[i] = (float) (decay * (Math.sin(2 * Math.PI * tone * t) + 0.5 * Math.sin(4 * Math.PI * tone * t)));
        }
        return samples;
    }

    /** The action: the magnitude of every band (Goertzel's recurrence), in one byte each on a logarithmic scale. */
    static byte[] encode(float[] samples, int bands) {
        byte[] coded = new byte[bands];
        for (int band = 0; band < bands; band++) {
            float c = (float) (2 * Math.cos(Math.PI * (band + 0.5) / bands));
            float s1 = 0;
            float s2 = 0;
            for (float sample : samples) {
                float s = sample + c * s1 - s2;
                s2 = s1;
                s1 = s;
            }
            double power = (double) s1 * s1 + (double) s2 * s2 - (double) c * s1 * s2;
            coded[band] = (byte) Math.max(-128, Math.min(127, 10 * Math.log10(power + 1e-9)));
        }
        return coded;
    }
}
