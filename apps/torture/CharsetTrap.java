// args: 4 | 15 mal | 40 slice
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

/**
 * A user Charset passed to new String, getBytes and InputStreamReader runs its own encodeLoop and
 * decodeLoop inside of the JDK, and NIO buffer slices, duplicates and read-only views share content but not
 * positions.
 */
public class CharsetTrap {
    static int decodes, encodes, overflows, flushes;

    /** Every byte is a char shifted by a moving key; byte 33 is malformed, chars above 'z' are unmappable. */
    static class Shift extends Charset {
        int key;
        Shift(int key) { super("x-shift", null); this.key = key; }
        @Override public boolean contains(Charset cs) { return false; }
        @Override public CharsetDecoder newDecoder() {
            return new CharsetDecoder(this, 0.5f, 2f) {
                int local = key++;
                @Override protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    decodes++;
                    while (in.hasRemaining()) {
                        if (!out.hasRemaining()) { overflows++; return CoderResult.OVERFLOW; }
                        byte b = in.get(in.position());
                        if (b == 33) return CoderResult.malformedForLength(1);
                        in.get();
                        out.put((char) (b + local));
                    }
                    return CoderResult.UNDERFLOW;
                }
                @Override protected CoderResult implFlush(CharBuffer out) {
                    flushes++;
                    if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                    out.put('.');
                    return CoderResult.UNDERFLOW;
                }
                @Override protected void implReset() { local++; }
            };
        }
        @Override public CharsetEncoder newEncoder() {
            return new CharsetEncoder(this, 1f, 2f, new byte[] {35}) {
                @Override protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                    encodes++;
                    while (in.hasRemaining()) {
                        if (out.remaining() < 2) { overflows++; return CoderResult.OVERFLOW; }
                        char c = in.get();
                        if (c > 'z') { in.position(in.position() - 1); return CoderResult.unmappableForLength(1); }
                        out.put((byte) (c - 1));
                        if (c == 'a') out.put((byte) 33);
                    }
                    return CoderResult.UNDERFLOW;
                }
                @Override public boolean isLegalReplacement(byte[] repl) { return true; }
            };
        }
    }

    static int buffers(int n, boolean cut) {
        ByteBuffer b = ByteBuffer.allocate(n + 16);
        ByteBuffer dup = b.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        while (b.remaining() > 8) b.putInt(b.position() * 3);
        b.flip();
        ByteBuffer part = (cut ? b.position(4).slice() : b.slice(2, 6)).asReadOnlyBuffer();
        IntBuffer ints = dup.asIntBuffer();
        ints.put(1, 0x01020304);                              // seen by b and part
        int r = 0;
        while (part.hasRemaining()) r = r * 3 + part.get();
        part.rewind();
        try { part.put((byte) 1); } catch (ReadOnlyBufferException e) { r += 5; }
        try { r += part.array().length; } catch (ReadOnlyBufferException e) { r += 7; }
        b.position(3).mark();
        b.compact();
        try { b.reset(); } catch (InvalidMarkException e) { r += 11; }
        b.array()[0] = 9;
        r += b.get(0) + dup.getShort(0) % 50 + b.compareTo(dup) % 3 + (part.equals(dup) ? 1000 : 0);
        try { while (true) r += dup.getLong() > 0 ? 1 : 2; } catch (BufferUnderflowException e) { r += dup.remaining(); }
        CharBuffer cb = CharBuffer.wrap("hello world", 2, 8);
        r += cb.toString().length() + cb.charAt(0) + cb.subSequence(1, 3).length();
        return r;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Shift cs = new Shift(1);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append((char) ('a' + i * 5 % 28));
        byte[] bytes = sb.toString().getBytes(cs);            // 'a' gives two bytes, '{' and '|' the replacement
        String back = new String(bytes, cs);
        String back2 = new String(bytes, cs);                  // another decoder, another key
        int diff = 0;
        for (int i = 0; i < Math.min(back.length(), back2.length()); i++) diff += back2.charAt(i) - back.charAt(i);
        int report = 0;
        CharsetDecoder dec = cs.newDecoder().onMalformedInput(mode.equals("mal") ? CodingErrorAction.IGNORE : CodingErrorAction.REPORT).replaceWith("!");
        for (int i = 0; i < 3; i++) {
            try {
                report += dec.decode(ByteBuffer.wrap(bytes, i, bytes.length - i)).length();
            } catch (MalformedInputException e) {
                report += 1000 * e.getInputLength();
            }
        }
        java.io.Reader rd = new java.io.InputStreamReader(new java.io.ByteArrayInputStream(bytes), cs);
        int chars = 0, c;
        while ((c = rd.read()) >= 0) chars += c == '.' ? 100 : 1;
        byte[] utf = {(byte) 0xc3, (byte) 0xa4, (byte) 0xc3, 65, (byte) 0xed, (byte) 0xa0, (byte) 0x80, (byte) (n + 200)};
        String u = new String(utf, 0, Math.min(utf.length, n), StandardCharsets.UTF_8);
        int bufs = buffers(n, mode.equals("slice"));
        int acc = 0;
        for (int i = 0; i < back.length() + u.length(); i++) acc += i % (decodes + 1);
        System.out.println(bytes.length + " " + back.length() + " " + diff + " " + report + " " + chars + " " + u.length() + " " + bufs
            + " " + decodes + " " + encodes + " " + flushes + " " + overflows + " " + acc);
    }
}
