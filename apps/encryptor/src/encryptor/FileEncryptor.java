package encryptor;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Encrypts files: a header with the plain text's length, then the blocks. */
final class FileEncryptor {
    private static final int MAGIC = 0x48494c4c;
    private static final int BLOCKS_PER_CHUNK = 64;

    private final MatrixKey key;
    private long blocks;

    FileEncryptor(MatrixKey key) {
        this.key = key;
    }

    /** Encrypts {@code input} into {@code output} and returns how many bytes were read. */
    long encrypt(Path input, Path output) throws IOException {
        long length = Files.size(input);
        long total = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(input));
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(output)))) {
            out.writeInt(MAGIC);
            out.writeInt(key.size());
            out.writeLong(length);
            BlockCipher cipher = new BlockCipher(key);
            byte[] chunk = new byte[key.size() * BLOCKS_PER_CHUNK];
            int filled;
            while ((filled = fill(in, chunk)) > 0) {
                encryptChunk(cipher, chunk, filled, out);
                total += filled;
            }
        }
        if (total != length) {
            throw new IOException(input + " changed while it was read");
        }
        return total;
    }

    private void encryptChunk(BlockCipher cipher, byte[] chunk, int filled, DataOutputStream out) throws IOException {
        int size = key.size();
        for (int offset = 0; offset < filled; offset += size) {
            out.write(cipher.encrypt(chunk, offset, Math.min(size, filled - offset)));
            blocks++;
        }
    }

    /** Reads until the buffer is full or the input ends; returns the number of bytes read. */
    private static int fill(InputStream in, byte[] buffer) throws IOException {
        int filled = 0;
        while (filled < buffer.length) {
            int read = in.read(buffer, filled, buffer.length - filled);
            if (read < 0) {
                break;
            }
            filled += read;
        }
        return filled;
    }

    /** Number of blocks written so far. */
    long blocks() {
        return blocks;
    }
}
