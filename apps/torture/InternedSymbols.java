// args: 3 if | 12 while | 40 other
import java.util.*;

/** Symbols that are interned and compared as objects; texts that happen to be equal. */
public class InternedSymbols {
    static int same;

    static class Token {
        final String kind;
        final String text;

        Token(String kind, String text) {
            this.kind = kind.intern();
            this.text = text;
        }

        boolean is(String k) {
            return kind == k;
        }
    }

    static final String IF = "if";
    static final String WHILE = "while";

    static class Table {
        final String[] names = new String[64];
        final int[] values = new int[64];
        int probes;

        void put(String name, int value) {
            int i = name.hashCode() & 63;
            while (names[i] != null && names[i] != name) {
                i = i + 1 & 63;
                probes++;
            }
            names[i] = name;
            values[i] = value;
        }

        int get(String name) {
            int i = name.hashCode() & 63;
            while (names[i] != null) {
                if (names[i] == name) {
                    return values[i];
                }
                i = i + 1 & 63;
            }
            return -1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Token> tokens = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            tokens.add(new Token(i % 3 == 0 ? new StringBuilder("i").append("f").toString() : "w" + i % 2, args[1]));
        }
        int ifs = 0;
        for (Token t : tokens) {
            if (t.kind == IF) {
                ifs++;
            }
        }
        int asked = 0;
        for (Token t : tokens) {
            if (t.is("w1")) {
                asked++;
            }
        }
        int texts = 0;
        for (Token t : tokens) {
            if (t.text == IF || t.text == WHILE) {
                texts++;
            }
        }
        Table table = new Table();
        for (int i = 0; i < n; i++) {
            table.put(("s" + i % 20).intern(), i);
        }
        int found = 0;
        for (int i = 0; i < n; i++) {
            found += table.get(("s" + i).intern()) > 0 ? 1 : 0;
        }
        int missed = table.get("s" + n % 5);
        Object a = args[1];
        Object b = "if";
        boolean objects = a == b;
        same += objects ? n : 1;
        int nulls = 0;
        String maybe = n > 5 ? null : "x";
        if (maybe == null) {
            nulls = n;
        }
        int steps = 0;
        for (int i = ifs + asked + texts + found + missed + nulls; i > 0; i--) {
            steps++;
        }
        System.out.println(steps + " " + same + " " + table.probes);
    }
}
