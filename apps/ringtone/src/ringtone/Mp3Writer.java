package ringtone;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.sound.sampled.AudioFormat;

import de.sciss.jump3r.lowlevel.LameEncoder;

/** Encodes samples into an MP3 file. */
final class Mp3Writer implements Closeable {
    private static final int KILOBITS_PER_CHANNEL = 64;

    private final LameEncoder encoder;
    private final OutputStream out;
    private final byte[] encoded;
    private long bytes;

    Mp3Writer(Path file, int sampleRate, int channels) throws IOException {
        AudioFormat format = new AudioFormat(sampleRate, 16, channels, true, false);
        int mode = channels == 1 ? LameEncoder.CHANNEL_MODE_MONO : LameEncoder.CHANNEL_MODE_JOINT_STEREO;
        encoder = new LameEncoder(format, KILOBITS_PER_CHANNEL * channels, mode, LameEncoder.QUALITY_MIDDLE, false);
        encoded = new byte[encoder.getMP3BufferSize()];
        out = new BufferedOutputStream(Files.newOutputStream(file));
    }

    /** Appends samples, those of a frame behind one another. */
    void write(short[] samples) throws IOException {
        ByteBuffer raw = ByteBuffer.allocate(2 * samples.length).order(ByteOrder.LITTLE_ENDIAN);
        raw.asShortBuffer().put(samples);
        byte[] pcm = raw.array();
        int chunk = encoder.getPCMBufferSize();
        for (int offset = 0; offset < pcm.length; offset += chunk) {
            append(encoder.encodeBuffer(pcm, offset, Math.min(chunk, pcm.length - offset), encoded));
        }
    }

    private void append(int count) throws IOException {
        out.write(encoded, 0, count);
        bytes += count;
    }

    /** Bytes encoded so far. */
    long bytes() {
        return bytes;
    }

    /** Encodes what the encoder has kept back. */
    void finish() throws IOException {
        append(encoder.encodeFinish(encoded));
    }

    @Override
    public void close() throws IOException {
        encoder.close();
        out.close();
    }
}
