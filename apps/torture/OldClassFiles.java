// args: 3 | 10 aXbX | 25 Xcc
// version: 46

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Class files from before Java 5: names of methods are those of the Java language, and the verifier infers
 * types. Both calls of `count` begin a phase, so that there are copies of it.
 */
public class OldClassFiles {
    static class Token {
        final String text;
        final int at;

        Token(String text, int at) {
            this.text = text;
            this.at = at;
        }
    }

    static int count(List tokens, char wanted) {
        int found = 0;
        for (Iterator i = tokens.iterator(); i.hasNext();) {
            Token token = (Token) i.next();
            for (int k = 0; k < token.text.length(); k++) {
                if (token.text.charAt(k) == wanted) {
                    found += token.at;
                }
            }
        }
        return found;
    }

    static List split(String text) {
        List tokens = new ArrayList();
        StringBuffer next = new StringBuffer();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == 'X') {
                tokens.add(new Token(next.toString(), tokens.size() + 1));
                next.setLength(0);
            } else {
                next.append(text.charAt(i));
            }
        }
        tokens.add(new Token(next.toString(), tokens.size() + 1));
        return tokens;
    }

    static Object slot(boolean flag, Object value) {
        Object result = flag ? value : new int[] { value.hashCode() };
        try {
            return ((String) result).substring(1);
        } catch (ClassCastException e) {
            return result;
        } finally {
            result = null;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        StringBuffer made = new StringBuffer();
        for (int i = 0; i < n; i++) {
            made.append("aXbcXc".charAt(i % 6));
        }
        List first = split(made.toString());
        int total = count(first, 'a');
        for (int i = 1; i < args.length; i++) {
            List more = split(args[i]);
            for (int k = count(more, 'c'); k > 0; k--) {
                total += k;
            }
            first.addAll(more);
        }
        int last = count(first, 'b');
        while (last-- > 0) {
            total ^= last;
        }
        Object slot = slot(total % 2 == 0, made.toString());
        System.out.println(total + " " + (slot instanceof String ? "text" : "array"));
    }
}
