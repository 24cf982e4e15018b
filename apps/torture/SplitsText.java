// args: 3 one_two__three | 10 ,a;b,,c;;_d, | 7 __x__
import java.util.regex.PatternSyntaxException;

/** String.split by expressions that a slice splits by itself, and by others. */
public class SplitsText {
    static final String[] SIMPLE = {
        "\\s+", " +", "\\s", "\\s*,\\s*", "[,;]", "[,;\\s]+", ";", "\\.", "\\|+", "\\d+", "\\w+", ",\\s*;*", "\\t", "\\W\\s*", "::", "a", "\\s*"
    };
    static final String[] OTHER = {
        "[a-c]", "[^,]", "x?", "\\s+\\s", "a|,", "(,|;)+", ",+?", "\\s*+,", "\\b", "", "[,&&[;]]", ".", "\\s+$", "^ ", "\\p{Punct}", "é+", "\\Q,\\E", "[]", "[", "a{2}", "\\", "\\x2c"
    };

    static long sum(String[] parts) {
        long sum = parts.length;
        for (String part : parts) {
            sum = 31 * sum + part.hashCode();
        }
        return sum & 0xffff;
    }

    static int splits(String text, String regex) {
        int parts = 0;
        for (String part : text.split(regex)) {
            parts++;
            for (int i = 0; i < part.length(); i++) {
                parts += part.charAt(i) & 3;
            }
        }
        return parts;
    }

    static long all(String text, String[] expressions) {
        long work = 0;
        for (String regex : expressions) {
            try {
                work += splits(text, regex);
                for (int limit = -1; limit < 4; limit++) {
                    long found = sum(text.split(regex, limit));
                    work += found;
                }
            } catch (PatternSyntaxException e) {
                work += 7;
            }
        }
        return work;
    }

    static int nothing(String text, String regex) {
        int caught = 0;
        try {
            caught += text.split(regex).length;
        } catch (NullPointerException e) {
            caught += 100;
        }
        return caught;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = args[1].replace('_', ' ');
        long work = 0;
        for (String shape : new String[] {text, text + "\t\n\u000b|||::a1b22.c é\u00a0\u2003 x", "", " ", ",", "a" + text + " \ud83d\ude00 , "}) {
            work += all(shape, SIMPLE);
            work += all(shape, OTHER);
        }
        work += nothing(n > 5 ? null : text, "\\s+") + nothing(text, n > 5 ? null : "\\s+");
        for (String part : text.trim().split("\\s+")) {
            work += part.length() * n;
        }
        System.out.println(work);
    }
}
