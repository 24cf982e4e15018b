// args: 3 abc | 8 xyzzy | 14 q
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.Buffer;
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.InvalidMarkException;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.ShortBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnmappableCharacterException;
import java.util.regex.Pattern;

/** Kinds of buffers, views and copies of them, and coders. */
public class BufferKinds {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Drip extends InputStream {
        int asked;
        int closed;
        int left;

        Drip(int left) {
            this.left = left;
        }

        @Override
        public int read() {
            asked++;
            return left-- > 0 ? 'a' + left % 20 : -1;
        }

        @Override
        public void close() {
            closed++;
        }
    }

    static class Tally extends OutputStream {
        int bytes;
        int sum;
        int closed;

        @Override
        public void write(int b) {
            bytes++;
            sum += b & 7;
        }

        @Override
        public void close() {
            closed++;
        }
    }

    static class Letters implements CharSequence {
        final int n;
        int asked;

        Letters(int n) {
            this.n = n;
        }

        @Override
        public int length() {
            return n;
        }

        @Override
        public char charAt(int i) {
            asked++;
            return (char) ('a' + i);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return new Letters(to - from);
        }

        @Override
        public String toString() {
            asked += 10;
            return "z".repeat(n);
        }
    }

    static void direct(int n) {
        ByteBuffer b = ByteBuffer.allocateDirect(64);
        b.putChar('c').putDouble(n * 1.5).putFloat(n);
        b.putDouble(40, n / 2.0);
        b.putChar(50, (char) n);
        b.putFloat(52, n + 0.5f);
        int r1 = b.position();
        count(r1);
        b.flip();
        int r2 = b.getChar() - 'a';
        count(r2);
        int r3 = (int) b.getDouble();
        count(r3);
        int r4 = (int) b.getFloat() + b.remaining();
        count(r4);
        b.limit(64);
        int r5 = (int) b.getDouble(40);
        count(r5);
        int r6 = b.getChar(50) + (int) b.getFloat(52);
        count(r6);
        if (b.isDirect() && !b.hasArray()) {
            count(n);
        }
        b.order(ByteOrder.LITTLE_ENDIAN);
        int r7 = b.getChar(50) >> 8;
        count(r7);
        if (b.order() == ByteOrder.LITTLE_ENDIAN) {
            int r8 = b.duplicate().order() == ByteOrder.BIG_ENDIAN ? 3 : n;
            count(r8);
        }
    }

    static void views(int n) {
        ByteBuffer b = ByteBuffer.allocate(48);
        CharBuffer chars = b.asCharBuffer();
        LongBuffer longs = b.asLongBuffer();
        ShortBuffer shorts = b.asShortBuffer();
        DoubleBuffer doubles = b.asDoubleBuffer();
        FloatBuffer floats = b.asFloatBuffer();
        IntBuffer ints = b.asIntBuffer();
        chars.put("xy" + n);
        int r1 = b.get(1) - 'a';
        count(r1);
        longs.put(2, n);
        int r2 = b.getInt(20);
        count(r2);
        shorts.put(12, (short) (n * 2));
        int r3 = ints.get(6) >> 16;
        count(r3);
        doubles.put(4, n);
        int r4 = (int) b.getDouble(32);
        count(r4);
        floats.put(10, n + 1);
        int r5 = (int) b.getFloat(40);
        count(r5);
        b.putInt(44, n * 3);
        int r6 = ints.get(11) + chars.position() + longs.capacity();
        count(r6);
        ints.position(3).mark();
        ints.put(1).put(2);
        ints.reset();
        int r7 = ints.get() + b.getInt(16);
        count(r7);
    }

