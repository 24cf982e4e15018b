// args: hello+wörld.+Yes? 4 | a+b+c 7 | One+two,+three!+Four+cafe\u0301 2
import java.text.Bidi;
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.ChoiceFormat;
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.RuleBasedCollator;
import java.text.StringCharacterIterator;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;

/** Texts taken apart: boundaries of words, normal forms, choices, character iterators, hexadecimal texts, identifiers. */
public class BreaksAndForms {
    static int boundaries(String text, BreakIterator breaks) {
        breaks.setText(text);
        int count = 0;
        int start = breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; start = end, end = breaks.next()) {
            if (Character.isLetter(text.charAt(start))) {
                count += end - start;
            }
        }
        if (breaks.isBoundary(text.length() / 2)) {
            count++;
        }
        for (int at = breaks.last(); at > 0; at = breaks.previous()) {
            count++;
        }
        return count + breaks.following(0);
    }

    static int own(String text) {
        BreakIterator breaks = BreakIterator.getWordInstance(Locale.ROOT);
        CharacterIterator loud = new CharacterIterator() {
            int at;
            int asked;

            @Override
            public char first() {
                at = 0;
                return current();
            }

            @Override
            public char last() {
                at = Math.max(0, text.length() - 1);
                return current();
            }

            @Override
            public char current() {
                asked++;
                return at < text.length() ? text.charAt(at) : DONE;
            }

            @Override
            public char next() {
                at = Math.min(text.length(), at + 1);
                return current();
            }

            @Override
            public char previous() {
                if (at == 0) {
                    return DONE;
                }
                at--;
                return current();
            }

            @Override
            public char setIndex(int position) {
                at = position;
                return current();
            }

            @Override
            public int getBeginIndex() {
                return 0;
            }

            @Override
            public int getEndIndex() {
                return text.length();
            }

            @Override
            public int getIndex() {
                return at;
            }

            @Override
            public Object clone() {
                return this;
            }
        };
        breaks.setText(loud);
        int words = 0;
        while (breaks.next() != BreakIterator.DONE) {
            words++;
        }
        return words;
    }

    static int normal(String text) {
        int sum = 0;
        for (Normalizer.Form form : Normalizer.Form.values()) {
            String n = Normalizer.normalize(text, form);
            sum += n.length();
            if (!Normalizer.isNormalized(text, form)) {
                sum += 10;
            }
        }
        return sum;
    }

    static int choices(int n) throws ParseException {
        ChoiceFormat choice = new ChoiceFormat("0#none|1#one|2#two|3<many");
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += choice.format(i).length();
        }
        choice.applyPattern("-1#minus|" + n + "#at least");
        for (int i = 0; i < 10; i++) {
            if (choice.format(i).startsWith("at")) {
                sum++;
            }
        }
        choice.setChoices(new double[] {0, ChoiceFormat.nextDouble(4)}, new String[] {"low", "higher"});
        sum += choice.format(n).length();
        MessageFormat message = new MessageFormat("{0,choice,0#no files|1#a file|1<{0,number} files} in {1}");
        message.setFormatByArgumentIndex(1, choice);
        String text = message.format(new Object[] {n, n * 2});
        Object[] parts = new MessageFormat("{0} in {1}").parse(text);
        return sum + parts[0].toString().length() + text.length();
    }

    static int iterated(String text) {
        StringCharacterIterator it = new StringCharacterIterator(text, 1);
        int vowels = 0;
        for (char c = it.current(); c != CharacterIterator.DONE; c = it.next()) {
            if ("aeiou".indexOf(c) >= 0) {
                vowels++;
            }
        }
        it.setText("other " + text);
        for (char c = it.last(); c != CharacterIterator.DONE; c = it.previous()) {
            if (c == 'o') {
                vowels += it.getIndex();
            }
        }
        StringCharacterIterator copy = (StringCharacterIterator) it.clone();
        copy.setIndex(2);
        return it.equals(copy) ? -1 : vowels;
    }

    static int collated(String text) throws ParseException {
        RuleBasedCollator collator = new RuleBasedCollator("< b < a < e < o");
        CollationElementIterator elements = collator.getCollationElementIterator(text);
        int primary = 0;
        for (int e = elements.next(); e != CollationElementIterator.NULLORDER; e = elements.next()) {
            if (CollationElementIterator.primaryOrder(e) > 2) {
                primary++;
            }
        }
        collator.setStrength(Collator.PRIMARY);
        int less = 0;
        String[] words = text.split(" ");
        for (String w : words) {
            less += collator.compare(w, words[0]) < 0 ? 3 : 1;
        }
        Bidi bidi = new Bidi(text, Bidi.DIRECTION_LEFT_TO_RIGHT);
        return primary + less + bidi.getRunCount();
    }

    static int hex(String text, int n) {
        HexFormat format = HexFormat.ofDelimiter(":").withUpperCase().withPrefix("0x");
        byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        String shown = format.formatHex(bytes, 0, Math.min(n, bytes.length));
        int sum = 0;
        for (int i = 0; i < shown.length(); i++) {
            if (shown.charAt(i) == ':') {
                sum++;
            }
        }
        for (byte b : format.parseHex(shown)) {
            if (b > 'l') {
                sum += 2;
            }
        }
        StringBuilder out = new StringBuilder();
        HexFormat.of().formatHex(out, bytes);
        HexFormat.of().toHexDigits(out, (byte) n);
        try {
            HexFormat.of().parseHex("0" + n + "x");
        } catch (IllegalArgumentException e) {
            sum += out.length();
        }
        return sum + HexFormat.fromHexDigits("1f", 0, 2);
    }

    static int identifiers(String text, int n) {
        UUID named = UUID.nameUUIDFromBytes(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        UUID parsed = UUID.fromString("0-0-0-0-" + n);
        int sum = 0;
        for (long bits = named.getMostSignificantBits(); bits != 0; bits <<= 1) {
            sum++;
        }
        for (int i = 0; i < parsed.getLeastSignificantBits(); i++) {
            sum++;
        }
        if (named.compareTo(parsed) > 0) {
            sum += named.version();
        }
        int hash = Objects.hash(text, n, parsed);
        sum += Math.floorMod(hash, 7) + Objects.requireNonNullElse(n > 3 ? null : text, "none").length();
        try {
            Objects.checkIndex(n, 5);
            Objects.requireNonNull(n > 2 ? text : null, () -> {
                supplied++;
                return "absent";
            });
        } catch (IndexOutOfBoundsException e) {
            sum += 100;
        } catch (NullPointerException e) {
            sum += e.getMessage().length();
        }
        return sum + supplied;
    }

    static int supplied;

    static void spend(int n) {
        for (int i = 0; i < n; i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }

    public static void main(String[] args) throws ParseException {
        String text = args[0].replace('+', ' ');
        int n = Integer.parseInt(args[1]);
        spend(boundaries(text, BreakIterator.getWordInstance(Locale.ENGLISH)));
        spend(boundaries(text, BreakIterator.getSentenceInstance(Locale.ENGLISH)));
        spend(own(text));
        spend(normal(text));
        spend(choices(n));
        spend(iterated(text));
        spend(collated(text));
        spend(hex(text, n));
        spend(identifiers(text, n));
        ParsePosition at = new ParsePosition(0);
        Number parsed = new ChoiceFormat("1#a|2#ab").parse(args[0].toLowerCase(Locale.ROOT), at);
        for (int i = 0; i < at.getIndex() + (parsed.intValue() > 0 ? 2 : 0); i++) {
            System.out.print('-');
        }
        System.out.println();
    }
}
