package brook;

import java.util.*;

final class Lexer {
    enum Kind { NUMBER, STRING, NAME, KEYWORD, OP, END }

    record Token(Kind kind, String text, int line) {
        boolean is(String t) {
            return (kind == Kind.OP || kind == Kind.KEYWORD) && text.equals(t);
        }
    }

    private static final Set<String> KEYWORDS =
            Set.of("let", "fn", "if", "else", "while", "for", "in", "return", "true", "false", "nil", "and", "or", "not", "break");
    private static final String[] OPS =
            {"==", "!=", "<=", ">=", "+=", "-=", "(", ")", "{", "}", "[", "]", "+", "-", "*", "/", "%", "<", ">", "=", ",", ";", ":"};

    private final String src;
    private int pos, line = 1;

    Lexer(String src) {
        this.src = src;
    }

    List<Token> tokens() {
        List<Token> list = new ArrayList<>();
        while (true) {
            skipBlanks();
            if (pos >= src.length()) {
                list.add(new Token(Kind.END, "", line));
                return list;
            }
            list.add(next());
        }
    }

    private void skipBlanks() {
        while (pos < src.length()) {
            char c = src.charAt(pos);
            if (c == '\n') line++;
            if (c == '#') {
                while (pos < src.length() && src.charAt(pos) != '\n') pos++;
            } else if (Character.isWhitespace(c)) {
                pos++;
            } else {
                return;
            }
        }
    }

    private Token next() {
        int start = pos;
        char c = src.charAt(pos);
        if (Character.isDigit(c)) {
            while (pos < src.length() && (Character.isDigit(src.charAt(pos)) || src.charAt(pos) == '.')) pos++;
            return new Token(Kind.NUMBER, src.substring(start, pos), line);
        }
        if (Character.isLetter(c) || c == '_') {
            while (pos < src.length() && (Character.isLetterOrDigit(src.charAt(pos)) || src.charAt(pos) == '_')) pos++;
            String word = src.substring(start, pos);
            return new Token(KEYWORDS.contains(word) ? Kind.KEYWORD : Kind.NAME, word, line);
        }
        if (c == '"') {
            StringBuilder sb = new StringBuilder();
            for (pos++; pos < src.length() && src.charAt(pos) != '"'; pos++) {
                char d = src.charAt(pos);
                if (d == '\\') {
                    d = src.charAt(++pos);
                    if (d == 'n') d = '\n';
                }
                sb.append(d);
            }
            pos++;
            return new Token(Kind.STRING, sb.toString(), line);
        }
        for (String op : OPS) {
            if (src.startsWith(op, pos)) {
                pos += op.length();
                return new Token(Kind.OP, op, line);
            }
        }
        throw new ScriptError("line " + line + ": unexpected '" + c + "'");
    }
}
