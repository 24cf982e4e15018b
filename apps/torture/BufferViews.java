// args: 24 abc\u00e9 3|64 z\u20acy\ud83d\ude00 5|41 plain-text 2
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.InvalidMarkException;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

public class BufferViews {
    static String unescape(String s) { // \\u00e9 in the arguments, so that these stay ASCII
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++)
            if (s.charAt(i) == '\\') { sb.append((char) Integer.parseInt(s, i + 2, i + 6, 16)); i += 5; } else sb.append(s.charAt(i));
        return sb.toString();
    }

    static int[] encode(String text, String filler, int room) {
        CharsetEncoder enc = StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer in = CharBuffer.wrap(text);
        ByteBuffer out = ByteBuffer.allocate(room);
        int overflows = 0, unmappable = 0, bytes = 0;
        while (true) {
            CoderResult r = enc.encode(in, out, true);
            bytes += out.flip().remaining();
            out.compact();
            out.clear();
            if (r.isOverflow()) overflows++;
            else if (r.isUnmappable()) {
                unmappable += r.length();
                in.position(in.position() + r.length());
            } else break;
        }
        return new int[] {overflows, unmappable, bytes};
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[2]);
        String text = unescape(args[1]);
        ByteBuffer base = ByteBuffer.allocate(n + 8);
        base.position(k);
        ByteBuffer slice = base.slice().order(ByteOrder.LITTLE_ENDIAN);
        IntBuffer ints = slice.asIntBuffer();
        int puts = 0, over = 0;
        try {
            for (int i = 0; ; i++) {
                ints.put(i * 0x01010101 + k);
                puts++;
            }
        } catch (BufferOverflowException e) {
            over++;
        }
        base.putShort((short) (n * 257)).put((byte) -1);
        ints.flip();
        int changed = 0, sum = 0;
        while (ints.hasRemaining()) {
            int v = ints.get();
            if (v != (ints.position() - 1) * 0x01010101 + k) changed++;
            for (int b = v & 15; b > 0; b--) sum++;
        }
        ByteBuffer dup = base.duplicate().clear();
        LongBuffer longs = dup.order(ByteOrder.BIG_ENDIAN).asLongBuffer();
        int neg = 0;
        while (longs.remaining() > 0) if (longs.get() < 0) neg++; else base.array()[base.arrayOffset() + longs.position()] |= 0x80;
        ByteBuffer ro = base.asReadOnlyBuffer();
        int refused = 0, marks = 0;
        for (int i = 0; i < k; i++) {
            try {
                if (i % 2 == 0) ro.put((byte) i); else { ro.reset(); marks++; }
            } catch (ReadOnlyBufferException e) {
                refused++;
                if (i > 0) ro.position(i).mark().position(i + 2);
            } catch (InvalidMarkException e) {
                marks += 10;
            }
        }
        base.clear();
        int order = 0;
        for (ByteBuffer b = base; b.remaining() > 4; b = b.slice(1, b.remaining() - 2)) {
            if (b.compareTo(base) < 0) order++;
            if (b.equals(dup.duplicate().limit(b.limit()))) order += 100;
            if (b.mismatch(base) == 0) order += 1000;
        }
        int[] enc = encode(text.repeat(k) + n, "?", 1 + n % 7);
        byte[] utf = text.repeat(k).getBytes(StandardCharsets.UTF_8);
        CharsetDecoder dec = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("#");
        CharBuffer chars = CharBuffer.allocate(4 * n);
        ByteBuffer part = ByteBuffer.allocate(4);
        int under = 0;
        for (int i = 0; i < utf.length; i++) { // byte by byte, as a channel would deliver it
            part.put((byte) (i % n == n - 1 ? 0xff : utf[i])).flip();
            if (dec.decode(part, chars, i == utf.length - 1).isUnderflow() && part.hasRemaining()) under++;
            part.compact();
        }
        dec.flush(chars);
        chars.flip();
        int hashes = 0, points = chars.toString().codePointCount(0, chars.length());
        CharBuffer sub = chars.subSequence(1, chars.length());
        for (int i = 0; i < sub.length(); i++) if (sub.charAt(i) == '#' || Character.isSurrogate(chars.get(i))) hashes++;
        System.out.println(puts + " " + over + " " + changed + " " + sum + " " + neg + " " + refused + " " + marks + " " + order);
        System.out.println(enc[0] + " " + enc[1] + " " + enc[2] + " " + under + " " + points + " " + hashes + " " + base.getInt(n));
    }
}
