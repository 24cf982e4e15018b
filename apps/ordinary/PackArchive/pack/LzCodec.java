package pack;

import java.util.Arrays;

/**
 * LZ77 with hash chains and lazy matching; tokens are Huffman coded.
 * Symbols 0..255 literals, 256 end, 257.. length classes. Distances are coded in a second alphabet.
 */
final class LzCodec implements Codec {
    private static final int MIN_MATCH = 4, MAX_MATCH = 258, WINDOW = 1 << 15, HASH_BITS = 14;
    private static final int END = 256, CLASSES = 32;

    private final int level, maxChain, goodEnough;
    private final boolean lazy;

    LzCodec(int level) {
        this.level = level;
        this.maxChain = 1 << level;
        this.goodEnough = Math.min(MAX_MATCH, 8 << level / 2);
        this.lazy = level >= 4;
    }

    @Override
    public String name() {
        return "lz-" + level;
    }

    private static final class Tokens {
        int[] length = new int[1024], value = new int[1024];
        int count;

        void add(int len, int val) {
            if (count == length.length) {
                length = Arrays.copyOf(length, count * 2);
                value = Arrays.copyOf(value, count * 2);
            }
            length[count] = len;
            value[count++] = val;
        }
    }

    @Override
    public byte[] encode(byte[] data) {
        Tokens tokens = parse(data);
        int[] litFreq = new int[END + 1 + CLASSES], distFreq = new int[CLASSES];
        for (int i = 0; i < tokens.count; i++) {
            if (tokens.length[i] == 0) {
                litFreq[tokens.value[i]]++;
            } else {
                litFreq[END + 1 + bucket(tokens.length[i])]++;
                distFreq[bucket(tokens.value[i])]++;
            }
        }
        litFreq[END]++;
        Huffman lit = Huffman.build(litFreq), dist = Huffman.build(distFreq);
        BitWriter out = new BitWriter(data.length / 2 + 64);
        lit.writeTable(out);
        dist.writeTable(out);
        for (int i = 0; i < tokens.count; i++) {
            if (tokens.length[i] == 0) {
                lit.write(out, tokens.value[i]);
            } else {
                int b = bucket(tokens.length[i]);
                lit.write(out, END + 1 + b);
                out.bits(tokens.length[i] - (1 << b), b);
                int d = bucket(tokens.value[i]);
                dist.write(out, d);
                out.bits(tokens.value[i] - (1 << d), d);
            }
        }
        lit.write(out, END);
        return out.finish();
    }

    private static int bucket(int n) {
        return 31 - Integer.numberOfLeadingZeros(n);
    }

    private Tokens parse(byte[] data) {
        Tokens t = new Tokens();
        int[] head = new int[1 << HASH_BITS], prev = new int[data.length];
        Arrays.fill(head, -1);
        int i = 0;
        long match = 0;
        boolean known = false;
        while (i < data.length) {
            if (!known) match = longest(data, i, head, prev);
            known = false;
            insert(data, i, head, prev);
            int len = (int) (match >>> 32);
            if (len < MIN_MATCH) {
                t.add(0, data[i++] & 255);
                continue;
            }
            if (lazy && len < goodEnough && i + 1 < data.length) {
                long next = longest(data, i + 1, head, prev);
                if ((int) (next >>> 32) > len) {
                    t.add(0, data[i++] & 255);
                    match = next;
                    known = true;
                    continue;
                }
            }
            t.add(len, (int) match);
            for (int k = 1; k < len; k++) insert(data, i + k, head, prev);
            i += len;
        }
        return t;
    }

    private static int hash(byte[] d, int i) {
        int v = d[i] & 255 | (d[i + 1] & 255) << 8 | (d[i + 2] & 255) << 16 | d[i + 3] << 24;
        return v * 0x9E3779B1 >>> 32 - HASH_BITS;
    }

    private static void insert(byte[] d, int i, int[] head, int[] prev) {
        if (i + MIN_MATCH > d.length) return;
        int h = hash(d, i);
        prev[i] = head[h];
        head[h] = i;
    }

    private long longest(byte[] d, int i, int[] head, int[] prev) {
        if (i + MIN_MATCH > d.length) return 0;
        int best = 0, at = 0, limit = Math.min(MAX_MATCH, d.length - i);
        int chain = maxChain;
        for (int c = head[hash(d, i)]; c >= 0 && i - c <= WINDOW && chain-- > 0; c = prev[c]) {
            if (best > 0 && (best >= limit || d[c + best] != d[i + best])) continue;
            int n = 0;
            while (n < limit && d[c + n] == d[i + n]) n++;
            if (n > best) {
                best = n;
                at = i - c;
                if (best >= goodEnough) break;
            }
        }
        return (long) best << 32 | at;
    }

    @Override
    public byte[] decode(byte[] packed) {
        BitReader in = new BitReader(packed);
        Huffman lit = Huffman.readTable(in, END + 1 + CLASSES), dist = Huffman.readTable(in, CLASSES);
        byte[] out = new byte[Math.max(256, packed.length * 4)];
        int n = 0;
        while (true) {
            int sym = lit.read(in);
            if (sym == END) return Arrays.copyOf(out, n);
            if (n + MAX_MATCH + 1 > out.length) out = Arrays.copyOf(out, out.length * 2 + MAX_MATCH);
            if (sym < END) {
                out[n++] = (byte) sym;
            } else {
                int b = sym - END - 1;
                int len = (1 << b) + in.bits(b);
                int d = dist.read(in);
                int from = n - (1 << d) - in.bits(d);
                for (int k = 0; k < len; k++) out[n++] = out[from + k];
            }
        }
    }
}
