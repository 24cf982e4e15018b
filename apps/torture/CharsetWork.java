// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.Locale;

/** Encoding by hand, errors replaced or reported, words and sentences, normal forms. */
public class CharsetWork {
    static int under;

    static int encode(String text) {
        CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
        CharBuffer in = CharBuffer.wrap(text);
        ByteBuffer out = ByteBuffer.allocate(5);
        int total = 0;
        while (true) {
            CoderResult r = encoder.encode(in, out, true);
            out.flip();
            while (out.hasRemaining()) {
                if (out.get() < 0) {
                    total++;
                }
            }
            out.clear();
            if (r.isUnderflow()) {
                under++;
                break;
            }
        }
        return total;
    }

    static int decode(byte[] bytes) {
        CharsetDecoder strict = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        try {
            return strict.decode(ByteBuffer.wrap(bytes)).length();
        } catch (CharacterCodingException e) {
            under += 3;
            CharsetDecoder lax = StandardCharsets.UTF_8.newDecoder().replaceWith("?").onMalformedInput(CodingErrorAction.REPLACE);
            try {
                CharBuffer chars = lax.decode(ByteBuffer.wrap(bytes));
                int q = 0;
                while (chars.hasRemaining()) {
                    if (chars.get() == '?') {
                        q++;
                    }
                }
                return 100 + q;
            } catch (CharacterCodingException never) {
                return -1;
            }
        }
    }

    static int transcode(String text) throws IOException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        try (OutputStreamWriter w = new OutputStreamWriter(kept, Charset.forName("UTF-16LE"))) {
            w.write(text);
            w.append('!').append("ab", 0, 1);
        }
        int s = 0;
        try (InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(kept.toByteArray()), StandardCharsets.UTF_16LE)) {
            char[] buffer = new char[4];
            for (int k; (k = r.read(buffer)) > 0;) {
                for (int i = 0; i < k; i++) {
                    s += buffer[i] > 127 ? 2 : 1;
                }
            }
        }
        return s;
    }

    static int words(String text) {
        BreakIterator it = BreakIterator.getWordInstance(Locale.ENGLISH);
        it.setText(text);
        int words = 0;
        int start = it.first();
        for (int end = it.next(); end != BreakIterator.DONE; start = end, end = it.next()) {
            if (Character.isLetter(text.charAt(start))) {
                words++;
            }
        }
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ENGLISH);
        sentences.setText(text);
        while (sentences.next() != BreakIterator.DONE) {
            words += 10;
        }
        return words;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) {
            b.append(i % 3 == 0 ? "Über. The " : i % 3 == 1 ? "word\u0301 " : "x1 ");
        }
        String text = b.toString();
        int total = encode(text) + words(text) + transcode(text);
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        total += decode(bytes) + decode("plain".getBytes());
        String nfd = Normalizer.normalize(text, Normalizer.Form.NFD);
        if (!Normalizer.isNormalized(text, Normalizer.Form.NFD)) {
            for (int i = 0; i < nfd.length(); i++) {
                if (Character.getType(nfd.charAt(i)) == Character.NON_SPACING_MARK) {
                    total++;
                }
            }
        }
        for (int i = 0; i < total; i++) {
            under += i & 1;
        }
        System.out.println(total + " " + under);
    }
}