    static void slices(int n) {
        ByteBuffer b = ByteBuffer.allocate(20 + n);
        ByteBuffer s = b.slice(4, n);
        ByteBuffer d = b.duplicate();
        s.put(0, (byte) n);
        int r1 = b.get(4);
        count(r1);
        d.position(2).mark();
        int r2 = b.position() + d.remaining();
        count(r2);
        b.put((byte) 5).put((byte) 6);
        int r3 = d.get(1);
        count(r3);
        int r4 = s.capacity() + s.arrayOffset();
        count(r4);
        s.array()[5] = (byte) (n + 1);
        int r5 = s.get(1);
        count(r5);
        ByteBuffer r = b.asReadOnlyBuffer();
        try {
            r.putInt(n);
        } catch (ReadOnlyBufferException e) {
            int r6 = n + 2;
            count(r6);
        }
        try {
            int r7 = r.array().length;
            count(r7);
        } catch (ReadOnlyBufferException e) {
            int r8 = n + 3;
            count(r8);
        }
        b.put(9, (byte) (n + 4));
        int r9 = r.isReadOnly() ? r.get(9) : 1;
        count(r9);
        try {
            r.compact();
        } catch (ReadOnlyBufferException e) {
            int r10 = n + 5;
            count(r10);
        }
    }

    static void marks(int n) {
        IntBuffer b = IntBuffer.wrap(new int[10]);
        int i = 0;
        try {
            while (true) {
                b.put(i++ * n);
            }
        } catch (BufferOverflowException e) {
            count(i);
        }
        b.flip().position(2);
        try {
            b.reset();
        } catch (InvalidMarkException e) {
            int r1 = n + 1;
            count(r1);
        }
        b.mark();
        b.get();
        Buffer same = b.reset();
        int r2 = same.position() + (same == b ? n : 0);
        count(r2);
        b.compact();
        int r3 = b.position() + b.get(0);
        count(r3);
        b.rewind();
        b.limit(n % 4);
        int k = 0;
        try {
            while (k < 20) {
                k += 1 + b.get() % 2;
            }
        } catch (BufferUnderflowException e) {
            int r4 = k + 3;
            count(r4);
        }
        b.clear();
        int r5 = b.remaining();
        count(r5);
    }

    static void mismatches(int n, String word) {
        char[] array = word.toCharArray();
        CharBuffer a = CharBuffer.wrap(array);
        int r1 = a.mismatch(CharBuffer.wrap(word)) + 2;
        count(r1);
        array[0] = (char) ('a' + n);
        int r2 = a.mismatch(CharBuffer.wrap(word)) + 2;
        count(r2);
    }

    static void compared(int n, String word) {
        char[] array = word.toCharArray();
        CharBuffer a = CharBuffer.wrap(array);
        CharBuffer b = CharBuffer.wrap(word);
        array[0] = (char) ('a' + n);
        if (a.compareTo(b) > 0) {
            count(5);
        }
        if (a.equals(b)) {
            count(7);
        }
        array[0] = word.charAt(0);
        if (a.equals(b) && a.hashCode() == b.hashCode()) {
            count(9);
        }
        int r1 = a.arrayOffset() + (a.hasArray() ? 4 : 0) + (b.hasArray() ? 20 : 1);
        count(r1);
        a.array()[array.length - 1] = '!';
        int r2 = array[array.length - 1] - 30;
        count(r2);
    }

    static void appended(int n) {
        CharBuffer b = CharBuffer.allocate(60);
        Letters letters = new Letters(n);
        b.append(letters).append("12", 0, 1);
        int r1 = letters.asked;
        count(r1);
        int r2 = b.position();
        count(r2);
    }

    static void sequences(int n) throws IOException {
        CharBuffer b = CharBuffer.allocate(60);
        b.append("z".repeat(n)).append("12", 0, 1).append('c');
        int r1 = b.position();
        count(r1);
        b.flip();
        int r2 = (int) b.chars().filter(c -> c == 'z').count();
        count(r2);
        CharSequence part = b.subSequence(1, 3);
        b.put(1, 'Q');
        int r3 = part.charAt(0) - 'A';
        count(r3);
        b.get();
        int r4 = b.length() + b.charAt(0) - 'A';
        count(r4);
        CharBuffer to = CharBuffer.allocate(4);
        int r5 = b.read(to) + b.position();
        count(r5);
        int r6 = to.flip().toString().indexOf('z') + 2;
        count(r6);
    }

    static void wrapped(int n) {
        Letters letters = new Letters(n);
        CharBuffer b = CharBuffer.wrap(letters, 1, n);
        int s = 0;
        while (b.hasRemaining()) {
            s += b.get() & 1;
        }
        count(s);
        int r1 = letters.asked;
        count(r1);
        StringBuilder text = new StringBuilder("abc");
        CharBuffer over = CharBuffer.wrap(text);
        text.setCharAt(1, (char) ('b' + n));
        int r2 = over.get(1) - 'a';
        count(r2);
    }

