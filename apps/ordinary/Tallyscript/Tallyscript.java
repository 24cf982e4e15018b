import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;

/** Runs a small scripting language: java Tallyscript script.tly [NAME=value ...] */
public class Tallyscript {

    public static void main(String[] args) throws IOException {
        if (args.length < 1) {
            System.err.println("usage: Tallyscript <script> [NAME=value ...]");
            System.exit(2);
        }
        String source = Files.readString(Path.of(args[0]));
        Scope globals = new Scope(null);
        for (String def : Arrays.asList(args).subList(1, args.length)) {
            String[] kv = def.split("=", 2);
            globals.define(kv[0], kv[1].matches("-?\\d+") ? (Object) Long.valueOf(kv[1]) : kv[1]);
        }
        try {
            List<Stmt> program = new Parser(new Lexer(source).tokens()).program();
            StringBuilder out = new StringBuilder();
            Interp in = new Interp(out);
            for (Stmt s : program) s.run(in, globals);
            System.out.print(out);
            System.out.println("calls=" + in.calls + " statements=" + in.statements);
        } catch (ScriptError e) {
            System.out.println("error: " + e.getMessage());
            System.exit(1);
        }
    }

    static class ScriptError extends RuntimeException {
        ScriptError(String msg) { super(msg); }
    }

    /** Control flow for return statements. */
    static class ReturnSignal extends RuntimeException {
        final Object value;
        ReturnSignal(Object value) { super(null, null, false, false); this.value = value; }
    }

    static class Interp {
        final StringBuilder out;
        long calls, statements;
        int depth;
        Interp(StringBuilder out) { this.out = out; }
    }

    static class Scope {
        private final Map<String, Object> vars = new HashMap<>();
        private final Scope parent;
        Scope(Scope parent) { this.parent = parent; }
        void define(String n, Object v) { vars.put(n, v); }
        Object get(String n) {
            for (Scope s = this; s != null; s = s.parent) {
                Object v = s.vars.get(n);
                if (v != null) return v;
            }
            throw new ScriptError("unknown name " + n);
        }
        void set(String n, Object v) {
            for (Scope s = this; s != null; s = s.parent)
                if (s.vars.containsKey(n)) { s.vars.put(n, v); return; }
            throw new ScriptError("assignment to undeclared " + n);
        }
    }

    // ---------------------------------------------------------------- lexer
    enum Kind { NUM, STR, NAME, OP, END }
    record Token(Kind kind, String text, int line) {}

    static class Lexer {
        private static final List<String> OPS = List.of("==", "!=", "<=", ">=", "&&", "||");
        private final String s;
        private int pos, line = 1;
        Lexer(String s) { this.s = s; }

        List<Token> tokens() {
            List<Token> list = new ArrayList<>();
            while (pos < s.length()) {
                char c = s.charAt(pos);
                if (c == '\n') { line++; pos++; }
                else if (Character.isWhitespace(c)) pos++;
                else if (c == '#') { while (pos < s.length() && s.charAt(pos) != '\n') pos++; }
                else if (Character.isDigit(c)) list.add(take(Kind.NUM));
                else if (Character.isLetter(c) || c == '_') list.add(take(Kind.NAME));
                else if (c == '"') {
                    int end = s.indexOf('"', pos + 1);
                    if (end < 0) throw new ScriptError("line " + line + ": unterminated string");
                    list.add(new Token(Kind.STR, s.substring(pos + 1, end), line));
                    pos = end + 1;
                } else {
                    String two = pos + 2 <= s.length() ? s.substring(pos, pos + 2) : "";
                    String op = OPS.contains(two) ? two : String.valueOf(c);
                    list.add(new Token(Kind.OP, op, line));
                    pos += op.length();
                }
            }
            list.add(new Token(Kind.END, "", line));
            return list;
        }

        private Token take(Kind kind) {
            int start = pos;
            while (pos < s.length() && (Character.isLetterOrDigit(s.charAt(pos)) || s.charAt(pos) == '_'
                    || kind == Kind.NUM && s.charAt(pos) == '.')) pos++;
            return new Token(kind, s.substring(start, pos), line);
        }
    }

    // ------------------------------------------------------------------ AST
    interface Expr { Object eval(Interp in, Scope sc); }
    interface Stmt { void run(Interp in, Scope sc); }

