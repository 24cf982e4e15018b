// args: 3 alpha | 12 be-ta | 40 gam,ma
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;

/** Streams, readers and writers of the program inside of those of the JDK, which call what the program overrides. */
public class WrappedReaders {
    static int reads;
    static int bulk;
    static int closed;
    static int flushed;
    static int written;

    static class Source extends InputStream {
        private final byte[] data;
        private int at;
        private int mark;

        Source(byte[] data) {
            this.data = data;
        }

        @Override
        public int read() {
            reads++;
            return at < data.length ? data[at++] & 255 : -1;
        }

        @Override
        public int available() {
            return data.length - at;
        }

        @Override
        public boolean markSupported() {
            return true;
        }

        @Override
        public void mark(int limit) {
            mark = at;
        }

        @Override
        public void reset() {
            at = mark;
        }

        @Override
        public void close() {
            closed++;
        }
    }

    static class Upper extends FilterReader {
        Upper(Reader in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int c = super.read();
            return c < 0 ? c : Character.toUpperCase(c);
        }

        @Override
        public int read(char[] to, int from, int length) throws IOException {
            int k = super.read(to, from, Math.min(length, 3));
            bulk++;
            for (int i = 0; i < k; i++) {
                to[from + i] = Character.toUpperCase(to[from + i]);
            }
            return k;
        }

        @Override
        public void close() throws IOException {
            closed += 10;
            super.close();
        }
    }

    static class Sink extends OutputStream {
        final StringBuilder text = new StringBuilder();

        @Override
        public void write(int b) {
            written++;
            text.append((char) b);
        }

        @Override
        public void flush() {
            flushed++;
        }
    }

    static class Lines extends Writer {
        int lines;

        @Override
        public void write(char[] from, int at, int length) {
            for (int i = at; i < at + length; i++) {
                if (from[i] == '\n') {
                    lines++;
                }
            }
        }

        @Override
        public void flush() {
            flushed += 100;
        }

        @Override
        public void close() {
            closed += 100;
        }
    }

    static class Numbers implements Readable {
        int left;

        Numbers(int left) {
            this.left = left;
        }

        @Override
        public int read(CharBuffer buffer) {
            bulk += 100;
            if (left == 0) {
                return -1;
            }
            String s = left-- + " ";
            buffer.put(s);
            return s.length();
        }
    }

    static class Channel implements ReadableByteChannel {
        int left;

        Channel(int left) {
            this.left = left;
        }

        @Override
        public int read(ByteBuffer to) {
            int k = 0;
            while (left > 0 && to.hasRemaining() && k < 5) {
                to.put((byte) ('a' + left-- % 26));
                k++;
            }
            return k == 0 ? -1 : k;
        }

        @Override
        public boolean isOpen() {
            return left > 0;
        }

        @Override
        public void close() {
            closed += 1000;
        }
    }

    static byte[] data(int n, String word) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) {
            b.append(word).append(' ').append(i * 7).append(i % 3 == 0 ? "\n" : "\t");
        }
        return b.toString().getBytes(StandardCharsets.UTF_8);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        byte[] data = data(n, args[1]);
        int lines = 0;
        try (BufferedReader r = new BufferedReader(new InputStreamReader(new Source(data), StandardCharsets.UTF_8), 16)) {
            for (String line; (line = r.readLine()) != null; lines++) {
                if (line.length() > 12) {
                    lines++;
                }
            }
        }
        int uppers = 0;
        try (LineNumberReader r = new LineNumberReader(new Upper(new StringReader(new String(data))))) {
            for (int c; (c = r.read()) >= 0; ) {
                if (c >= 'A' && c <= 'Z') {
                    uppers += r.getLineNumber() % 2;
                }
            }
        }
        StreamTokenizer tokens = new StreamTokenizer(new Upper(new StringReader(new String(data))));
        int words = 0;
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
            if (tokens.ttype == StreamTokenizer.TT_WORD) {
                words += tokens.sval.charAt(0) == 'A' ? 2 : 1;
            }
        }
        PushbackInputStream push = new PushbackInputStream(new Source(data), 2);
        int digits = 0;
        for (int c; (c = push.read()) >= 0; ) {
            if (c == ' ') {
                int d = push.read();
                if (d != '0') {
                    push.unread(d);
                }
            } else if (c >= '0' && c <= '9') {
                digits++;
            }
        }
        BufferedInputStream marked = new BufferedInputStream(new Source(data), 8);
        marked.mark(4);
        int head = marked.read() + marked.read();
        marked.reset();
        int same = head == marked.read() + marked.read() ? n : 0;
        long skipped = marked.skip(n);
        int rest = marked.readAllBytes().length;
        Sink sink = new Sink();
        try (PrintStream p = new PrintStream(sink, true)) {
            for (int i = 0; i < n; i++) {
                p.print(i % 4 == 0 ? "four\n" : "x");
            }
        }
        int fours = sink.text.indexOf("four") + sink.text.lastIndexOf("four");
        Lines counted = new Lines();
        try (PrintWriter w = new PrintWriter(new BufferedWriter(counted, 4))) {
            for (int i = 0; i < n; i++) {
                w.println(i);
            }
        }
        int printed = counted.lines;
        Scanner scanner = new Scanner(new Numbers(n));
        int scanned = 0;
        while (scanner.hasNextInt()) {
            scanned += scanner.nextInt() % 5;
        }
        Reader channel = Channels.newReader(new Channel(n), StandardCharsets.US_ASCII);
        int letters = 0;
        for (int c; (c = channel.read()) >= 0; ) {
            letters += c > 'm' ? 1 : 0;
        }
        channel.close();
        SequenceInputStream sequence = new SequenceInputStream(new Source(data), new Source(data));
        int both = sequence.readNBytes(data.length + 3).length;
        sequence.close();
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream z = new GZIPOutputStream(zipped)) {
            z.write(data);
        }
        int unzipped = 0;
        try (GZIPInputStream z = new GZIPInputStream(new Source(zipped.toByteArray()))) {
            while (z.read() >= 0) {
                unzipped++;
            }
        }
        CheckedInputStream checked = new CheckedInputStream(new Source(data), new CRC32());
        checked.transferTo(OutputStream.nullOutputStream());
        int crc = (int) (checked.getChecksum().getValue() % 50);
        DataInputStream typed = new DataInputStream(new Source(data));
        int ints = typed.readInt() % 31 + typed.readUnsignedShort() % 7;
        char[] chars = new char[9];
        int got = new Upper(new StringReader("abcdefgh" + n)).read(chars);
        int transferred = (int) new StringReader(new String(data)).transferTo(new Lines());
        int sum = lines + uppers + words + digits + same + (int) skipped + rest + fours + printed + scanned + letters + both + unzipped + crc + ints + got + transferred;
        int steps = 0;
        while (sum > 0) {
            sum -= 3;
            steps++;
        }
        System.out.println(steps + " " + reads + " " + bulk + " " + closed + " " + flushed + " " + written);
    }
}
