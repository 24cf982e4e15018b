package pack;

/** Compresses and decompresses single chunks. */
interface Codec {
    String name();

    byte[] encode(byte[] data);

    byte[] decode(byte[] packed);

    Codec STORE = new Codec() {
        @Override
        public String name() {
            return "store";
        }

        @Override
        public byte[] encode(byte[] data) {
            return data.clone();
        }

        @Override
        public byte[] decode(byte[] packed) {
            return packed.clone();
        }
    };
}
