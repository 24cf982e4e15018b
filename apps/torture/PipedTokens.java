// args: 10 x=1+2*(3-y);y=x*2;z=7/0 3|25 a=5;b=a*a-(a+1);c=((b));d=b/2 4|17 q=1;q=q+q;q=q*q+q 7
import java.io.*;
import java.util.TreeMap;
import java.util.Map;

public class PipedTokens {
    static final Map<String, Double> vars = new TreeMap<>();
    static int depth, maxDepth, lookups;

    static double expr(StreamTokenizer t) throws IOException {
        double v = term(t);
        while (true) {
            switch (t.nextToken()) {
                case '+': v += term(t); break;
                case '-': v -= term(t); break;
                default: t.pushBack(); return v;
            }
        }
    }
    static double term(StreamTokenizer t) throws IOException {
        double v = factor(t);
        for (int op; (op = t.nextToken()) == '*' || op == '/'; ) v = op == '*' ? v * factor(t) : v / factor(t);
        t.pushBack();
        return v;
    }
    static double factor(StreamTokenizer t) throws IOException {
        switch (t.nextToken()) {
            case StreamTokenizer.TT_NUMBER: return t.nval;
            case StreamTokenizer.TT_WORD: lookups++; return vars.getOrDefault(t.sval, -1.0);
            case '(':
                maxDepth = Math.max(maxDepth, ++depth);
                double v = expr(t);
                if (t.nextToken() != ')') throw new IOException("line " + t.lineno());
                depth--;
                return v;
            default: throw new IOException("bad " + (char) t.ttype);
        }
    }

    /** Doubles every k-th character that passes by. */
    static class Stutter extends FilterReader {
        final int k;
        int count, pending = -1;
        Stutter(Reader r, int k) { super(r); this.k = k; }
        @Override public int read() throws IOException {
            if (pending >= 0) { int p = pending; pending = -1; return p; }
            int c = super.read();
            if (c >= 0 && ++count % k == 0) pending = c;
            return c;
        }
        @Override public int read(char[] b, int off, int len) throws IOException {
            int i = 0;
            for (int c; i < len && (c = read()) >= 0; i++) b[off + i] = (char) c;
            return i == 0 ? -1 : i;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[2]);
        StreamTokenizer t = new StreamTokenizer(new StringReader(args[1]));
        t.ordinaryChar('/');
        t.ordinaryChar('-');
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            if (t.ttype == ';') continue;
            String name = t.sval;
            t.nextToken();
            vars.put(name, expr(t));
        }
        int finite = 0;
        for (double v : vars.values()) if (Double.isInfinite(v)) finite += 1000; else for (int i = 0; i < v; i++) finite++;

        PipedOutputStream po = new PipedOutputStream();
        PipedInputStream pi = new PipedInputStream(po, 16);
        Thread writer = new Thread(() -> {
            try (DataOutputStream out = new DataOutputStream(po)) {
                for (int i = 0; i < n; i++) { out.writeUTF("u".repeat(i % k)); out.writeLong((long) i << 31); out.writeBoolean(i % 3 == 0); }
            } catch (IOException e) { lookups = -1; }
        });
        writer.start();
        int us = 0, flags = 0, ints = 0;
        try (DataInputStream in = new DataInputStream(new SequenceInputStream(pi, new ByteArrayInputStream(new byte[] {0, 1, 'u', 0})))) {
            while (true) { us += in.readUTF().length(); if (in.readLong() > Integer.MAX_VALUE) ints++; if (in.readBoolean()) flags++; }
        } catch (EOFException e) { flags += 100; }
        writer.join();
        PipedWriter pw = new PipedWriter();
        Reader piped = new Stutter(new PipedReader(pw, 8), k);
        Thread w2 = new Thread(() -> { try (pw) { for (int i = 0; i < n; i++) pw.write(i % k == 1 ? "\r\n" : "w" + i); } catch (IOException e) { lookups = -2; } });
        w2.start();
        LineNumberReader lr = new LineNumberReader(new BufferedReader(piped));
        int chars = 0;
        for (String s; (s = lr.readLine()) != null; chars += s.length()) if (s.isEmpty()) lr.setLineNumber(lr.getLineNumber() + 10);
        PushbackReader pb = new PushbackReader(new StringReader(args[1].repeat(k)), 4);
        int pushes = 0, digits = 0;
        for (int c; (c = pb.read()) >= 0; ) if (Character.isDigit(c)) { digits++; if (c > '1') { pb.unread(c - 1); pushes++; } }
        System.out.println(vars + " " + finite + " " + maxDepth + " " + lookups + " " + us + " " + flags + " " + ints);
        System.out.println(lr.getLineNumber() + " " + chars + " " + pushes + " " + digits);
    }
}
