package com.example.tilemap;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes true colour PNG images, choosing the filter of each row heuristically. */
final class PngEncoder {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10};

    private PngEncoder() {}

    static byte[] encode(int[] pixels, int size, int level) {
        int stride = size * 3;
        byte[] raw = new byte[size * (stride + 1)];
        byte[] prev = new byte[stride], cur = new byte[stride];
        byte[][] tries = new byte[5][stride];
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                int p = pixels[y * size + x];
                cur[3 * x] = (byte) (p >> 16);
                cur[3 * x + 1] = (byte) (p >> 8);
                cur[3 * x + 2] = (byte) p;
            }
            int best = 0;
            long bestSum = Long.MAX_VALUE;
            for (int f = 0; f < 5; f++) {
                long sum = filter(f, cur, prev, tries[f]);
                if (sum < bestSum) {
                    bestSum = sum;
                    best = f;
                }
            }
            raw[y * (stride + 1)] = (byte) best;
            System.arraycopy(tries[best], 0, raw, y * (stride + 1) + 1, stride);
            byte[] t = prev;
            prev = cur;
            cur = t;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        ByteBuffer header = ByteBuffer.allocate(13).putInt(size).putInt(size)
                .put((byte) 8).put((byte) 2).put((byte) 0).put((byte) 0).put((byte) 0);
        chunk(out, "IHDR", header.array());
        chunk(out, "IDAT", deflate(raw, level));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static long filter(int type, byte[] cur, byte[] prev, byte[] dst) {
        long sum = 0;
        for (int i = 0; i < cur.length; i++) {
            int a = i >= 3 ? cur[i - 3] & 255 : 0, b = prev[i] & 255, c = i >= 3 ? prev[i - 3] & 255 : 0;
            int pred = switch (type) {
                case 1 -> a;
                case 2 -> b;
                case 3 -> (a + b) / 2;
                case 4 -> paeth(a, b, c);
                default -> 0;
            };
            dst[i] = (byte) (cur[i] - pred);
            sum += Math.abs(dst[i]);
        }
        return sum;
    }

    private static int paeth(int a, int b, int c) {
        int p = a + b - c, pa = Math.abs(p - a), pb = Math.abs(p - b), pc = Math.abs(p - c);
        return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
    }

    private static byte[] deflate(byte[] data, int level) {
        Deflater d = new Deflater(level);
        d.setInput(data);
        d.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buf = new byte[8192];
        while (!d.finished()) out.write(buf, 0, d.deflate(buf));
        d.end();
        return out.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        out.writeBytes(name);
        out.writeBytes(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    }
}