    static void encoders(int n) {
        CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder();
        String text = "a\u00e4".repeat(n);
        int bad = 0;
        try {
            e.encode(CharBuffer.wrap(text));
        } catch (UnmappableCharacterException x) {
            bad += x.getInputLength() + 3;
        } catch (CharacterCodingException x) {
            bad += 50;
        }
        count(bad);
        e.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'?'});
        try {
            ByteBuffer out = e.encode(CharBuffer.wrap(text));
            int r1 = out.remaining();
            count(r1);
            int r2 = out.get(1) - '0';
            count(r2);
            e.onUnmappableCharacter(CodingErrorAction.IGNORE);
            int r3 = e.encode(CharBuffer.wrap(text)).remaining();
            count(r3);
        } catch (CharacterCodingException x) {
            count(100);
        }
        e.reset();
        ByteBuffer small = ByteBuffer.allocate(2);
        CharBuffer in = CharBuffer.wrap("abcdef".substring(n % 6));
        CoderResult r = e.encode(in, small, true);
        int r4 = r.isOverflow() ? in.remaining() : 20;
        count(r4);
        if (e.canEncode('\u00e4') || e.unmappableCharacterAction() == CodingErrorAction.IGNORE) {
            count(n);
        }
    }

    static void decoders(int n) throws IOException {
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE);
        d.replaceWith("#");
        byte[] bytes = new byte[n];
        bytes[n / 2] = (byte) 0xff;
        Reader reader = Channels.newReader(Channels.newChannel(new ByteArrayInputStream(bytes)), d, -1);
        int c;
        int seen = 0;
        while ((c = reader.read()) >= 0) {
            seen += c == '#' ? 20 : 1;
        }
        count(seen);
    }

    /** The same methods called by what is known to call them. */
    static void known(int n) throws IOException {
        Drip drip = new Drip(n);
        BufferedInputStream in = new BufferedInputStream(drip, 4);
        int r1 = in.read() - 'a' + drip.asked;
        count(r1);
        in.close();
        int r2 = drip.closed;
        count(r2);
        Tally tally = new Tally();
        BufferedOutputStream out = new BufferedOutputStream(tally, 4);
        out.write(new byte[n]);
        out.close();
        int r3 = tally.bytes + tally.sum + tally.closed;
        count(r3);
        Letters letters = new Letters(n);
        StringBuilder b = new StringBuilder().append(letters).append(letters, 0, n);
        int r4 = b.length();
        count(r4);
        int r5 = letters.asked + (Pattern.matches("a.*", letters) ? 1 : 40);
        count(r5);
    }

    static void channelOfStream(int n) throws IOException {
        Drip drip = new Drip(n * 2);
        ReadableByteChannel in = Channels.newChannel(drip);
        ByteBuffer b = ByteBuffer.allocate(5);
        int reads = 0;
        while (reads < 30 && in.read(b) >= 0) {
            b.clear();
            reads++;
        }
        count(reads);
        int r1 = drip.asked;
        count(r1);
        in.close();
        int r2 = drip.closed * 3 + (in.isOpen() ? 50 : 1);
        count(r2);
    }

    static void channelToStream(int n) throws IOException {
        Tally tally = new Tally();
        WritableByteChannel out = Channels.newChannel(tally);
        ByteBuffer b = ByteBuffer.wrap(new byte[n]);
        b.put(0, (byte) n);
        int r1 = out.write(b) + b.remaining();
        count(r1);
        int r2 = tally.bytes;
        count(r2);
        int r3 = tally.sum;
        count(r3);
        out.close();
        int r4 = tally.closed;
        count(r4);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        known(n);
        direct(n);
        views(n);
        slices(n);
        marks(n);
        mismatches(n, args[1]);
        compared(n, args[1]);
        appended(n);
        sequences(n);
        wrapped(n);
        encoders(n);
        decoders(n);
        channelOfStream(n);
        channelToStream(n);
        System.out.println(total);
    }
}
