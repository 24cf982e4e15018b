// args: 3 | 7 | 12
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tokens that know their type arguments from the signature of their class, and whose own class is generic and comparable. */
public class TypeTokens {
    abstract static class Token<T> implements Comparable<Token<T>> {
        final Type type;

        Token() {
            Type above = getClass().getGenericSuperclass();
            if (!(above instanceof ParameterizedType)) {
                throw new IllegalStateException("a token without its type");
            }
            type = ((ParameterizedType) above).getActualTypeArguments()[0];
        }

        abstract T read(String text);

        @Override
        public int compareTo(Token<T> other) {
            return 0;
        }
    }

    static final class Numbers extends Token<Integer> {
        @Override
        Integer read(String text) {
            return Integer.valueOf(text.length());
        }
    }

    static final class Lists extends Token<List<String>> {
        @Override
        List<String> read(String text) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i + 2 <= text.length(); i += 2) {
                parts.add(text.substring(i, i + 2));
            }
            return parts;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<String, Token<?>> tokens = new TreeMap<>();
        for (Token<?> token : List.of(new Numbers(), new Lists())) {
            tokens.put(token.type.getTypeName(), token);
        }
        int parts = 0;
        for (int i = 0; i < n; i++) {
            Token<?> token = tokens.get(i % 3 == 0 ? "java.lang.Integer" : "java.util.List<java.lang.String>");
            Object read = token.read("x".repeat(i));
            if (read instanceof List<?> list) {
                for (Object part : list) {
                    parts += part.hashCode() % 7;
                }
            }
        }
        System.out.println(tokens.keySet() + " " + parts);
    }
}
