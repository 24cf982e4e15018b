package ringtone;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads WAV files with 16-bit samples: chunks with a four-letter name and a length, of which {@code fmt } describes the
 * samples and {@code data} holds them. Other chunks are skipped. A frame is a sample for each channel.
 */
final class WavFile implements Closeable {
    private static final int PCM = 1;
    private static final int BYTES_PER_SAMPLE = 2;

    private final SeekableByteChannel channel;
    private int channels;
    private int sampleRate;
    private long dataStart;
    private long frames = -1;

    private WavFile(SeekableByteChannel channel) {
        this.channel = channel;
    }

    static WavFile open(Path file) throws IOException {
        SeekableByteChannel channel = Files.newByteChannel(file);
        WavFile wav = new WavFile(channel);
        try {
            wav.readHeader();
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        return wav;
    }

    private void readHeader() throws IOException {
        ByteBuffer riff = read(12);
        if (!name(riff).equals("RIFF")) {
            throw new WavFormatException("not a RIFF file");
        }
        riff.getInt();
        if (!name(riff).equals("WAVE")) {
            throw new WavFormatException("a RIFF file without sound");
        }
        while (frames < 0) {
            ByteBuffer header = read(8);
            String name = name(header);
            long length = header.getInt() & 0xffffffffL;
            long next = channel.position() + length + length % 2;
            if (name.equals("fmt ")) {
                readFormat(read(16));
            } else if (name.equals("data")) {
                dataStart = channel.position();
                frames = Math.min(length, channel.size() - dataStart) / frameBytes();
            }
            channel.position(next);
        }
    }

    private void readFormat(ByteBuffer chunk) throws WavFormatException {
        int encoding = chunk.getShort();
        channels = chunk.getShort();
        sampleRate = chunk.getInt();
        chunk.getInt();
        chunk.getShort();
        int bits = chunk.getShort();
        if (encoding != PCM || bits != 8 * BYTES_PER_SAMPLE) {
            throw new WavFormatException("only uncompressed 16-bit samples are supported");
        }
        if (channels < 1 || channels > 2) {
            throw new WavFormatException(channels + " channels are not supported");
        }
    }

    private int frameBytes() throws WavFormatException {
        if (channels == 0) {
            throw new WavFormatException("the samples come before their description");
        }
        return channels * BYTES_PER_SAMPLE;
    }

    private ByteBuffer read(int bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw new EOFException("the file ends too early");
            }
        }
        buffer.flip();
        return buffer;
    }

    private static String name(ByteBuffer chunk) {
        byte[] name = new byte[4];
        chunk.get(name);
        return new String(name, StandardCharsets.US_ASCII);
    }

    int channels() {
        return channels;
    }

    /** Frames in a second. */
    int sampleRate() {
        return sampleRate;
    }

    long frames() {
        return frames;
    }

    /** Continues reading at a frame. */
    void seek(long frame) throws IOException {
        channel.position(dataStart + frame * frameBytes());
    }

    /** Reads samples, those of a frame behind one another. */
    short[] readFrames(int count) throws IOException {
        short[] samples = new short[count * channels];
        read(count * frameBytes()).asShortBuffer().get(samples);
        return samples;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
