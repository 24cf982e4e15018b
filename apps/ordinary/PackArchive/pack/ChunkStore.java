package pack;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** Keeps every distinct chunk once, keyed by its digest. */
final class ChunkStore {
    private final Codec codec;
    private final MessageDigest digest;
    private final Map<String, byte[]> packed = new LinkedHashMap<>();
    private long duplicateBytes;

    ChunkStore(Codec codec, String algorithm) {
        this.codec = codec;
        try {
            this.digest = MessageDigest.getInstance(algorithm);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalArgumentException(e.getMessage());
        }
    }

    String identify(byte[] data) {
        return HexFormat.of().formatHex(digest.digest(data));
    }

    String put(byte[] data) {
        String id = identify(data);
        if (packed.containsKey(id)) duplicateBytes += data.length;
        else packed.put(id, codec.encode(data));
        return id;
    }

    byte[] get(String id) {
        return codec.decode(packed.get(id));
    }

    int count() {
        return packed.size();
    }

    int packedSize() {
        return packed.values().stream().mapToInt(b -> b.length).sum();
    }

    long duplicateBytes() {
        return duplicateBytes;
    }

    void forEach(BiConsumer<String, byte[]> action) {
        packed.forEach(action);
    }
}
