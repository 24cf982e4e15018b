// args: 3a2_bc.4 6 | A2B A=xy_z. B=3A 20 | 4_QvR. Q=2RR R=3os 13 | e4u 1
import java.io.IOException;
import java.io.PushbackReader;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;

/** A macro processor that pushes expansions back into its own input. */
public class PushCalc {
    final Map<Character, String> macros = new HashMap<>();
    final StringBuilder out = new StringBuilder();
    int overflow;
    int unread;
    int brackets;

    void define(String def) {
        macros.put(def.charAt(0), def.substring(2));
    }

    int number(PushbackReader in) throws IOException {
        int value = 0;
        int c;
        while ((c = in.read()) >= '0' && c <= '9') {
            value = value * 10 + c - '0';
        }
        if (c >= 0) {
            in.unread(c);
        }
        return value;
    }

    String item(PushbackReader in) throws IOException {
        int c = in.read();
        if (c < 0) {
            return "";
        }
        if (c != '_') {
            return String.valueOf((char) c);
        }
        brackets++;
        StringBuilder inner = new StringBuilder();
        int depth = 1;
        while ((c = in.read()) >= 0) {
            if (c == '_') {
                depth++;
            } else if (c == '.' && --depth == 0) {
                break;
            }
            inner.append((char) c);
        }
        return inner.toString();
    }

    void run(PushbackReader in) throws IOException {
        int c;
        while ((c = in.read()) != -1) {
            if (Character.isDigit(c)) {
                in.unread(c);
                int times = number(in);
                String body = item(in);
                give(in, body.repeat(times), body);
            } else if (macros.containsKey((char) c)) {
                String body = macros.get((char) c);
                give(in, body, "");
            } else if (c == '_') {
                in.unread('_');
                out.append('[').append(item(in)).append(']');
            } else {
                out.append((char) c);
            }
        }
    }

    /** When the expansion does not fit into the push back buffer, the short form is written. */
    void give(PushbackReader in, String expansion, String shortForm) {
        try {
            in.unread(expansion.toCharArray());
            unread += expansion.length();
        } catch (IOException full) {
            overflow++;
            out.append('<').append(shortForm).append('>');
        }
    }

    public static void main(String[] args) throws IOException {
        PushCalc p = new PushCalc();
        for (int i = 1; i < args.length - 1; i++) {
            p.define(args[i]);
        }
        int room = Integer.parseInt(args[args.length - 1]);
        try (PushbackReader in = new PushbackReader(new StringReader(args[0]), room)) {
            p.run(in);
        }
        String text = p.out.toString();
        int vowels = 0;
        int runs = 0;
        char last = 0;
        for (char c : text.toCharArray()) {
            if (c == last) {
                continue;
            }
            runs++;
            last = c;
            vowels += "aeiou".indexOf(c) >= 0 ? 1 : 0;
        }
        System.out.println(text);
        System.out.println("unread=" + p.unread + " overflow=" + p.overflow
                + " brackets=" + p.brackets + " runs=" + runs + " vowels=" + vowels);
    }
}
