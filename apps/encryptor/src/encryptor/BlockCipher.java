package encryptor;

/** Hill's cipher with chained blocks: each block is added to the one before it and multiplied by the key. */
final class BlockCipher {
    private final MatrixKey key;
    private int[] previous;

    BlockCipher(MatrixKey key) {
        this.key = key;
        this.previous = new int[key.size()];
    }

    /**
     * Encrypts one block.
     *
     * @param data   the plain text
     * @param offset where the block starts
     * @param length its length; a block shorter than the key is filled up with the number of missing bytes
     */
    byte[] encrypt(byte[] data, int offset, int length) {
        int size = key.size();
        int[] block = new int[size];
        for (int i = 0; i < size; i++) {
            int plain = i < length ? data[offset + i] : size - length;
            block[i] = (plain + previous[i]) & MatrixKey.MASK;
        }
        previous = key.times(block);
        byte[] encrypted = new byte[size];
        for (int i = 0; i < size; i++) {
            encrypted[i] = (byte) previous[i];
        }
        return encrypted;
    }
}
