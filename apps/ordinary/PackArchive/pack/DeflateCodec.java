package pack;

import java.io.ByteArrayOutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

final class DeflateCodec implements Codec {
    private final int level;

    DeflateCodec(int level) {
        this.level = level;
    }

    @Override
    public String name() {
        return "deflate-" + level;
    }

    @Override
    public byte[] encode(byte[] data) {
        Deflater d = new Deflater(level, true);
        d.setInput(data);
        d.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream(data.length / 2 + 16);
        byte[] buf = new byte[4096];
        while (!d.finished()) out.write(buf, 0, d.deflate(buf));
        d.end();
        return out.toByteArray();
    }

    @Override
    public byte[] decode(byte[] packed) {
        Inflater inf = new Inflater(true);
        inf.setInput(packed);
        ByteArrayOutputStream out = new ByteArrayOutputStream(packed.length * 3);
        byte[] buf = new byte[4096];
        try {
            while (!inf.finished()) out.write(buf, 0, inf.inflate(buf));
        } catch (DataFormatException e) {
            throw new IllegalStateException(e);
        } finally {
            inf.end();
        }
        return out.toByteArray();
    }
}
