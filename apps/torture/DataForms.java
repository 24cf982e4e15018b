// args: 3 abc | 8 xyzzy | 14 q
// file data.bin: \x00\x41\x01\x3f\xc0\x00\x00abcdefghijk\nlast line\n
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.Console;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.FilterReader;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.LineNumberReader;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.PushbackReader;
import java.io.RandomAccessFile;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.stream.Stream;

/** Data in streams: numbers, characters, lines and tokens, and streams that do nothing, fail or belong to the program. */
public class DataForms {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    /** A writer that fails after some characters. */
    static class Failing extends Writer {
        int left;
        int flushed;

        Failing(int left) {
            this.left = left;
        }

        @Override
        public void write(char[] c, int from, int length) throws IOException {
            left -= length;
            if (left < 0) {
                throw new IOException("full");
            }
        }

        @Override
        public void flush() {
            flushed++;
        }

        @Override
        public void close() {
            flushed += 10;
        }
    }

    /** A writer whose other forms of writing and appending are its own. */
    static class Letters extends FilterWriter {
        int singles;
        int texts;
        int appended;

        Letters(Writer out) {
            super(out);
        }

        @Override
        public void write(int c) throws IOException {
            singles++;
            super.write(c);
        }

        @Override
        public void write(String text, int from, int length) throws IOException {
            texts++;
            super.write(text, from, length);
        }

        @Override
        public Writer append(CharSequence text) throws IOException {
            appended++;
            return super.append(text);
        }
    }

    /** A printer that counts what passes through its own methods. */
    static class Counted extends PrintWriter {
        int prints;
        int writes;
        int ends;

        Counted(Writer out) {
            super(out);
        }

        @Override
        public void print(String s) {
            prints++;
            super.print(s);
        }

        @Override
        public void write(String s, int from, int length) {
            writes += length;
            super.write(s, from, length);
        }

        @Override
        public void println() {
            ends++;
            super.println();
        }
    }

    static class Printed extends PrintStream {
        int prints;
        int flushed;

        Printed(OutputStream out) {
            super(out, true);
        }

        @Override
        public void print(String s) {
            prints++;
            super.print(s);
        }

        @Override
        public void flush() {
            flushed++;
            super.flush();
        }
    }

    static class Upper extends FilterOutputStream {
        int written;
        int flushed;

        Upper(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            written++;
            out.write(Character.toUpperCase(b));
        }

        @Override
        public void flush() throws IOException {
            flushed++;
            super.flush();
        }
    }

    /** Streams of the letters of a word, made when they are asked for. */
    static class Parts implements Enumeration<InputStream> {
        final String word;
        int at;

        Parts(String word) {
            this.word = word;
        }

        @Override
        public boolean hasMoreElements() {
            return at < word.length();
        }

        @Override
        public InputStream nextElement() {
            return new ByteArrayInputStream(word.substring(at++).getBytes(StandardCharsets.UTF_8));
        }
    }

    static class Skips extends FilterInputStream {
        int skips;
        int marks;

        Skips(InputStream in) {
            super(in);
        }

        @Override
        public long skip(long n) throws IOException {
            skips++;
            return super.skip(Math.min(n, 2));
        }

        @Override
        public synchronized void mark(int limit) {
            marks++;
            super.mark(limit);
        }
    }

