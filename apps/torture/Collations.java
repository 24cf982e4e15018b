// args: 3 | 10 | 25
// flags: -Duser.language=en -Duser.country=US
import java.text.Bidi;
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.CollationElementIterator;
import java.text.CollationKey;
import java.text.Collator;
import java.text.Normalizer;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeSet;

/** Texts compared, broken, composed and looked up by the rules of languages. */
public class Collations {
    static int failed;
    static int asked;
    static int wanted;

    /** A character sequence that counts who looks. */
    static final class Watched implements CharSequence {
        private final CharSequence inner;

        Watched(CharSequence inner) {
            this.inner = inner;
        }

        @Override public int length() {
            return inner.length();
        }

        @Override public char charAt(int i) {
            asked++;
            return inner.charAt(i);
        }

        @Override public CharSequence subSequence(int from, int to) {
            asked += 100;
            return new Watched(inner.subSequence(from, to));
        }

        @Override public String toString() {
            asked += 1000;
            return inner.toString();
        }
    }

    /** Words of all languages. */
    public static class Words extends ListResourceBundle {
        @Override protected Object[][] getContents() {
            asked += 7;
            return new Object[][] {{"size", wanted}, {"name", "n".repeat(wanted % 5)}, {"list", new String[] {"a", "b"}}};
        }
    }

    /** Words that German has of its own. */
    public static class Words_de extends ListResourceBundle {
        @Override protected Object[][] getContents() {
            return new Object[][] {{"name", "Name" + wanted}};
        }
    }

    static int strengths(int n) {
        Collator c = Collator.getInstance(Locale.US);
        int s = 0;
        String[] words = {"role", "Role", "rôle", "roles", "ro-le"};
        for (int strength = 0; strength < 4; strength++) {
            c.setStrength(strength);
            for (String w : words) {
                s = s * 3 % 1000 + c.compare("role", w) + 1;
                s += c.equals("ROLE", w) ? 1 : 0;
            }
        }
        c.setDecomposition(n % 2 == 0 ? Collator.NO_DECOMPOSITION : Collator.CANONICAL_DECOMPOSITION);
        c.setStrength(n % 4);
        s += c.compare("e\u0301", "\u00e9") * 7 + c.compare("a", "A") * 5 + c.getStrength() + c.getDecomposition() * 10;
        Collator copy = (Collator) c.clone();
        copy.setStrength(Collator.PRIMARY);
        try {
            c.setStrength(n);
        } catch (IllegalArgumentException e) {
            failed++;
        }
        return s + (copy.equals(c) ? 100 : 200) + (c.compare("x", "X") == 0 ? 3 : 5);
    }

