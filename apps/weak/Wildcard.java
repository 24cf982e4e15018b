import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints how many lines of a file match a pattern with {@code *} and {@code ?}. Weakness: the matcher tries all ways to
 * share a line among the stars of the pattern.
 */
public final class Wildcard {
    private final String pattern;

    private Wildcard(String pattern) {
        this.pattern = pattern;
    }

    private boolean matches(String line, int p, int at) {
        if (p == pattern.length()) {
            return at == line.length();
        }
        char c = pattern.charAt(p);
        if (c == '*') {
            for (int rest = at; rest <= line.length(); rest++) {
                if (matches(line, p + 1, rest)) {
                    return true;
                }
            }
            return false;
        }
        if (at == line.length() || c != '?' && c != line.charAt(at)) {
            return false;
        }
        return matches(line, p + 1, at + 1);
    }

    private static String trim(String line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == ' ') {
            end--;
        }
        return line.substring(0, end);
    }

    private static int[] letters(List<String> lines) {
        int[] counts = new int[128];
        for (String line : lines) {
            for (int i = 0; i < line.length(); i++) {
                counts[line.charAt(i) & 127]++;
            }
        }
        return counts;
    }

    /** Arguments: the pattern, the file. */
    public static void main(String[] args) throws IOException {
        List<String> lines = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new FileReader(args[1]))) {
            String line;
            while ((line = in.readLine()) != null) {
                lines.add(trim(line));
            }
        }
        int different = 0;
        for (int count : letters(lines)) {
            different += count > 0 ? 1 : 0;
        }
        Wildcard wildcard = new Wildcard(args[0]);
        int matching = 0;
        for (String line : lines) {
            if (wildcard.matches(line, 0, 0)) {
                matching++;
            }
        }
        System.out.println(matching + " of " + lines.size() + " lines match, " + different + " letters");
    }
}
