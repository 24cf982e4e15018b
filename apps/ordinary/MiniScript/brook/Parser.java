package brook;

import brook.Node.*;
import java.util.*;

final class Parser {
    private static final Map<String, Integer> POWER = Map.ofEntries(
            Map.entry("or", 1), Map.entry("and", 2), Map.entry("==", 3), Map.entry("!=", 3), Map.entry("<", 4),
            Map.entry("<=", 4), Map.entry(">", 4), Map.entry(">=", 4), Map.entry("+", 5), Map.entry("-", 5),
            Map.entry("*", 6), Map.entry("/", 6), Map.entry("%", 6));

    private final List<Lexer.Token> tokens;
    private int pos;

    Parser(List<Lexer.Token> tokens) {
        this.tokens = tokens;
    }

    List<Stmt> program() {
        List<Stmt> list = new ArrayList<>();
        while (peek().kind() != Lexer.Kind.END) list.add(statement());
        return list;
    }

    private Lexer.Token peek() {
        return tokens.get(pos);
    }

    private boolean accept(String text) {
        if (!peek().is(text)) return false;
        pos++;
        return true;
    }

    private void expect(String text) {
        if (!accept(text)) throw new ScriptError("line " + peek().line() + ": expected " + text + " but found '" + peek().text() + "'");
    }

    private String name() {
        Lexer.Token t = tokens.get(pos++);
        if (t.kind() != Lexer.Kind.NAME) throw new ScriptError("line " + t.line() + ": name expected");
        return t.text();
    }

    private List<Stmt> block() {
        expect("{");
        List<Stmt> list = new ArrayList<>();
        while (!accept("}")) list.add(statement());
        return list;
    }

    private Stmt statement() {
        int line = peek().line();
        if (accept("let")) {
            String n = name();
            expect("=");
            Expr e = expression(0);
            expect(";");
            return new Let(n, e);
        }
        if (accept("fn")) {
            String n = name();
            expect("(");
            List<String> params = new ArrayList<>();
            while (!accept(")")) {
                params.add(name());
                accept(",");
            }
            return new Fn(n, params, block());
        }
        if (accept("if")) return ifRest();
        if (accept("while")) {
            expect("(");
            Expr c = expression(0);
            expect(")");
            return new While(c, block());
        }
        if (accept("for")) {
            expect("(");
            String n = name();
            expect("in");
            Expr l = expression(0);
            expect(")");
            return new For(n, l, block());
        }
        if (accept("return")) {
            Expr e = peek().is(";") ? new Const(null) : expression(0);
            expect(";");
            return new Return(e);
        }
        if (accept("break")) {
            expect(";");
            return new Break();
        }
        Expr e = expression(0);
        Stmt result;
        String op = peek().text();
        if (accept("=") || accept("+=") || accept("-=")) {
            Expr value = expression(0);
            if (!op.equals("=")) value = new Binary(op.substring(0, 1), e, value);
            if (e instanceof Var v) result = new Assign(v.name(), value, line);
            else if (e instanceof Index ix) result = new Store(ix.base(), ix.key(), value);
            else throw new ScriptError("line " + line + ": cannot assign");
        } else {
            result = new Eval(e);
        }
        expect(";");
        return result;
    }

    private Stmt ifRest() {
        expect("(");
        Expr c = expression(0);
        expect(")");
        List<Stmt> then = block();
        List<Stmt> otherwise = List.of();
        if (accept("else")) otherwise = accept("if") ? List.of(ifRest()) : block();
        return new If(c, then, otherwise);
    }

    private Expr expression(int min) {
        Expr left = prefix();
        while (true) {
            Lexer.Token t = peek();
            Integer power = t.kind() == Lexer.Kind.OP || t.kind() == Lexer.Kind.KEYWORD ? POWER.get(t.text()) : null;
            if (power == null || power <= min) return left;
            pos++;
            left = new Binary(t.text(), left, expression(power));
        }
    }

    private Expr prefix() {
        if (accept("-")) return new Unary("-", prefix());
        if (accept("not")) return new Unary("not", prefix());
        Expr e = primary();
        while (accept("[")) {
            e = new Index(e, expression(0));
            expect("]");
        }
        return e;
    }

    private Expr primary() {
        Lexer.Token t = tokens.get(pos++);
        switch (t.kind()) {
            case NUMBER:
                return new Const(t.text().contains(".") ? (Object) Double.valueOf(t.text()) : (Object) Long.valueOf(t.text()));
            case STRING:
                return new Const(t.text());
            case NAME:
                if (!accept("(")) return new Var(t.text(), t.line());
                return new Call(t.text(), items(")"), t.line());
            default:
        }
        switch (t.text()) {
            case "true": return new Const(true);
            case "false": return new Const(false);
            case "nil": return new Const(null);
            case "[": return new ListLit(items("]"));
            case "(": {
                Expr e = expression(0);
                expect(")");
                return e;
            }
            case "{": {
                List<Expr> keys = new ArrayList<>(), values = new ArrayList<>();
                while (!accept("}")) {
                    keys.add(expression(0));
                    expect(":");
                    values.add(expression(0));
                    accept(",");
                }
                return new MapLit(keys, values);
            }
            default: throw new ScriptError("line " + t.line() + ": unexpected '" + t.text() + "'");
        }
    }

    private List<Expr> items(String close) {
        List<Expr> list = new ArrayList<>();
        while (!accept(close)) {
            list.add(expression(0));
            if (!peek().is(close)) expect(",");
        }
        return list;
    }
}
