// args: 3 | 17 | 33
import java.text.AttributedCharacterIterator;
import java.text.AttributedCharacterIterator.Attribute;
import java.text.AttributedString;
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.Normalizer;
import java.text.StringCharacterIterator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Text cut at words and sentences, runs of attributes laid over it, and iterators of characters the cutting reads through. */
public class WordBreaks {
    static class Style extends Attribute {
        static final Style LOUD = new Style("loud");
        static final Style DEPTH = new Style("depth");

        Style(String name) {
            super(name);
        }
    }

    static class Watching implements CharacterIterator {
        private final CharacterIterator inner;
        private final int[] reads;

        Watching(String s, int[] reads) {
            this(new StringCharacterIterator(s), reads);
        }

        private Watching(CharacterIterator inner, int[] reads) {
            this.inner = inner;
            this.reads = reads;
        }

        public char first() {
            return inner.first();
        }

        public char last() {
            return inner.last();
        }

        public char current() {
            reads[0]++;
            char c = inner.current();
            return c == '_' ? ' ' : c;
        }

        public char next() {
            char c = inner.next();
            return c == '_' ? ' ' : c;
        }

        public char previous() {
            char c = inner.previous();
            return c == '_' ? ' ' : c;
        }

        public char setIndex(int i) {
            reads[1]++;
            return inner.setIndex(i);
        }

        public int getBeginIndex() {
            return inner.getBeginIndex();
        }

        public int getEndIndex() {
            return inner.getEndIndex();
        }

        public int getIndex() {
            return inner.getIndex();
        }

        @Override
        public Object clone() {
            return new Watching((CharacterIterator) inner.clone(), reads);
        }
    }

    static String text(int n) {
        StringBuilder b = new StringBuilder();
        String[] w = {"Hello", "the", "cafe\u0301", "don't", "3.14", "e\u0308nd"};
        for (int i = 0; i < n; i++) {
            b.append(w[i * 5 % w.length]).append(i % 4 == 3 ? ". " : i % 3 == 2 ? "_" : " ");
        }
        return b.toString();
    }

    static int count(BreakIterator b) {
        int k = 0;
        for (int i = b.first(); i != BreakIterator.DONE; i = b.next()) {
            k++;
        }
        return k;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 7;
        String text = text(n);
        BreakIterator words = BreakIterator.getWordInstance(Locale.US);
        words.setText(text);
        int plain = count(words);
        int[] reads = new int[2];
        words.setText(new Watching(text, reads));
        int watched = count(words);
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
        sentences.setText(text);
        AttributedString styled = new AttributedString(text);
        int s = 0;
        int start = sentences.first();
        for (int end = sentences.next(); end != BreakIterator.DONE; start = end, end = sentences.next()) {
            if (s++ % 2 == 0) {
                styled.addAttribute(Style.LOUD, s, start, end);
            }
            styled.addAttribute(Style.DEPTH, end % 3, start, (start + end + 1) / 2);
        }
        AttributedCharacterIterator it = styled.getIterator();
        int runs = 0;
        Map<Object, Integer> lengths = new HashMap<>();
        for (int i = it.getBeginIndex(); i < it.getEndIndex(); i = it.getRunLimit()) {
            it.setIndex(i);
            runs++;
            lengths.merge(it.getAttribute(Style.DEPTH), it.getRunLimit(Set.of(Style.LOUD)) - i, Integer::sum);
            if (it.getAttributes().size() > 1) {
                runs += 10;
            }
        }
        BreakIterator chars = BreakIterator.getCharacterInstance(Locale.ROOT);
        chars.setText(text);
        int clusters = count(chars);
        chars.setText(Normalizer.normalize(text, Normalizer.Form.NFC));
        int composed = count(chars);
        int backwards = 0;
        for (int i = words.preceding(text.length() / 2); i > 0; i = words.previous()) {
            backwards += words.isBoundary(i - 1) ? 2 : 1;
        }
        int rounds = 0;
        for (int left = reads[0] > 0 && reads[1] > 0 ? text.length() * runs : 0; left > 0; left -= clusters) {
            rounds++;
        }
        System.out.println(plain + " " + watched + " " + s + " " + runs + " " + lengths + " " + clusters + " " + composed + " " + backwards + " " + rounds);
    }
}
