// args: in.json 2 | more.json 5 | bad.json 9
// file in.json: {"name": "Ann \\"A\\" \\u0041", "age": 31, "tags": ["x", "y", []], "ok": true, "none": null, "pi": -3.25e2}\n
// file more.json: [{"id": 1, "sub": {"a": [1, 2, 3], "b": {"c": "deep"}}}, {"id": 2, "sub": {"a": [], "b": {}}}, 17, "text\\n", false]\n
// file bad.json: {"a": [1, 2, {"b": tru}], "c": 5}\n
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;

/** A parser and printer of JSON with sealed values, records, paths and errors with positions. */
public class JsonText {
    sealed interface Json permits Obj, Arr, Text, Num, Bool, Null {}

    record Obj(Map<String, Json> fields) implements Json {}

    record Arr(List<Json> items) implements Json {}

    record Text(String s) implements Json {}

    record Num(double d) implements Json {}

    enum Bool implements Json { TRUE, FALSE }

    enum Null implements Json { NULL }

    static class SyntaxError extends Exception {
        final int at;

        SyntaxError(String message, int at) {
            super(message + " at " + at);
            this.at = at;
        }
    }

    static class Parser {
        final String s;
        int at;
        int depth;
        int deepest;

        Parser(String s) {
            this.s = s;
        }

        Json value() throws SyntaxError {
            deepest = Math.max(deepest, ++depth);
            try {
                blank();
                char c = peek();
                return switch (c) {
                    case '{' -> object();
                    case '[' -> array();
                    case '"' -> new Text(string());
                    case 't' -> word("true", Bool.TRUE);
                    case 'f' -> word("false", Bool.FALSE);
                    case 'n' -> word("null", Null.NULL);
                    default -> number();
                };
            } finally {
                depth--;
            }
        }

        private Json word(String w, Json v) throws SyntaxError {
            if (!s.startsWith(w, at)) {
                throw new SyntaxError("no " + w, at);
            }
            at += w.length();
            return v;
        }

        private Json number() throws SyntaxError {
            int from = at;
            while (at < s.length() && "+-.eE0123456789".indexOf(s.charAt(at)) >= 0) {
                at++;
            }
            try {
                return new Num(Double.parseDouble(s.substring(from, at)));
            } catch (NumberFormatException e) {
                throw new SyntaxError(e.getMessage(), from);
            }
        }

        private String string() throws SyntaxError {
            StringBuilder b = new StringBuilder();
            at++;
            while (peek() != '"') {
                char c = s.charAt(at++);
                if (c == '\\') {
                    char e = s.charAt(at++);
                    switch (e) {
                        case 'n': b.append('\n'); break;
                        case 't': b.append('\t'); break;
                        case 'u':
                            b.append((char) Integer.parseInt(s.substring(at, at += 4), 16));
                            break;
                        default: b.append(e);
                    }
                } else {
                    b.append(c);
                }
            }
            at++;
            return b.toString();
        }

        private Json array() throws SyntaxError {
            List<Json> items = new ArrayList<>();
            at++;
            blank();
            while (peek() != ']') {
                items.add(value());
                blank();
                if (peek() == ',') {
                    at++;
                }
                blank();
            }
            at++;
            return new Arr(items);
        }

        private Json object() throws SyntaxError {
            Map<String, Json> fields = new LinkedHashMap<>();
            at++;
            blank();
            while (peek() != '}') {
                String name = string();
                blank();
                if (peek() != ':') {
                    throw new SyntaxError("no colon", at);
                }
                at++;
                fields.put(name, value());
                blank();
                if (peek() == ',') {
                    at++;
                    blank();
                }
            }
            at++;
            return new Obj(fields);
        }

        private void blank() {
            while (at < s.length() && Character.isWhitespace(s.charAt(at))) {
                at++;
            }
        }

        private char peek() throws SyntaxError {
            if (at >= s.length()) {
                throw new SyntaxError("end", at);
            }
            return s.charAt(at);
        }
    }

    static int print(Json j, StringBuilder to, String indent) {
        if (j instanceof Obj o) {
            int lines = 1;
            to.append("{\n");
            for (Map.Entry<String, Json> e : o.fields().entrySet()) {
                to.append(indent).append('"').append(e.getKey()).append("\": ");
                lines += print(e.getValue(), to, indent + "  ");
            }
            to.append(indent).append("}\n");
            return lines;
        } else if (j instanceof Arr a) {
            int lines = 0;
            for (Json item : a.items()) {
                lines += print(item, to.append("- "), indent + " ");
            }
            return lines;
        } else if (j instanceof Text t && t.s().length() > 3) {
            to.append(t.s(), 0, 3).append("..\n");
            return 1;
        }
        to.append(j instanceof Num n ? "" + n.d() : j.toString()).append('\n');
        return 1;
    }

    static Optional<Json> path(Json j, String path) {
        for (String part : path.split("/")) {
            if (j instanceof Obj o && o.fields().containsKey(part)) {
                j = o.fields().get(part);
            } else if (j instanceof Arr a && part.chars().allMatch(Character::isDigit) && Integer.parseInt(part) < a.items().size()) {
                j = a.items().get(Integer.parseInt(part));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(j);
    }

    static Json map(Json j, UnaryOperator<Json> f) {
        if (j instanceof Obj o) {
            Map<String, Json> fields = new TreeMap<>();
            o.fields().forEach((k, v) -> fields.put(k, map(v, f)));
            return f.apply(new Obj(fields));
        }
        if (j instanceof Arr a) {
            return f.apply(new Arr(a.items().stream().map(i -> map(i, f)).toList()));
        }
        return f.apply(j);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        String text = Files.readString(Path.of(args[0]));
        Parser p = new Parser(text);
        Json json;
        int failedAt = 0;
        try {
            json = p.value();
        } catch (SyntaxError e) {
            failedAt = e.at + e.getMessage().length();
            json = new Arr(List.of(Null.NULL, new Num(n)));
        }
        int deepest = p.deepest;
        StringBuilder out = new StringBuilder();
        int lines = print(json, out, " ");
        int found = 0;
        for (String path : new String[] {"name", "tags/0", "0/sub/a/2", "1/sub/b/c", "4", "0/sub/b/c"}) {
            if (path(json, path).filter(j -> !(j instanceof Num)).isPresent()) {
                found += path.length();
            }
        }
        int[] numbers = {0};
        Json doubled = map(json, j -> {
            if (j instanceof Num k) {
                numbers[0]++;
                return new Num(k.d() * n);
            }
            return j == Bool.TRUE ? Bool.FALSE : j;
        });
        boolean equal = doubled.equals(json);
        int same = equal ? 1 : n;
        StringBuilder again = new StringBuilder();
        print(doubled, again, "");
        int digits = (int) again.chars().filter(Character::isDigit).count();
        int steps = 0;
        for (int i = failedAt + deepest + lines + found + same + digits + numbers[0]; i > 0; i--) {
            steps++;
        }
        System.out.println(steps + " " + out.length());
    }
}
