// args: page.txt 3 | list.txt 7 | loop.txt 12
// file page.txt: Hello ${name|upper}!\n#if big\nBIG ${count}\n#else\nsmall ${missing|default:none}\n#end\nbye ${1+2*3} $$\n
// file list.txt: #for x in items\n- ${x} ${x|length}\n#if x\n${name}\n#end\n#end\ntotal ${count|pad:6}\n
// file loop.txt: #for a in items\n#for b in items\n${a}${b}\n#end\n#end\n#bad\n
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;

/** Templates: regular expressions with callbacks, filters in a registry, nested blocks, errors with causes, a cache. */
public class TemplateEngine {
    static final Pattern HOLE = Pattern.compile("\\$(?:\\{(?<name>[^}|]+)(?<filters>(?:\\|[^}|]+)*)\\}|(?<dollar>\\$))");
    static final Map<String, BiFunction<String, String, String>> FILTERS = new HashMap<>();
    static int evaluated;
    static int filtered;
    static int cacheHits;

    static {
        FILTERS.put("upper", (s, a) -> s.toUpperCase(Locale.ROOT));
        FILTERS.put("length", (s, a) -> "" + s.length());
        FILTERS.put("default", (s, a) -> s.isEmpty() ? a : s);
        FILTERS.put("pad", (s, a) -> " ".repeat(Math.max(0, Integer.parseInt(a) - s.length())) + s);
    }

    static class TemplateError extends RuntimeException {
        TemplateError(String m, Throwable cause) {
            super(m, cause);
        }
    }

    interface Node {
        void render(Deque<Map<String, Object>> scopes, StringBuilder out);
    }

    static final class Line implements Node {
        final String text;

        Line(String text) {
            this.text = text;
        }

        @Override
        public void render(Deque<Map<String, Object>> scopes, StringBuilder out) {
            Matcher m = HOLE.matcher(text);
            out.append(m.replaceAll(r -> {
                if (m.group("dollar") != null) {
                    return "\\$";
                }
                String value = value(r.group(1), scopes);
                for (String f : r.group(2).split("\\|")) {
                    if (!f.isEmpty()) {
                        filtered++;
                        int colon = f.indexOf(':');
                        String name = colon < 0 ? f : f.substring(0, colon);
                        value = FILTERS.get(name).apply(value, colon < 0 ? "" : f.substring(colon + 1));
                    }
                }
                return Matcher.quoteReplacement(value);
            })).append('\n');
        }
    }

    static final class Block implements Node {
        final String head;
        final List<Node> body = new ArrayList<>();
        List<Node> other = new ArrayList<>();
        boolean inElse;

        Block(String head) {
            this.head = head;
        }

        void add(Node n) {
            (inElse ? other : body).add(n);
        }

        @Override
        public void render(Deque<Map<String, Object>> scopes, StringBuilder out) {
            String[] w = head.split("\\s+");
            switch (w[0]) {
                case "#root":
                    body.forEach(b -> b.render(scopes, out));
                    break;
                case "#if":
                    for (Node b : truth(find(w[1], scopes)) ? body : other) {
                        b.render(scopes, out);
                    }
                    break;
                case "#for":
                    Object all = find(w[3], scopes);
                    if (!(all instanceof Iterable<?>)) {
                        throw new TemplateError("not a list: " + w[3], null);
                    }
                    for (Object o : (Iterable<?>) all) {
                        scopes.push(new HashMap<>(Map.of(w[1], o)));
                        try {
                            for (Node b : body) {
                                b.render(scopes, out);
                            }
                        } finally {
                            scopes.pop();
                        }
                    }
                    break;
                default:
                    throw new TemplateError("unknown " + w[0], new NoSuchElementException(head));
            }
        }
    }

    static boolean truth(Object o) {
        return o instanceof Boolean ? (Boolean) o : o != null && !o.toString().equals("b");
    }

    static Object find(String name, Deque<Map<String, Object>> scopes) {
        for (Map<String, Object> s : scopes) {
            if (s.containsKey(name)) {
                return s.get(name);
            }
        }
        return null;
    }

    static String value(String expression, Deque<Map<String, Object>> scopes) {
        evaluated++;
        if (Character.isDigit(expression.charAt(0))) {
            int sum = 0;
            for (String term : expression.split("\\+")) {
                int product = 1;
                for (String factor : term.split("\\*")) {
                    product *= Integer.parseInt(factor.trim());
                }
                sum += product;
            }
            return "" + sum;
        }
        Object o = find(expression, scopes);
        return o == null ? "" : o instanceof Supplier<?> ? "" + ((Supplier<?>) o).get() : o.toString();
    }

    static final Map<String, Block> CACHE = new LinkedHashMap<>();

    static Block parse(String file) throws IOException {
        Block cached = CACHE.get(file);
        if (cached != null) {
            cacheHits++;
            return cached;
        }
        Deque<Block> open = new ArrayDeque<>();
        open.push(new Block("#root"));
        for (String line : Files.readAllLines(Path.of(file))) {
            if (line.startsWith("#else")) {
                open.peek().inElse = true;
            } else if (line.startsWith("#end")) {
                Block b = open.pop();
                open.peek().add(b);
            } else if (line.matches("#(if|for) .*")) {
                open.push(new Block(line));
            } else if (line.startsWith("#")) {
                open.peek().add(new Block(line));
            } else {
                open.peek().add(new Line(line));
            }
        }
        CACHE.put(file, open.peek());
        return open.pop();
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        int[] asked = {0};
        int length = 0;
        int errors = 0;
        for (int i = 0; i < n; i++) {
            Map<String, Object> globals = new HashMap<>();
            globals.put("name", "Ann$" + i);
            globals.put("big", i % 3 == 0);
            globals.put("items", List.of("a", "b", "c" + i));
            globals.put("count", (Supplier<Integer>) () -> ++asked[0]);
            Deque<Map<String, Object>> scopes = new ArrayDeque<>();
            scopes.push(globals);
            StringBuilder out = new StringBuilder();
            try {
                parse(args[0]).render(scopes, out);
            } catch (TemplateError e) {
                errors += e.getCause() == null ? 1 : e.getCause().getMessage().length();
            }
            length += out.length();
        }
        int lines = length / 10;
        int counted = asked[0];
        int steps = 0;
        for (int i = lines + errors + counted; i > 0; i -= 2) {
            steps++;
        }
        System.out.println(steps + " " + evaluated + " " + filtered + " " + cacheHits);
    }
}
