package mantis.predictor;

import java.util.ArrayList;
import java.util.List;

/** Reads one line of a run list: a JSON object with {@code args} and {@code stdin}, or an array of arguments. */
final class RunList {
    private static final int DEEPEST = 100;

    private final String text;
    private int at;

    String[] args = new String[0];
    String stdin;

    private RunList(String text) {
        this.text = text;
    }

    /** @throws IllegalArgumentException with what is wrong and where in the line */
    static RunList parse(String line) {
        RunList run = new RunList(line);
        if (run.peek() == '[') {
            run.args = run.strings();
        } else {
            run.object();
        }
        if (run.peek() != 0) {
            throw run.error("more text after the end");
        }
        return run;
    }

    private void object() {
        need('{');
        if (peek() == '}') {
            at++;
            return;
        }
        do {
            String key = string();
            need(':');
            if (key.equals("args")) {
                args = strings();
            } else if (key.equals("stdin") && peek() == '"') {
                stdin = string();
            } else {
                skip(0);
            }
        } while (more('}'));
    }

    private String[] strings() {
        List<String> values = new ArrayList<String>();
        need('[');
        if (peek() == ']') {
            at++;
            return new String[0];
        }
        do {
            values.add(string());
        } while (more(']'));
        return values.toArray(new String[0]);
    }

    /** After an element: true before another one, false after the closing bracket. */
    private boolean more(char close) {
        char c = peek();
        if (c != ',' && c != close) {
            throw error("',' or '" + close + "' is missing");
        }
        at++;
        return c == ',';
    }

    private void skip(int depth) {
        if (depth > DEEPEST) {
            throw error("nested too deeply");
        }
        char c = peek();
        if (c == '"') {
            string();
        } else if (c == '{' || c == '[') {
            char close = c == '{' ? '}' : ']';
            at++;
            if (peek() == close) {
                at++;
                return;
            }
            do {
                if (c == '{') {
                    string();
                    need(':');
                }
                skip(depth + 1);
            } while (more(close));
        } else {
            int start = at;
            while (at < text.length() && ",]} \t\r".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            if (start == at) {
                throw error("a value is missing");
            }
        }
    }

    private String string() {
        need('"');
        StringBuilder value = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                return value.toString();
            }
            value.append(c == '\\' ? escape() : c);
        }
        throw error("a string does not end");
    }

    private char escape() {
        char c = at < text.length() ? text.charAt(at++) : 0;
        if (c == 'u' && at + 4 <= text.length()) {
            int code = 0;
            for (int end = at + 4; at < end; at++) {
                int digit = Character.digit(text.charAt(at), 16);
                if (digit < 0) {
                    throw error("\\u needs four hexadecimal digits");
                }
                code = 16 * code + digit;
            }
            return (char) code;
        }
        int known = "\"\\/bfnrt".indexOf(c);
        if (c == 0 || known < 0) {
            throw error("an unknown escape in a string");
        }
        return "\"\\/\b\f\n\r\t".charAt(known);
    }

    private char peek() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void need(char c) {
        if (peek() != c) {
            throw error("'" + c + "' is missing");
        }
        at++;
    }

    private IllegalArgumentException error(String what) {
        return new IllegalArgumentException(what + " at character " + (at + 1));
    }
}
