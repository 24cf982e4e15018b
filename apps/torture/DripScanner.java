// args: 3 | 10 fail | 17 slow
import java.io.*;
import java.nio.CharBuffer;
import java.util.*;

/**
 * Scanner, StreamTokenizer, PushbackReader and LineNumberReader pull from a user Readable or Reader whose
 * chunking, failing and end of input depend on how often it was asked before.
 */
public class DripScanner {
    static class Drip implements Readable, Closeable {
        final String text;
        int at, asked, closed;
        final int failAt;
        Drip(String text, int failAt) { this.text = text; this.failAt = failAt; }
        @Override public int read(CharBuffer cb) throws IOException {
            asked++;
            if (asked == failAt) throw new IOException("drip " + asked);
            if (at >= text.length()) return -1;
            int k = Math.min(Math.min(asked % 4 + 1, cb.remaining()), text.length() - at);
            cb.put(text, at, at + k);
            at += k;
            return k;
        }
        @Override public void close() throws IOException { closed++; throw new IOException("close"); }
    }

    /** A Reader that implements only read(char[],int,int): read() and skip() come from the base class. */
    static class Rot extends Reader {
        final Reader in;
        int calls, chars;
        Rot(Reader in) { this.in = in; }
        @Override public int read(char[] b, int off, int len) throws IOException {
            calls++;
            int n = in.read(b, off, Math.min(len, 3));
            for (int i = 0; i < n; i++) {
                chars++;
                if (b[off + i] == 'x') b[off + i] = (char) ('0' + calls % 10);
            }
            return n;
        }
        @Override public void close() throws IOException { in.close(); }
    }

    static int tokens(String text, int n) throws IOException {
        Rot rot = new Rot(new StringReader(text));
        StreamTokenizer st = new StreamTokenizer(rot);
        st.ordinaryChar('/');
        st.slashSlashComments(true);
        st.eolIsSignificant(n % 2 == 0);
        st.quoteChar('\'');
        int sum = 0;
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            switch (st.ttype) {
                case StreamTokenizer.TT_NUMBER: sum += (int) st.nval; break;
                case StreamTokenizer.TT_WORD: sum += st.sval.length(); break;
                case StreamTokenizer.TT_EOL: sum += st.lineno() * 100; break;
                case '\'': sum += 1000 * st.sval.length(); break;
                default: if (st.ttype == '-' || st.ttype == '+') st.pushBack(); else sum++;
                    if (st.ttype == '-' || st.ttype == '+') { st.nextToken(); sum -= 7; }
            }
        }
        return sum + rot.calls;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append(i * 11).append(i % 3 == 0 ? ", " : i % 3 == 1 ? " ; " : "::").append(i % 4 == 3 ? "w" + i + " " : "");
        Drip d = new Drip(sb.toString(), mode.equals("fail") ? 12 : -1);
        int ints = 0, words = 0, sum = 0;
        Scanner sc = new Scanner(d).useDelimiter("\\s*(,|;|::|\\s)\\s*");
        while (sc.hasNext()) {
            if (sc.hasNextInt()) { sum += sc.nextInt(); ints++; }
            else {
                String w = sc.next();
                words++;
                if (sc.match().end() > 3) sum += w.length();
            }
        }
        int err = sc.ioException() == null ? 0 : sc.ioException().getMessage().length();
        sc.close();
        err += sc.ioException() == null ? 0 : 50;

        PushbackReader pr = new PushbackReader(new Rot(new StringReader(sb + "x1x2")), 4);
        int back = 0, c;
        while ((c = pr.read()) >= 0) {
            if (c == ';' && back < n) { back++; pr.unread("7x".toCharArray()); }
            else if (Character.isDigit(c)) sum += c - '0';
        }
        LineNumberReader ln = new LineNumberReader(new Rot(new StringReader(sb.toString().replace(' ', '\r').replace("::", "\r\n"))));
        int lines = 0;
        for (String s = ln.readLine(); s != null; s = ln.readLine()) {
            lines += ln.getLineNumber();
            if (s.isEmpty()) ln.setLineNumber(ln.getLineNumber() - 2);
        }
        int t = tokens("a x 12 // 5 x\n'q x' / - 3 +x\n" + sb, n);
        int acc = 0;
        for (int i = 0; i < d.asked % 11 + d.closed; i++) acc += t % (i + 2);
        System.out.println(ints + " " + words + " " + sum + " " + err + " " + d.asked + " " + back + " " + lines + " " + t + " " + acc);
    }
}
