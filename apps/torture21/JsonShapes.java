// args: 2 a.b | 6 items.1.price | 11 items.*.tags.0
// file data.json: {"a": {"b": 12, "c": null}, "items": [{"price": 3.5, "tags": ["x", "yy"]}, {"price": 8, "tags": []}, "odd", {"tags": ["zzz", true, {"deep": -4}]}], "t": "q\\u0041\\n"}
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** JSON as a sealed type: a parser with places in its errors, paths with wildcards, switches with guards and null, rewriting that keeps what is the same. */
public class JsonShapes {
    sealed interface Json {
    }

    record Obj(SequencedMap<String, Json> fields) implements Json {
    }

    record Arr(List<Json> items) implements Json {
    }

    sealed interface Atom<T> extends Json permits Num, Str, Bool {
        T value();
    }

    record Num(Double value) implements Atom<Double> {
    }

    record Str(String value) implements Atom<String> {
    }

    enum Bool implements Atom<Boolean> {
        TRUE, FALSE;

        @Override
        public Boolean value() {
            return this == TRUE;
        }
    }

    static final class Reader {
        private final String s;
        private int at;
        private int depth;
        int deepest;

        Reader(String s) {
            this.s = s;
        }

        private char peek() {
            while (Character.isWhitespace(s.charAt(at))) {
                at++;
            }
            return s.charAt(at);
        }

        private void expect(char c) {
            if (peek() != c) {
                throw new IllegalArgumentException(c + "@" + at);
            }
            at++;
        }

        private <C> C list(char end, C into, Consumer<C> one) {
            at++;
            deepest = Math.max(deepest, ++depth);
            try {
                for (boolean first = true; peek() != end; first = false) {
                    if (!first) {
                        expect(',');
                    }
                    one.accept(into);
                }
                at++;
                return into;
            } finally {
                depth--;
            }
        }

        Json value() {
            return switch (peek()) {
                case '{' -> new Obj(list('}', new LinkedHashMap<>(), m -> {
                    peek();
                    String k = text();
                    expect(':');
                    m.put(k, value());
                }));
                case '[' -> new Arr(list(']', new ArrayList<>(), l -> l.add(value())));
                case '"' -> new Str(text());
                case 't', 'f' -> word(s.charAt(at) == 't' ? Bool.TRUE : Bool.FALSE);
                case 'n' -> {
                    at += 4;
                    yield null;
                }
                default -> {
                    int from = at;
                    while (at < s.length() && "+-.eE0123456789".indexOf(s.charAt(at)) >= 0) {
                        at++;
                    }
                    yield new Num(Double.valueOf(s.substring(from, at)));
                }
            };
        }

        private Bool word(Bool b) {
            at += b.name().length();
            return b;
        }

        private String text() {
            StringBuilder b = new StringBuilder();
            for (at++; s.charAt(at) != '"'; at++) {
                char c = s.charAt(at);
                if (c != '\\') {
                    b.append(c);
                    continue;
                }
                switch (s.charAt(++at)) {
                    case 'n' -> b.append('\n');
                    case 'u' -> {
                        b.append((char) Integer.parseInt(s, at + 1, at + 5, 16));
                        at += 4;
                    }
                    default -> b.append(s.charAt(at));
                }
            }
            at++;
            return b.toString();
        }
    }

    static int visited;
    static int rebuilt;

    static Stream<Json> find(Json j, Deque<String> path) {
        visited++;
        if (path.isEmpty()) {
            return Stream.ofNullable(j);
        }
        String key = path.pop();
        try {
            return switch (j) {
                case null -> Stream.empty();
                case Obj(var fields) when key.equals("*") -> new ArrayList<>(fields.reversed().values()).stream().flatMap(v -> find(v, new ArrayDeque<>(path)));
                case Obj(var fields) -> find(fields.get(key), path);
                case Arr(var items) when key.equals("*") -> items.stream().flatMap(v -> find(v, new ArrayDeque<>(path)));
                case Arr(var items) when Integer.parseInt(key) < items.size() -> find(items.get(Integer.parseInt(key)), path);
                case Arr a -> Stream.empty();
                case Str(var s) when !s.isEmpty() && path.isEmpty() -> Stream.of(new Str(s.substring(1)));
                case Atom<?> atom -> Stream.empty();
            };
        } finally {
            path.push(key);
        }
    }

    static Json map(Json j, UnaryOperator<Json> f) {
        Json r = switch (j) {
            case Arr(var items) -> {
                List<Json> now = new ArrayList<>(items);
                now.replaceAll(i -> map(i, f));
                yield same(items, now) ? j : new Arr(now);
            }
            case Obj(var fields) -> {
                SequencedMap<String, Json> now = new LinkedHashMap<>(fields);
                now.replaceAll((k, v) -> map(v, f));
                yield same(fields.values(), now.values()) ? j : new Obj(now);
            }
            case null, default -> f.apply(j);
        };
        rebuilt += r == j ? 0 : 1;
        return r;
    }

    static boolean same(Collection<Json> a, Collection<Json> b) {
        Iterator<Json> it = b.iterator();
        return a.stream().allMatch(x -> x == it.next());
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        String text = Files.readString(Path.of("data.json"));
        Reader reader = new Reader(text);
        Json root = reader.value();
        int found = 0;
        for (Json j : find(root, new ArrayDeque<>(List.of(args[1].split("\\.")))).toList()) {
            found += switch (j) {
                case Num(Double d) when d.intValue() == d -> d.intValue();
                case Num(var d) -> (int) (d * 10);
                case Str(var s) -> s.length() * 100;
                case Bool b when b == Bool.TRUE -> 7;
                default -> 1000;
            };
        }
        int changed = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            Json next = map(root, a -> a instanceof Num(var d) && d > k ? new Num(d - 1) : a instanceof Str(var s) && s.length() == k ? null : a);
            changed += next == root ? 0 : next.equals(root) ? 100 : 1;
            root = next;
        }
        int errors = 0;
        for (int i = 10; i < text.length(); i += 17) {
            try {
                new Reader(text.substring(0, i) + "]" + text.substring(i)).value();
            } catch (NumberFormatException e) {
                errors += 1;
            } catch (IllegalArgumentException e) {
                errors += Integer.parseInt(e.getMessage().substring(2)) % 7;
            } catch (StringIndexOutOfBoundsException e) {
                errors += 50;
            }
        }
        int left = root.toString().length() / 4;
        int steps = 0;
        for (int i = found + left; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + changed + " " + errors + " " + reader.deepest + " " + visited + " " + rebuilt);
    }
}
