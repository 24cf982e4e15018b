// args: 3 | 8 safe | 15 trace
import java.util.*;
import java.util.function.*;
import java.util.regex.*;

/**
 * Mini template renderer: scopes are chained maps with lazily evaluated suppliers that are replaced by
 * their values on first use, filters are looked up in a registry that templates can redefine, and partials
 * recurse until a size limit throws.
 */
public class ScopedTemplates {
    static int lookups, lazies, filterCalls, partials;

    static class Scope extends AbstractMap<String, Object> {
        final Map<String, Object> own = new LinkedHashMap<>();
        final Scope parent;
        Scope(Scope parent) { this.parent = parent; }
        @Override public Object get(Object key) {
            lookups++;
            Object v = own.get(key);
            if (v == null && !own.containsKey(key)) return parent == null ? null : parent.get(key);
            if (v instanceof Supplier) {
                lazies++;
                v = ((Supplier<?>) v).get();
                own.put((String) key, v);                        // computed once per scope
            }
            return v;
        }
        @Override public Object put(String k, Object v) { return own.put(k, v); }
        @Override public Set<Entry<String, Object>> entrySet() {
            Map<String, Object> all = parent == null ? new LinkedHashMap<>() : new LinkedHashMap<>(parent);   // runs parent.entrySet
            all.putAll(own);
            return all.entrySet();
        }
    }

    interface Node { void render(Scope s, Out out); }

    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1;
        TooLong(String m) { super(m); }
    }

    static final class Out {
        final StringBuilder sb = new StringBuilder();
        final int limit;
        int indent;
        Out(int limit) { this.limit = limit; }
        Out add(Object o) {
            String s = String.valueOf(o);
            for (int i = 0; i < s.length(); i++) {
                sb.append(s.charAt(i));
                if (s.charAt(i) == '\n') sb.append(" ".repeat(indent));
            }
            if (sb.length() > limit) throw new TooLong("at " + sb.length());
            return this;
        }
    }

    static class Engine {
        final Map<String, Node> partialDefs = new HashMap<>();
        final Map<String, UnaryOperator<String>> filters = new HashMap<>();
        static final Pattern TOKEN = Pattern.compile("\\{(/?)(\\w+)?(?:\\s*([^{}|]*?))?((?:\\|\\w+)*)\\}");
        Matcher m;
        String text;
        int at;

        Node parse(String t) {
            String oldText = text;
            Matcher oldM = m;
            int oldAt = at;
            try {
                text = t;
                m = TOKEN.matcher(t);
                at = 0;
                return block(null);
            } finally {
                text = oldText;
                m = oldM;
                at = oldAt;
            }
        }

        Node block(String until) {
            List<Node> nodes = new ArrayList<>();
            while (m.find(at)) {
                if (m.start() > at) { String lit = text.substring(at, m.start()); nodes.add((s, o) -> o.add(lit)); }
                at = m.end();
                if (!m.group(1).isEmpty()) {
                    if (!m.group(2).equals(until)) throw new IllegalStateException("close " + m.group(2));
                    return all(nodes);
                }
                String op = m.group(2), arg = m.group(3), fs = m.group(4);
                switch (op) {
                    case "each": {
                        Node body = block("each");
                        nodes.add((s, o) -> {
                            Object c = s.get(arg);
                            int idx = 0;
                            for (Object x : c instanceof Iterable ? (Iterable<?>) c : c == null ? List.of() : List.of(c)) {
                                Scope inner = new Scope(s);
                                inner.put("it", x);
                                inner.put("idx", idx++);
                                body.render(inner, o);
                            }
                        });
                        break;
                    }
                    case "if": {
                        Node body = block("if");
                        nodes.add((s, o) -> { if (truthy(s.get(arg))) body.render(s, o); });
                        break;
                    }
                    case "def": partialDefs.put(arg, block("def")); break;
                    case "use":
                        nodes.add((s, o) -> {                       // looked up while rendering: may be defined later
                            partials++;
                            o.indent++;
                            try { partialDefs.getOrDefault(arg, (a, b) -> b.add("?")).render(new Scope(s), o); } finally { o.indent--; }
                        });
                        break;
                    case "set": {
                        String[] kv = arg.split("=");
                        nodes.add((s, o) -> s.put(kv[0], s.get(kv[1])));
                        break;
                    }
                    default:
                        nodes.add((s, o) -> {
                            String v = String.valueOf(s.get(op));
                            for (String f : fs.split("\\|")) if (!f.isEmpty()) { filterCalls++; v = filters.getOrDefault(f, UnaryOperator.identity()).apply(v); }
                            o.add(v);
                        });
                }
            }
            if (until != null) throw new IllegalStateException("open " + until);
            String rest = text.substring(at);
            nodes.add((s, o) -> o.add(rest));
            return all(nodes);
        }

        static Node all(List<Node> l) { return (s, o) -> { for (Node x : l) x.render(s, o); }; }
        static boolean truthy(Object v) { return v instanceof Number ? ((Number) v).intValue() % 2 == 1 : v instanceof String ? !((String) v).isEmpty() : v != null; }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Engine e = new Engine();
        e.filters.put("up", String::toUpperCase);
        e.filters.put("dup", v -> { if (v.length() > 3) e.filters.remove("dup"); return v + v; });
        e.filters.put("tpl", v -> { Out o = new Out(50); e.parse("<{x}" + v + ">").render(new Scope(null), o); return o.sb.toString(); });
        Scope root = new Scope(null);
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < n; i++) items.add(i % 4 == 3 ? (Object) ("w" + i) : (Object) i);
        root.put("items", (Supplier<Object>) () -> { root.put("seen", 1); return items; });
        root.put("cost", (Supplier<Object>) () -> lazies * 3);
        String[] sources = {
            "A{each items}[{idx}:{it|dup|up}{if it}!{cost}{/if}]{/each}{seen}",
            "{def row}\n{it|tpl}{if deep}{use row}{/if}{/def}{each items}{use row}{/each}",
            "{set deep=seen}{use late}{def late}({use row}{cost|up|none}){/def}",
            "{each it}{/if}", "{if x}open"
        };
        int len = 0, broken = 0, cut = 0;
        for (String src : sources) {
            Out o = new Out(mode.equals("safe") ? 400 : 150 + n * 10);
            try {
                e.parse(src).render(root, o);
            } catch (IllegalStateException ex) {
                broken += ex.getMessage().length();
            } catch (TooLong ex) {
                cut += Integer.parseInt(ex.getMessage().substring(3)) + o.indent;
            }
            len = len * 3 % 10007 + o.sb.length();
            if (mode.equals("trace")) broken += root.size() + (root.containsValue(1) ? 10 : 0);
        }
        int acc = 0;
        for (int i = 0; i < lookups % 61 + partials; i++) acc += filterCalls % (i + 2);
        System.out.println(len + " " + broken + " " + cut + " " + lookups + " " + lazies + " " + filterCalls + " " + partials + " " + e.filters.size() + " " + acc);
    }
}
