// args: 3 ab,c;d | 10 hello,,x;;yz | 25 a;b;c;d;e;f
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PushbackReader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.text.CharacterIterator;
import java.text.StringCharacterIterator;

/** Readers and writers of characters, buffers, encoders and decoders that report or replace. */
public class CharStreams {
    static int fields(String text) throws IOException {
        PushbackReader in = new PushbackReader(new StringReader(text), 2);
        int fields = 0;
        int longest = 0;
        int c = in.read();
        while (c >= 0) {
            if (c == ',' || c == ';') {
                fields++;
                c = in.read();
                continue;
            }
            in.unread(c);
            int length = 0;
            while ((c = in.read()) >= 0 && c != ',' && c != ';') {
                length++;
            }
            longest = Math.max(longest, length);
        }
        return fields * 10 + longest;
    }

    static int copied(String text, int n) throws IOException {
        CharArrayWriter out = new CharArrayWriter();
        for (int i = 0; i < n; i++) {
            out.append(text, i % text.length(), text.length()).append('|');
        }
        CharArrayReader in = new CharArrayReader(out.toCharArray());
        int bars = 0;
        in.mark(0);
        for (int round = 0; round < 2; round++) {
            int c;
            while ((c = in.read()) >= 0) {
                bars += c == '|' ? 1 : 0;
            }
            in.reset();
            in.skip(n);
        }
        return bars + out.size();
    }

    static int piped(String text) throws IOException {
        PipedWriter out = new PipedWriter();
        PipedReader in = new PipedReader(out);
        out.write(text);
        out.close();
        int sum = 0;
        int c;
        while ((c = in.read()) >= 0) {
            sum += c & 7;
        }
        return sum;
    }

    static int coded(String text) {
        CharsetEncoder ascii = StandardCharsets.US_ASCII.newEncoder();
        CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        int k = 0;
        for (int i = 0; i < 4; i++) {
            String s = i % 2 == 0 ? text : text + "\u00e9";
            try {
                ByteBuffer bytes = ascii.encode(CharBuffer.wrap(s));
                k += bytes.remaining();
                CharBuffer back = utf8.decode(bytes);
                while (back.hasRemaining()) {
                    k += back.get() == ';' ? 3 : 0;
                }
            } catch (CharacterCodingException e) {
                k += 100;
            }
            if (!ascii.canEncode(s.charAt(s.length() - 1))) {
                k += 7;
            }
        }
        return k;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int total = fields(args[1]) + copied(args[1], n) + piped(args[1]) + coded(args[1]);
        StringCharacterIterator it = new StringCharacterIterator(args[1]);
        for (char c = it.first(); c != CharacterIterator.DONE; c = it.next()) {
            total += c == ';' ? it.getIndex() : 0;
        }
        CharBuffer buffer = CharBuffer.allocate(n);
        while (buffer.hasRemaining()) {
            buffer.put((char) ('a' + buffer.position()));
        }
        buffer.flip();
        total += buffer.subSequence(1, n).chars().filter(c -> c % 2 == 0).count();
        int steps = 0;
        for (int i = 0; i < total; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
