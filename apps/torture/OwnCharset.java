// args: 3 x | 10 yy | 25 zzz
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class OwnCharset {
    static int decoded, encoded, made, flushed;
    static class Shift extends Charset {
        Shift() { super("x-shift", new String[0]); }
        public boolean contains(Charset c) { return false; }
        public CharsetDecoder newDecoder() {
            made++;
            return new CharsetDecoder(this, 1, 1) {
                protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    while (in.hasRemaining()) {
                        if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                        byte b = in.get();
                        decoded++;
                        if (b == 'q') { in.position(in.position() - 1); return CoderResult.malformedForLength(1); }
                        out.put((char) (b + 1));
                    }
                    return CoderResult.UNDERFLOW;
                }
                protected CoderResult implFlush(CharBuffer out) { flushed++; return CoderResult.UNDERFLOW; }
            };
        }
        public CharsetEncoder newEncoder() {
            return new CharsetEncoder(this, 1, 1) {
                public boolean isLegalReplacement(byte[] r) { return true; }
                protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                    while (in.hasRemaining()) {
                        if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                        encoded++; out.put((byte) (in.get() - 1));
                    }
                    return CoderResult.UNDERFLOW;
                }
            };
        }
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), t = 0;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n * 3; i++) b.append((char) ('a' + i % 26));
        Charset c = new Shift();
        byte[] bytes = b.toString().getBytes(c);
        for (byte x : bytes) if (x % 3 == 0) t++;
        String s = new String(bytes, c);
        for (char ch : s.toCharArray()) if (ch == '\ufffd') t++;
        for (int i = 0; i < encoded; i++) t++;
        for (int i = 0; i < decoded; i++) t++;
        BufferedReader r = new BufferedReader(new InputStreamReader(new ByteArrayInputStream("hello\nworld\nq".getBytes()), c));
        int k; while ((k = r.read()) >= 0) t += k & 1;
        for (int i = 0; i < made + flushed; i++) t++;
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        try (Writer w = new OutputStreamWriter(o, c)) { w.write(args[1]); w.write("abc"); }
        for (byte x : o.toByteArray()) if (x == 'a') t += 3;
        for (int i = 0; i < encoded; i++) t++;
        try { c.newDecoder().onMalformedInput(CodingErrorAction.REPORT).decode(ByteBuffer.wrap("aqb".getBytes())); }
        catch (MalformedInputException e) { for (int i = 0; i < e.getInputLength() + n; i++) t++; }
        CharBuffer cb = c.decode(ByteBuffer.wrap(bytes));
        while (cb.hasRemaining()) if (cb.get() == 'c') t++;
        System.out.println(t + " " + flushed);
    }
}
