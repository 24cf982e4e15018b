// args: 3 | 25 | 80
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A lexer and what follows: regular expressions, iterators with captures, labelled loops, bit sets, interned names. */
public class TokenLexer implements Iterable<TokenLexer.Token> {
    private static final Pattern TOKEN =
        Pattern.compile("(?<num>\\d+(?:\\.\\d+)?)|(?<id>[A-Za-z_]\\w*)|(?<op>[-+*/=<>!]=?)|(?<bad>\\S)");

    static int made;

    interface Visitor<R> {
        R number(double value);

        R name(String id);

        default R other(String text) {
            return name(rest(text));
        }

        private String rest(String text) {
            return text.length() > 1 ? text.substring(1) : "?" + text;
        }
    }

    class Token {
        final int start;
        final String text;
        private final int line;

        Token(int start, String text) {
            this.start = start;
            this.text = text.intern();
            this.line = lines(start);
            made++;
        }

        <R> R accept(Visitor<R> visitor) {
            char first = text.charAt(0);
            return Character.isDigit(first) ? visitor.number(Double.parseDouble(text))
                : Character.isJavaIdentifierStart(first) ? visitor.name(text)
                : visitor.other(text);
        }
    }

    private final String source;

    TokenLexer(String source) {
        this.source = source;
    }

    int lines(int upTo) {
        int count = 1;
        for (int i = 0; i < upTo; i++) {
            if (source.charAt(i) == '\n') {
                count++;
            }
        }
        return count;
    }

    @Override
    public Iterator<Token> iterator() {
        Matcher matcher = TOKEN.matcher(source);
        return new Iterator<>() {
            private Token next = advance();

            private Token advance() {
                return matcher.find() ? new Token(matcher.start(), matcher.group()) : null;
            }

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public Token next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                Token result = next;
                next = advance();
                return result;
            }
        };
    }

    static int sum(int... values) {
        int total = 0;
        for (int v : values) {
            total += v;
        }
        return total;
    }

    static int sum(String first, Object... rest) {
        return first.length() + rest.length;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            text.append("let v").append(i % 7).append(" = ").append(i * 3 / 2.0).append(i % 5 == 0 ? " <= @x" : " + v").append(i)
                .append(i % 3 == 0 ? ";\n" : "; ");
        }
        TokenLexer lexer = new TokenLexer(text.toString());
        Map<String, Integer> names = new LinkedHashMap<>();
        List<Double> numbers = new ArrayList<>();
        BitSet lines = new BitSet();
        int[] odd = {0};
        for (Token token : lexer) {
            lines.flip(token.line);
            int size = token.accept(new Visitor<Integer>() {
                private int local;

                @Override
                public Integer number(double value) {
                    numbers.add(value);
                    local++;
                    return (int) value % 7;
                }

                @Override
                public Integer name(String id) {
                    local += id.length();
                    return names.merge(id, 1, Integer::sum) + local;
                }
            });
            odd[0] += size & 1;
        }
        int same = 0;
        String[] all = names.keySet().toArray(new String[0]);
        search:
        for (int i = 0; i < all.length; i++) {
            for (int j = 0; j < i; j++) {
                if (all[j].length() == all[i].length() && all[j].charAt(0) == all[i].charAt(0)) {
                    if (all[i].hashCode() % 3 == 0) {
                        continue search;
                    }
                    same++;
                }
                if (same > 40) {
                    break search;
                }
            }
        }
        int tokens = 0;
        StringTokenizer words = new StringTokenizer(text.toString(), " ;\n", true);
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            switch (word) {
                case "let":
                    tokens += 10;
                    // fall through
                case "=":
                    tokens++;
                    break;
                case "<=", "+":
                    tokens += sum(1, 2, word.length());
                    break;
                default:
                    tokens += word == word.intern() ? sum(word) : sum(word, word, 3);
            }
        }
        double total = 0;
        for (double d : numbers) {
            total += d;
        }
        System.out.println(names.size() + " " + total + " " + odd[0] + " " + same + " " + tokens + " " + lines.cardinality() + " " + made);
    }
}
