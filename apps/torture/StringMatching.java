// args: 3 abab | 10 aab | 25 abcab
import java.util.ArrayList;
import java.util.List;

/** String matching three ways: failure function, rolling hash, bad characters; each counts its comparisons. */
public class StringMatching {
    static int compared;

    static List<Integer> kmp(String text, String word) {
        int[] fail = new int[word.length()];
        for (int i = 1, k = 0; i < word.length(); i++) {
            while (k > 0 && word.charAt(i) != word.charAt(k)) {
                k = fail[k - 1];
            }
            if (word.charAt(i) == word.charAt(k)) {
                k++;
            }
            fail[i] = k;
        }
        List<Integer> found = new ArrayList<>();
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k > 0 && text.charAt(i) != word.charAt(k)) {
                compared++;
                k = fail[k - 1];
            }
            if (text.charAt(i) == word.charAt(k) && ++k == word.length()) {
                found.add(i - k + 1);
                k = fail[k - 1];
            }
        }
        return found;
    }

    static int rolling(String text, String word) {
        int power = 1;
        int want = 0;
        int hash = 0;
        int hits = 0;
        for (int i = 0; i < word.length(); i++) {
            want = want * 3 + word.charAt(i);
            power = i == 0 ? 1 : power * 3;
        }
        for (int i = 0; i < text.length(); i++) {
            if (i >= word.length()) {
                hash -= power * text.charAt(i - word.length());
            }
            hash = hash * 3 + text.charAt(i);
            if (hash == want && text.startsWith(word, i - word.length() + 1)) {
                hits++;
            }
        }
        return hits;
    }

    static int horspool(String text, String word) {
        int[] skip = new int[128];
        java.util.Arrays.fill(skip, word.length());
        for (int i = 0; i + 1 < word.length(); i++) {
            skip[word.charAt(i)] = word.length() - 1 - i;
        }
        int shifts = 0;
        for (int at = 0; at + word.length() <= text.length(); at += skip[text.charAt(at + word.length() - 1)]) {
            shifts++;
        }
        return shifts;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n * 4; i++) {
            b.append((char) ('a' + (i * i + i / 3) % 3));
        }
        String text = b.append(args[1]).toString();
        int total = 0;
        for (int at : kmp(text, args[1])) {
            total += at % 5;
        }
        for (int i = rolling(text, args[1]) * 3 + horspool(text, args[1]); i > 0; i--) {
            total++;
        }
        for (int i = 0; i < compared; i++) {
            total++;
        }
        System.out.println(total);
    }
}
