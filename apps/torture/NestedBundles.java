// args: 3 de | 12 en | 40 fr
// resource texts.properties: hello=hello\nbye=bye {0}\nonly=root\n
// resource texts_de.properties: hello=hallo\nbye=tsch\\u00fcss {0}\n
// resource texts_fr.properties: hello=salut\n
import java.nio.*;
import java.nio.charset.*;
import java.text.*;
import java.util.*;

/** Bundles of texts as properties and as classes, with parents and controls; charsets that meet what they cannot decode. */
public class NestedBundles {
    static int asked;
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    public static class Messages extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            asked++;
            return new Object[][] {{"hello", "class hello"}, {"numbers", new int[] {1, 2, 3}}, {"names", new String[] {"x"}}};
        }
    }

    public static class Messages_de extends ResourceBundle {
        @Override
        protected Object handleGetObject(String key) {
            asked += 10;
            return key.equals("hello") ? "Klasse" : null;
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(List.of("hello"));
        }
    }

    static class Fixed extends ResourceBundle.Control {
        @Override
        public List<Locale> getCandidateLocales(String name, Locale locale) {
            asked += 1000;
            return List.of(locale, Locale.ROOT);
        }

        @Override
        public Locale getFallbackLocale(String name, Locale locale) {
            return null;
        }
    }

    static void bundles(int n, Locale locale) {
        ResourceBundle texts = ResourceBundle.getBundle("texts", locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        int hello = texts.getString("hello").length() + n;
        count(hello);
        int bye = MessageFormat.format(texts.getString("bye"), n).length();
        count(bye);
        int only = texts.getString("only").length() + n;
        count(only);
        int missing = 0;
        try {
            texts.getString("none" + n);
        } catch (MissingResourceException e) {
            missing = e.getKey().length();
        }
        count(missing);
        int keys = texts.keySet().size() + n;
        count(keys);
        ResourceBundle classes = ResourceBundle.getBundle("NestedBundles$Messages", locale, new Fixed());
        int first = classes.getString("hello").length() + n;
        count(first);
        int numbers = classes.containsKey("numbers") ? ((int[]) classes.getObject("numbers")).length + n : n;
        count(numbers);
        int language = texts.getLocale().getLanguage().length() + n;
        count(language);
        int nothing = 0;
        try {
            ResourceBundle.getBundle("nothing");
        } catch (MissingResourceException e) {
            nothing = n;
        }
        count(nothing);
    }

    static void charsets(int n) throws CharacterCodingException {
        byte[] bytes = new byte[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) (i * 37);
        }
        int utf = new String(bytes, StandardCharsets.UTF_8).length();
        count(utf);
        int latin = new String(bytes, StandardCharsets.ISO_8859_1).length();
        count(latin);
        int replaced = 0;
        for (char c : new String(bytes, StandardCharsets.US_ASCII).toCharArray()) {
            if (c == '\ufffd') {
                replaced++;
            }
        }
        count(replaced);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        int malformed = 0;
        for (int i = 1; i <= n; i++) {
            try {
                malformed += decoder.decode(ByteBuffer.wrap(bytes, 0, i)).length();
            } catch (MalformedInputException e) {
                malformed += e.getInputLength() * 10;
            }
        }
        count(malformed % 200);
        CharsetEncoder encoder = Charset.forName("ISO-8859-1").newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'!'});
        ByteBuffer encoded = encoder.encode(CharBuffer.wrap("aé€" + n));
        int marks = 0;
        while (encoded.hasRemaining()) {
            marks += encoded.get() == '!' ? 5 : 1;
        }
        count(marks + n);
        CharBuffer chars = CharBuffer.allocate(4);
        CoderResult result = decoder.reset().decode(ByteBuffer.wrap(("grüße" + n).getBytes(StandardCharsets.UTF_8)), chars, true);
        int overflow = result.isOverflow() ? n : 1;
        count(overflow);
        int can = encoder.canEncode('€') ? 1 : n;
        count(can);
        int utf16 = "a𝄞b".repeat(n).getBytes(StandardCharsets.UTF_16).length;
        count(utf16);
        int points = "a𝄞b".repeat(n).codePointCount(0, 4 * n);
        count(points);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        bundles(n, Locale.forLanguageTag(args[1]));
        charsets(n);
        System.out.println(total + " " + asked);
    }
}