    record Lit(Object value) implements Expr {
        public Object eval(Interp in, Scope sc) { return value; }
    }
    record Var(String name) implements Expr {
        public Object eval(Interp in, Scope sc) { return sc.get(name); }
    }
    record Bin(String op, BinaryOperator<Object> fn, Expr l, Expr r) implements Expr {
        public Object eval(Interp in, Scope sc) {
            if (op.equals("&&")) return (Boolean) l.eval(in, sc) && (Boolean) r.eval(in, sc);
            if (op.equals("||")) return (Boolean) l.eval(in, sc) || (Boolean) r.eval(in, sc);
            return fn.apply(l.eval(in, sc), r.eval(in, sc));
        }
    }
    record ListLit(List<Expr> items) implements Expr {
        public Object eval(Interp in, Scope sc) {
            return items.stream().map(e -> e.eval(in, sc)).collect(Collectors.toCollection(ArrayList::new));
        }
    }
    record Index(Expr base, Expr key) implements Expr {
        public Object eval(Interp in, Scope sc) {
            Object b = base.eval(in, sc), k = key.eval(in, sc);
            if (b instanceof List<?> list) return list.get(((Long) k).intValue());
            if (b instanceof Map<?, ?> map) { Object v = map.get(k); return v == null ? 0L : v; }
            if (b instanceof String str) return String.valueOf(str.charAt(((Long) k).intValue()));
            throw new ScriptError("cannot index " + b);
        }
    }
    record Call(String name, List<Expr> args) implements Expr {
        @SuppressWarnings("unchecked")
        public Object eval(Interp in, Scope sc) {
            List<Object> a = new ArrayList<>(args.size());
            for (Expr e : args) a.add(e.eval(in, sc));
            switch (name) {
                case "len": return a.get(0) instanceof String s ? (long) s.length()
                        : a.get(0) instanceof Map<?, ?> m ? (long) m.size() : (long) ((List<?>) a.get(0)).size();
                case "push": ((List<Object>) a.get(0)).add(a.get(1)); return a.get(1);
                case "map": return new LinkedHashMap<Object, Object>();
                case "keys": return new ArrayList<>(((Map<Object, Object>) a.get(0)).keySet());
                case "str": return String.valueOf(a.get(0));
                case "fill": {
                    List<Object> l = new ArrayList<>();
                    for (long i = 0; i < (Long) a.get(0); i++) l.add(a.get(1));
                    return l;
                }
                default:
            }
            if (!(sc.get(name) instanceof Func f)) throw new ScriptError(name + " is not a function");
            if (f.params.size() != a.size()) throw new ScriptError(name + " wants " + f.params.size() + " arguments");
            if (++in.depth > 900) throw new ScriptError("too deep in " + name);
            in.calls++;
            Scope local = new Scope(f.home);
            for (int i = 0; i < a.size(); i++) local.define(f.params.get(i), a.get(i));
            try {
                f.body.run(in, local);
                return 0L;
            } catch (ReturnSignal r) {
                return r.value;
            } finally {
                in.depth--;
            }
        }
    }
    record Func(List<String> params, Stmt body, Scope home) {}

    record Block(List<Stmt> body) implements Stmt {
        public void run(Interp in, Scope sc) {
            for (Stmt s : body) { in.statements++; s.run(in, sc); }
        }
    }

    // --------------------------------------------------------------- parser
    static class Parser {
        private static final List<List<String>> LEVELS = List.of(List.of("||"), List.of("&&"),
                List.of("==", "!=", "<", ">", "<=", ">="), List.of("+", "-"), List.of("*", "/", "%"));
        private final List<Token> toks;
        private int p;
        Parser(List<Token> toks) { this.toks = toks; }

