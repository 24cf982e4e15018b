package inputs;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/** Intervals of 4 to 14 seconds of sounds that last one to three minutes; all inputs share 32 of these. */
final class Ringtone implements Generator {
    private static final int SOUNDS = 32;
    private static final int OUTPUTS = 8;
    private static final int[] RATES = {16_000, 22_050, 32_000, 44_100, 44_100, 48_000};
    private static final int SINE_STEPS = 4096;
    private static final float[] SINE = new float[SINE_STEPS];

    static {
        for (int i = 0; i < SINE_STEPS; i++) {
            SINE[i] = (float) StrictMath.sin(2 * StrictMath.PI * i / SINE_STEPS);
        }
    }

    private final Set<Integer> written = new HashSet<>();
    private long seed;

    @Override
    public void prepare(Path folder, long seed) {
        this.seed = seed;
    }

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        int number = draw.between(0, SOUNDS - 1);
        Sound sound = new Sound(seed, number);
        Path file = folder.resolve(String.format("sound%02d.wav", number));
        if (written.add(number)) {
            sound.write(file);
        }
        double length = draw.inRange(40, 140) / 10.0;
        double start = draw.between(0, (int) (10 * (sound.seconds - length))) / 10.0;
        Path output = Files.createDirectories(folder.resolve("out")).resolve("ringtone" + index % OUTPUTS + ".mp3");
        RunLine run = new RunLine().file(file).argument(decimal(start)).argument(decimal(length)).argument(output.toString());
        return run.argument(decimal(draw.between(0, 30) / 10.0)).argument(decimal(draw.between(0, 30) / 10.0));
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    /** A tune with a little noise. */
    private static final class Sound {
        private final Random random;
        private final int rate;
        private final int channels;
        private final int seconds;

        Sound(long seed, int number) {
            random = new Random(seed * 1_000_003 + number);
            rate = RATES[random.nextInt(RATES.length)];
            channels = 1 + random.nextInt(2);
            seconds = 60 + random.nextInt(121);
        }

        void write(Path file) throws IOException {
            int bytes = 2 * channels * rate * seconds;
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                out.write(header(bytes).array());
                int frames = rate * seconds;
                int done = 0;
                while (done < frames) {
                    int note = Math.min(frames - done, rate * (100 + random.nextInt(600)) / 1000);
                    out.write(note(note).array());
                    done += note;
                }
            }
        }

        private ByteBuffer header(int bytes) {
            ByteBuffer header = ByteBuffer.allocate(44).order(ByteOrder.LITTLE_ENDIAN);
            header.put(name("RIFF")).putInt(36 + bytes).put(name("WAVE"));
            header.put(name("fmt ")).putInt(16).putShort((short) 1).putShort((short) channels).putInt(rate);
            header.putInt(2 * channels * rate).putShort((short) (2 * channels)).putShort((short) 16);
            return header.put(name("data")).putInt(bytes);
        }

        private static byte[] name(String chunk) {
            return chunk.getBytes(StandardCharsets.US_ASCII);
        }

        /** Up to three tones with overtones, which decay; now and then a pause. */
        private ByteBuffer note(int frames) {
            ByteBuffer buffer = ByteBuffer.allocate(2 * channels * frames).order(ByteOrder.LITTLE_ENDIAN);
            int tones = random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(3);
            double[] steps = new double[tones];
            double[] left = new double[tones];
            for (int t = 0; t < tones; t++) {
                steps[t] = SINE_STEPS * 110 * StrictMath.pow(2, random.nextInt(36) / 12.0) / rate;
                left[t] = channels == 1 ? 0.5 : random.nextDouble();
            }
            double noise = 200 + 1500 * random.nextDouble();
            double decay = 1 - 2.0 / frames;
            double volume = tones == 0 ? 0 : 12_000.0 / tones;
            for (int i = 0; i < frames; i++) {
                double[] sums = new double[2];
                for (int t = 0; t < tones; t++) {
                    double tone = tone(steps[t] * i);
                    sums[0] += 2 * left[t] * tone;
                    sums[1] += 2 * (1 - left[t]) * tone;
                }
                for (int c = 0; c < channels; c++) {
                    double sample = volume * sums[c] + noise * (random.nextDouble() - 0.5);
                    buffer.putShort((short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, sample)));
                }
                volume *= decay;
            }
            return buffer;
        }

        private static double tone(double phase) {
            return sine(phase) + 0.4 * sine(2 * phase) + 0.2 * sine(3 * phase);
        }

        private static double sine(double phase) {
            return SINE[(int) ((long) phase & SINE_STEPS - 1)];
        }
    }
}