    static void forms(int n, String word) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeChar('c');
        out.writeChars(word);
        out.writeBytes(word);
        out.writeFloat(n * 0.5f);
        out.writeBoolean(n > 5);
        int r1 = out.size();
        count(r1);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        int r2 = in.readChar() - 'a';
        count(r2);
        int r3 = in.skipBytes(2 * word.length());
        count(r3);
        byte[] raw = new byte[word.length()];
        in.readFully(raw, 0, 1);
        int r4 = raw[0] - 'a';
        count(r4);
        in.readFully(raw, 1, raw.length - 1);
        int r5 = (int) in.readFloat();
        count(r5);
        if (in.readBoolean()) {
            int r6 = in.available() + 3;
            count(r6);
        }
        int read = 0;
        try {
            while (true) {
                read += in.readUnsignedByte() + 1;
            }
        } catch (EOFException e) {
            int r7 = read + 7;
            count(r7);
        }
    }

    static void file(int n) throws IOException {
        try (RandomAccessFile f = new RandomAccessFile("data.bin", "r")) {
            int r1 = f.readChar() - 60;
            count(r1);
            if (f.readBoolean()) {
                int r2 = (int) (f.readFloat() * n);
                count(r2);
            }
            int r3 = f.skipBytes(n);
            count(r3);
            int r4 = f.readUnsignedByte() & 15;
            count(r4);
            String line = f.readLine();
            int r5 = line.length() + (int) f.getFilePointer();
            count(r5);
            f.seek(7);
            byte[] raw = new byte[n];
            try {
                f.readFully(raw);
                f.readFully(raw);
                int r6 = raw[0] & 7;
                count(r6);
            } catch (EOFException e) {
                int r7 = raw[0] & 15;
                count(r7);
            }
        }
        try (RandomAccessFile f = new RandomAccessFile("made.bin", "rw")) {
            f.writeChars("ab");
            f.writeBoolean(true);
            f.setLength(n);
            int r8 = (int) f.length();
            count(r8);
        }
    }

    static void memory(int n, String word) throws IOException {
        ByteArrayOutputStream a = new ByteArrayOutputStream();
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        a.writeBytes(("\u00e4" + word).getBytes(StandardCharsets.UTF_8));
        a.writeTo(b);
        a.writeTo(b);
        a.reset();
        a.write(n);
        int r1 = b.size() + a.size();
        count(r1);
        int r2 = b.toString(StandardCharsets.UTF_8).length() + b.toString("ISO-8859-1").length();
        count(r2);
        CharArrayWriter chars = new CharArrayWriter();
        chars.append(word).append("1234", 1, 3).write(n + 60);
        StringWriter text = new StringWriter();
        chars.writeTo(text);
        int r3 = text.toString().length();
        count(r3);
        BufferedWriter buffered = new BufferedWriter(text, 4);
        chars.writeTo(buffered);
        int r4 = text.getBuffer().length();
        count(r4);
        buffered.newLine();
        buffered.flush();
        int r5 = text.getBuffer().length();
        count(r5);
        Failing failing = new Failing(100);
        PrintWriter printer = new PrintWriter(failing);
        chars.writeTo(printer);
        int r6 = 100 - failing.left;
        count(r6);
        BufferedWriter narrow = new BufferedWriter(failing, 2);
        chars.writeTo(narrow);
        int r7 = 100 - failing.left;
        count(r7);
        chars.writeTo(new BufferedWriter(new Letters(failing), 1));
        int r8 = 100 - failing.left;
        count(r8);
    }

    static void nothing(int n) throws IOException {
        InputStream none = InputStream.nullInputStream();
        int r1 = none.read() + 2 + none.readNBytes(n).length;
        count(r1);
        none.close();
        try {
            int r2 = none.available();
            count(r2);
        } catch (IOException e) {
            count(n);
        }
        OutputStream nowhere = OutputStream.nullOutputStream();
        nowhere.write(n);
        nowhere.close();
        try {
            nowhere.write(n);
            count(50);
        } catch (IOException e) {
            int r3 = n + 1;
            count(r3);
        }
        Writer unwritten = Writer.nullWriter();
        unwritten.append("x").write(n);
        unwritten.close();
        try {
            unwritten.append('y');
            count(50);
        } catch (IOException e) {
            int r4 = n + 2;
            count(r4);
        }
    }

    static void console(int n) {
        Console console = System.console();
        if (console == null) {
            int r1 = n + 3;
            count(r1);
        }
    }

    static void parts(int n) throws IOException {
        InputStream in = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
        in.mark(5);
        in.skipNBytes(n % 5);
        int r1 = in.read();
        count(r1);
        int r2 = in.readNBytes(2).length + in.available();
        count(r2);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int r3 = (int) in.transferTo(out);
        count(r3);
        int r4 = in.read() + out.size() + 1;
        count(r4);
        in.reset();
        byte[] some = new byte[12];
        int r5 = in.readNBytes(some, 1, 11) + some[n % 9];
        count(r5);
        try {
            in.skipNBytes(1);
        } catch (EOFException e) {
            count(n);
        }
    }

    static void lines(int n) throws IOException {
        LineNumberReader in = new LineNumberReader(new StringReader("a\nb\r\nc\n" + "d\n".repeat(n)), 16);
        in.setLineNumber(n);
        in.readLine();
        int r1 = in.getLineNumber();
        count(r1);
        in.mark(20);
        in.readLine();
        int c = in.read();
        in.skip(2);
        int r2 = in.getLineNumber() + c - 'a';
        count(r2);
        in.reset();
        int r3 = in.getLineNumber();
        count(r3);
        int r4 = in.readLine().charAt(0) - 'a';
        count(r4);
        int left = 0;
        while (in.readLine() != null) {
            left++;
        }
        int r5 = left + in.getLineNumber();
        count(r5);
    }

    static void linesLater(int n) throws IOException {
        BufferedReader in = new BufferedReader(new StringReader("a\nbb\n" + "ccc\n".repeat(n) + "dddd"));
        Stream<String> lines = in.lines();
        int r1 = in.readLine().length();
        count(r1);
        Iterator<String> it = lines.iterator();
        int r2 = it.next().length();
        count(r2);
        it.next();
        String rest = in.readLine();
        int r3 = rest == null ? 1 : rest.length() + 3;
        count(r3);
        in = new BufferedReader(new StringReader("1\n2\n3\n4\n5\n"));
        Stream<String> some = in.lines().limit(n % 4);
        in.readLine();
        some.forEach(s -> count(s.length()));
        int r4 = in.readLine().charAt(0) - '0';
        count(r4);
    }

    static void tokens(int n, String word) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new StringReader("ab_c 12 'q q' # no\n" + word + "/x-3\n%5" + n));
        in.wordChars('_', '_');
        in.quoteChar('\'');
        in.commentChar('#');
        in.ordinaryChar('/');
        in.ordinaryChar('-');
        in.eolIsSignificant(n > 5);
        int kinds = 0;
        int length = 0;
        int pushed = 0;
        while (in.nextToken() != StreamTokenizer.TT_EOF) {
            if (in.ttype == StreamTokenizer.TT_WORD) {
                length += in.sval.length();
            } else if (in.ttype == StreamTokenizer.TT_NUMBER) {
                kinds += (int) in.nval;
                if (pushed++ < 2) {
                    in.pushBack();
                }
            } else if (in.ttype == '\'') {
                length += 10 * in.sval.length();
            } else {
                kinds++;
            }
        }
        count(length);
        count(kinds);
        int r1 = in.lineno();
        count(r1);
        int r2 = in.toString().length();
        count(r2);
    }

    static void pushed(int n, String word) throws IOException {
        PushbackReader in = new PushbackReader(new CharArrayReader(word.toCharArray()), 4);
        int c = in.read();
        in.unread(c + n % 3);
        in.unread("mn".toCharArray());
        char[] back = new char[5];
        int k = in.read(back, 0, 3);
        int r1 = k + back[2] - 'a';
        count(r1);
        try {
            in.unread(new char[6]);
        } catch (IOException e) {
            count(n);
        }
        try {
            in.mark(3);
        } catch (IOException e) {
            int r2 = n + 1;
            count(r2);
        }
        in.close();
        try {
            int r3 = in.read();
            count(r3);
        } catch (IOException e) {
            int r4 = n + 2;
            count(r4);
        }
    }

    static void sequence(int n, String word) throws IOException {
        Parts parts = new Parts(word);
        InputStream in = new SequenceInputStream(parts);
        int r1 = parts.at;
        count(r1);
        for (int i = 0; i < n; i++) {
            if (in.read() < 0) {
                count(i);
                break;
            }
        }
        int r2 = parts.at;
        count(r2);
        in.close();
        int r3 = parts.at + 1;
        count(r3);
    }

    static void pipes(int n) throws IOException {
        PipedWriter out = new PipedWriter();
        PipedReader in = new PipedReader(32);
        in.connect(out);
        out.write("p".repeat(n));
        int r1 = in.read() - 'a';
        count(r1);
        out.close();
        int k = 0;
        while (in.read() >= 0) {
            k++;
        }
        count(k);
        int late = 0;
        try {
            out.connect(in);
        } catch (IOException e) {
            late += n;
        }
        count(late);
    }

    static void failing(int n) {
        Failing writer = new Failing(10);
        PrintWriter out = new PrintWriter(writer);
        out.print("12345");
        out.println(n * 100);
        if (out.checkError()) {
            count(n);
        }
        int r1 = writer.flushed;
        count(r1);
        out.append("abc");
        out.flush();
        out.close();
        int r2 = writer.flushed + (out.checkError() ? 3 : 30);
        count(r2);
        PrintStream stream = new PrintStream(new OutputStream() {
            int left = n;

            @Override
            public void write(int b) throws IOException {
                if (--left < 0) {
                    throw new IOException();
                }
            }
        });
        stream.print("123456");
        int r3 = stream.checkError() ? 4 : 9;
        count(r3);
    }

    static void filters(int n, String word) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Upper upper = new Upper(bytes);
        DataOutputStream out = new DataOutputStream(upper);
        out.writeBytes(word);
        upper.write(word.getBytes(StandardCharsets.UTF_8));
        int r1 = upper.written;
        count(r1);
        out.writeShort('A' * 256 + n);
        out.flush();
        int r2 = upper.flushed;
        count(r2);
        int r3 = bytes.toByteArray()[0] - 'A';
        count(r3);
        upper.close();
        int r4 = upper.flushed;
        count(r4);
    }

    static void ownWriters(int n, String word) throws IOException {
        Letters out = new Letters(new StringWriter());
        out.write('a');
        out.write("xyz", 0, 2);
        out.append("p");
        int r1 = out.singles + out.texts;
        count(r1);
        out.append('c').append("def").append("ghi", 0, n % 3);
        out.write(word);
        int r2 = out.singles;
        count(r2);
        int r3 = out.texts;
        count(r3);
        int r4 = out.appended;
        count(r4);
        new PrintWriter(out).append(word).flush();
        BufferedWriter buffered = new BufferedWriter(out, 2);
        buffered.write(word);
        buffered.append('x');
        buffered.flush();
        int r5 = out.singles;
        count(r5);
        int r6 = out.texts;
        count(r6);
    }

    static void ownPrinters(int n, String word) {
        Counted out = new Counted(new StringWriter());
        out.print("a");
        out.write("bc", 0, 2);
        out.println();
        int r1 = out.prints;
        count(r1);
        out.println(word);
        out.println(n);
        out.printf("%s-%d", word, n);
        out.append(word).append('x');
        int r2 = out.prints;
        count(r2);
        int r3 = out.writes;
        count(r3);
        int r4 = out.ends;
        count(r4);
        Printed printed = new Printed(new ByteArrayOutputStream());
        printed.print("b");
        printed.flush();
        printed.println(word);
        printed.println((Object) word);
        printed.format("%d%n", n);
        printed.append("zz");
        printed.write(n);
        int r5 = printed.prints;
        count(r5);
        printed.close();
        int r6 = printed.flushed;
        count(r6);
    }

    static void skips(int n) throws IOException {
        Skips skips = new Skips(new ByteArrayInputStream(new byte[20]));
        DataInputStream in = new DataInputStream(skips);
        int r1 = in.skipBytes(n);
        count(r1);
        int r2 = skips.skips;
        count(r2);
        in.mark(3);
        int r3 = skips.marks + in.available();
        count(r3);
        in.read();
        in.reset();
        int r4 = in.available();
        count(r4);
        Reader reader = new FilterReader(new StringReader("abcdef")) {
            @Override
            public long skip(long k) throws IOException {
                return super.skip(k) + 1;
            }
        };
        reader.mark(4);
        int r5 = (int) reader.skip(n % 5);
        count(r5);
        reader.reset();
        int r6 = reader.read() - 'a' + 3;
        count(r6);
    }

    static void objects(int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeInt(n);
            out.writeObject("x".repeat(n));
        }
        int r1 = bytes.size();
        count(r1);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        forms(n, args[1]);
        file(n);
        memory(n, args[1]);
        nothing(n);
        parts(n);
        lines(n);
        linesLater(n);
        tokens(n, args[1]);
        pushed(n, args[1]);
        sequence(n, args[1]);
        failing(n);
        filters(n, args[1]);
        ownWriters(n, args[1]);
        ownPrinters(n, args[1]);
        skips(n);
        console(n);
        objects(n);
        pipes(n);
        System.out.println(total);
    }
}
