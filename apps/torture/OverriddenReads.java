// args: 3 x | 9 abc | 24 longer
// file notes.txt: alpha beta\n# skipped\ngamma\n\n delta 12 -7\n# more\nomega\n
import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Subclasses of the JDK's own streams and readers: one overridden method, which the others of the class call or go around. */
public class OverriddenReads {
    static class Uncommented extends BufferedReader {
        int skipped;

        Uncommented(Reader in) {
            super(in);
        }

        @Override
        public String readLine() throws IOException {
            String s = super.readLine();
            while (s != null && s.startsWith("#")) {
                skipped++;
                s = super.readLine();
            }
            return s;
        }
    }

    static class Upper extends FilterReader {
        int singles;
        int blocks;

        Upper(Reader in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            singles++;
            return Character.toUpperCase(super.read());
        }

        @Override
        public int read(char[] b, int off, int len) throws IOException {
            blocks++;
            int k = super.read(b, off, Math.min(len, 5));
            for (int i = 0; i < k; i++) {
                b[off + i] = Character.toUpperCase(b[off + i]);
            }
            return k;
        }
    }

    static class Rotated extends ByteArrayInputStream {
        int asked;

        Rotated(byte[] b) {
            super(b);
        }

        @Override
        public synchronized int read() {
            asked++;
            int k = super.read();
            return k < 0 ? k : k + 1 & 255;
        }

        @Override
        public synchronized int read(byte[] b, int off, int len) {
            int k = 0;
            for (int c; k < len && k < 4 && (c = read()) >= 0; k++) {
                b[off + k] = (byte) c;
            }
            return k == 0 && len > 0 ? -1 : k;
        }
    }

    static class Tee extends FilterOutputStream {
        final StringBuilder seen = new StringBuilder();
        int flushes;

        Tee(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            seen.append((char) b);
            super.write(b ^ 1);
        }

        @Override
        public void flush() throws IOException {
            flushes++;
            super.flush();
        }
    }

    static class Indented extends PrintWriter {
        int lines;

        Indented(Writer w) {
            super(w, true);
        }

        @Override
        public void println() {
            lines++;
            super.println();
        }

        @Override
        public void write(String s, int off, int len) {
            super.write("..", 0, 2);
            super.write(s, off, len);
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int words = 0;
        Uncommented u = new Uncommented(new FileReader("notes.txt"));
        try (u; Stream<String> lines = u.lines()) {
            words = lines.limit(n).mapToInt(s -> s.split(" ").length).sum();
        }
        Upper upper = new Upper(new FileReader("notes.txt"));
        StringWriter copied = new StringWriter();
        int first = upper.read();
        long skipped = upper.skip(n);
        long moved = upper.transferTo(copied);
        int capitals = (int) copied.toString().chars().filter(Character::isUpperCase).count();
        Rotated r = new Rotated((args[1] + "hello").repeat(n).getBytes("US-ASCII"));
        DataInputStream data = new DataInputStream(r);
        int shorts = 0;
        try {
            for (;;) {
                shorts += data.readShort() % 5 + data.readUnsignedByte() % 3;
                data.skipBytes(2);
            }
        } catch (EOFException e) {
            shorts += r.asked;
        }
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        Tee tee = new Tee(sink);
        try (DataOutputStream out = new DataOutputStream(tee)) {
            for (int i = 0; i < n; i++) {
                out.writeInt(i * 1000);
                out.writeUTF(args[1]);
            }
        }
        int even = 0;
        for (byte b : sink.toByteArray()) {
            even += b % 2 == 0 ? 1 : 0;
        }
        StringWriter text = new StringWriter();
        Indented w = new Indented(text);
        for (int i = 0; i < n; i++) {
            w.printf("%d%s", i, args[1]);
            w.append('x').append("yz");
            w.println(i % 2 == 0);
            w.print((Object) null);
            w.println(new char[] {'a', 'b'});
        }
        int dots = 0;
        for (int i = text.toString().indexOf(".."); i >= 0; i = text.toString().indexOf("..", i + 2)) {
            dots++;
        }
        int steps = 0;
        for (long i = moved + skipped + Math.abs(shorts) + first; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + words + " " + u.skipped + " " + capitals + " " + upper.singles + " " + r.asked + " " + even + " " + tee.flushes
            + " " + tee.seen.length() + " " + dots + " " + w.lines);
    }
}