        List<Stmt> program() {
            List<Stmt> out = new ArrayList<>();
            while (toks.get(p).kind() != Kind.END) out.add(stmt());
            return out;
        }
        private boolean accept(String t) {
            Token k = toks.get(p);
            if (k.kind() != Kind.STR && k.text().equals(t)) { p++; return true; }
            return false;
        }
        private void expect(String t) {
            if (!accept(t)) throw new ScriptError("line " + toks.get(p).line() + ": expected " + t
                    + " but found '" + toks.get(p).text() + "'");
        }
        private Block block() {
            expect("{");
            List<Stmt> body = new ArrayList<>();
            while (!accept("}")) body.add(stmt());
            return new Block(body);
        }
        @SuppressWarnings("unchecked")
        private Stmt stmt() {
            if (accept("let")) {
                String n = toks.get(p++).text();
                expect("=");
                Expr e = end(expr());
                return (in, sc) -> sc.define(n, e.eval(in, sc));
            }
            if (accept("print")) {
                Expr e = end(expr());
                return (in, sc) -> in.out.append(e.eval(in, sc)).append('\n');
            }
            if (accept("return")) {
                Expr e = end(expr());
                return (in, sc) -> { throw new ReturnSignal(e.eval(in, sc)); };
            }
            if (accept("while")) {
                Expr c = expr();
                Block b = block();
                return (in, sc) -> { while ((Boolean) c.eval(in, sc)) b.run(in, sc); };
            }
            if (accept("if")) {
                Expr c = expr();
                Block yes = block();
                Block no = accept("else") ? block() : new Block(List.of());
                return (in, sc) -> { if ((Boolean) c.eval(in, sc)) yes.run(in, sc); else no.run(in, sc); };
            }
            if (accept("func")) {
                String n = toks.get(p++).text();
                List<String> params = new ArrayList<>();
                expect("(");
                while (!accept(")")) { params.add(toks.get(p++).text()); accept(","); }
                Block b = block();
                return (in, sc) -> sc.define(n, new Func(params, b, sc));
            }
            Expr target = expr();
            if (!accept("=")) { Expr e = end(target); return (in, sc) -> e.eval(in, sc); }
            Expr v = end(expr());
            if (target instanceof Var var) return (in, sc) -> sc.set(var.name(), v.eval(in, sc));
            if (target instanceof Index ix) return (in, sc) -> {
                Object base = ix.base().eval(in, sc), key = ix.key().eval(in, sc);
                if (base instanceof List<?> l) ((List<Object>) l).set(((Long) key).intValue(), v.eval(in, sc));
                else ((Map<Object, Object>) base).put(key, v.eval(in, sc));
            };
            throw new ScriptError("line " + toks.get(p).line() + ": bad assignment target");
        }
        private Expr end(Expr e) { expect(";"); return e; }
        private Expr expr() { return binary(0); }
        private Expr binary(int level) {
            if (level == LEVELS.size()) return postfix();
            Expr l = binary(level + 1);
            while (toks.get(p).kind() == Kind.OP && LEVELS.get(level).contains(toks.get(p).text())) {
                String op = toks.get(p++).text();
                l = new Bin(op, Ops.TABLE.get(op), l, binary(level + 1));
            }
            return l;
        }
        private Expr postfix() {
            Expr e = primary();
            while (accept("[")) { e = new Index(e, expr()); expect("]"); }
            return e;
        }
        private Expr primary() {
            if (accept("(")) { Expr e = expr(); expect(")"); return e; }
            if (accept("[")) return new ListLit(args("]"));
            if (accept("-")) return new Bin("-", Ops.TABLE.get("-"), new Lit(0L), postfix());
            Token t = toks.get(p++);
            return switch (t.kind()) {
                case NUM -> new Lit(t.text().contains(".") ? (Object) Double.valueOf(t.text()) : Long.valueOf(t.text()));
                case STR -> new Lit(t.text());
                case NAME -> accept("(") ? new Call(t.text(), args(")")) : new Var(t.text());
                default -> throw new ScriptError("line " + t.line() + ": unexpected '" + t.text() + "'");
            };
        }
        private List<Expr> args(String close) {
            List<Expr> a = new ArrayList<>();
            while (!accept(close)) { a.add(expr()); accept(","); }
            return a;
        }
    }

    static class Ops {
        static final Map<String, BinaryOperator<Object>> TABLE = new HashMap<>();
        interface L { long f(long a, long b); }
        interface D { double f(double a, double b); }
        static void arith(String op, L l, D d) {
            TABLE.put(op, (a, b) -> {
                if (a instanceof Long x && b instanceof Long y) return l.f(x, y);
                if (a instanceof Number x && b instanceof Number y) return d.f(x.doubleValue(), y.doubleValue());
                if (op.equals("+")) return "" + a + b;
                throw new ScriptError("cannot apply " + op + " to " + a + " and " + b);
            });
        }
        static int cmp(Object a, Object b) {
            if (a instanceof Long x && b instanceof Long y) return Long.compare(x, y);
            if (a instanceof Number x && b instanceof Number y) return Double.compare(x.doubleValue(), y.doubleValue());
            return a.toString().compareTo(b.toString());
        }
        static {
            arith("+", Long::sum, Double::sum);
            arith("-", (a, b) -> a - b, (a, b) -> a - b);
            arith("*", (a, b) -> a * b, (a, b) -> a * b);
            arith("/", (a, b) -> a / b, (a, b) -> a / b);
            arith("%", (a, b) -> a % b, (a, b) -> a % b);
            TABLE.put("<", (a, b) -> cmp(a, b) < 0);
            TABLE.put(">", (a, b) -> cmp(a, b) > 0);
            TABLE.put("<=", (a, b) -> cmp(a, b) <= 0);
            TABLE.put(">=", (a, b) -> cmp(a, b) >= 0);
            TABLE.put("==", (a, b) -> cmp(a, b) == 0);
            TABLE.put("!=", (a, b) -> cmp(a, b) != 0);
        }
    }
}