    static int rules(int n) throws ParseException {
        StringBuilder rule = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            rule.append("< ").append((char) ('a' + (i * (n % 4 + 1)) % 5));
        }
        RuleBasedCollator c = new RuleBasedCollator(rule.toString());
        TreeSet<String> set = new TreeSet<>(c);
        for (int i = 0; i < n; i++) {
            set.add("" + (char) ('a' + i % 5) + (char) ('a' + i % 3));
        }
        int s = set.first().charAt(0) + set.last().charAt(1) * 3 + set.size() + c.getRules().length();
        CollationKey[] keys = set.stream().map(c::getCollationKey).toArray(CollationKey[]::new);
        c.setStrength(Collator.PRIMARY);
        Arrays.sort(keys, (x, y) -> {
            asked++;
            return y.compareTo(x);
        });
        s += keys[0].getSourceString().charAt(0) + keys[0].toByteArray().length;
        CollationElementIterator it = c.getCollationElementIterator("abc".repeat(n % 3));
        for (int e = it.next(); e != CollationElementIterator.NULLORDER; e = it.next()) {
            s += CollationElementIterator.primaryOrder(e) % 5;
        }
        try {
            new RuleBasedCollator(n > 5 ? "< a <" : "< a");
        } catch (ParseException e) {
            failed += 10 + e.getErrorOffset();
        }
        return s;
    }

    static int breaks(int n) {
        String text = "It is " + n + " o'clock. ".repeat(n % 4) + "Who knows? Not I.";
        BreakIterator words = BreakIterator.getWordInstance(Locale.US);
        words.setText(text);
        int s = 0;
        for (int at = words.first(); at != BreakIterator.DONE; at = words.next()) {
            s += at;
        }
        s += words.preceding(n % 10 + 1) * 3 + words.following(n % 7) + words.current() + (words.isBoundary(n % 8) ? 5 : 9);
        CharacterIterator chars = new StringCharacterIterator(text);
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
        sentences.setText(chars);
        sentences.next(n % 3);
        s += chars.getIndex() * 10 + sentences.getText().getEndIndex();
        ((StringCharacterIterator) chars).setText("One. Two.");
        sentences.setText(chars);
        while (sentences.next() != BreakIterator.DONE) {
            s++;
        }
        return s + sentences.previous();
    }

    static int characters(int n) {
        StringCharacterIterator it = new StringCharacterIterator("abcdefghij", 1, 9, n % 7 + 1);
        int s = it.getIndex();
        for (char c = it.current(); c != CharacterIterator.DONE; c = it.next()) {
            s += c & 3;
        }
        StringCharacterIterator copy = (StringCharacterIterator) it.clone();
        it.setText("x".repeat(n));
        it.last();
        s += it.getIndex() * 10 + copy.getIndex() + (it.equals(copy) ? 100 : 200);
        try {
            it.setIndex(5);
        } catch (IllegalArgumentException e) {
            failed += 100;
        }
        return s + it.previous();
    }

    static int composed(int n) {
        String text = "e\u0301".repeat(n) + "\uFB01";
        StringBuilder sb = new StringBuilder(text);
        int s = Normalizer.normalize(sb, Normalizer.Form.NFC).length();
        sb.append("\u00e9".repeat(n % 3));
        s += Normalizer.normalize(sb, Normalizer.Form.values()[n % 4]).length() * 3;
        s += Normalizer.isNormalized(new Watched(sb), Normalizer.Form.NFD) ? 5 : 7;
        return s + Normalizer.normalize(new Watched(text), Normalizer.Form.NFKC).length();
    }

    static int directions(int n) {
        Bidi bidi = new Bidi("abc " + "\u05d0\u05d1".repeat(n % 4) + " 12 def", n % 2 == 0 ? Bidi.DIRECTION_LEFT_TO_RIGHT : Bidi.DIRECTION_DEFAULT_RIGHT_TO_LEFT);
        int s = bidi.isMixed() ? 10 : bidi.isLeftToRight() ? 20 : 30;
        for (int i = 0; i < bidi.getRunCount(); i++) {
            s += bidi.getRunLevel(i) * 5 + bidi.getRunLimit(i) - bidi.getRunStart(i);
        }
        Object[] runs = {"a", "b", "c"};
        byte[] levels = {(byte) (n % 3), 1, 2};
        Bidi.reorderVisually(levels, 0, runs, 0, 3);
        return s + bidi.getLevelAt(4) + runs[0].toString().charAt(0) + bidi.getBaseLevel() + (Bidi.requiresBidi("\u05d0x".toCharArray(), n % 2, 2) ? 1 : 2);
    }

    static int bundles(int n) {
        wanted = n;
        ResourceBundle words = ResourceBundle.getBundle("Collations$Words", n > 5 ? Locale.GERMAN : Locale.ROOT);
        int s = (Integer) words.getObject("size") + words.getString("name").length() + words.getStringArray("list").length;
        wanted = 0;
        Enumeration<String> keys = ResourceBundle.getBundle("Collations$Words", Locale.GERMANY).getKeys();
        while (keys.hasMoreElements()) {
            s += keys.nextElement().length();
        }
        s += words.containsKey("name") ? 3 : 5;
        s += words.keySet().size() + words.getLocale().toString().length() + words.getBaseBundleName().length();
        try {
            words.getString(n % 2 == 0 ? "none" : "size");
        } catch (MissingResourceException e) {
            failed += e.getKey().length();
        } catch (ClassCastException e) {
            failed += 1000;
        }
        ResourceBundle.clearCache();
        return s + ResourceBundle.getBundle("Collations$Words", new Control(n)).getString("name").length();
    }

    /** Finds the bundle under another name. */
    static final class Control extends ResourceBundle.Control {
        private final int n;

        Control(int n) {
            this.n = n;
        }

        @Override public String toBundleName(String base, Locale locale) {
            asked++;
            return n > 5 ? "Collations$Words_de" : base;
        }
    }

    /** The break iterator moves the characters that it was given; copies move by themselves. */
    static int borrowed(int n) {
        StringCharacterIterator chars = new StringCharacterIterator("One. Two. Three.");
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
        sentences.setText(chars);
        sentences.next(n % 3);
        int s = chars.getIndex();
        sentences.getText().setIndex(n % 5);
        return s * 10 + chars.getIndex();
    }

    static int copied(int n) {
        StringCharacterIterator chars = new StringCharacterIterator("abcdef");
        StringCharacterIterator copy = (StringCharacterIterator) chars.clone();
        copy.setIndex(n % 5);
        BreakIterator words = (BreakIterator) BreakIterator.getWordInstance(Locale.US).clone();
        words.setText("a b c".repeat(n));
        return copy.getIndex() + (copy.equals(chars) ? 10 : 20) + words.last() * 100;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int[] results = {strengths(n), rules(n), breaks(n), characters(n), composed(n), directions(n), bundles(n), borrowed(n), copied(n), failed, asked};
        int sum = 0;
        for (int r : results) {
            for (int i = 0; i < r; i++) {
                sum += i & 1;
            }
            System.out.print(r + " ");
        }
        System.out.println(sum);
    }
}
