// args: 3 hello | 10 abc | 25 zz
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;

/** Streams and readers of the program called back by those of the JDK: filters that change, count and end early. */
public class OwnStreams {
    static int reads;

    static final class Upper extends FilterReader {
        Upper(Reader in) {
            super(in);
        }

        @Override
        public int read(char[] b, int from, int length) throws IOException {
            int k = super.read(b, from, Math.min(length, 5));
            reads++;
            for (int i = from; i < from + k; i++) {
                b[i] = Character.toUpperCase(b[i]);
            }
            return k;
        }
    }

    static final class Limited extends FilterInputStream {
        private int left;

        Limited(InputStream in, int left) {
            super(in);
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            return left-- > 0 ? super.read() : -1;
        }

        @Override
        public int read(byte[] b, int from, int length) throws IOException {
            int c = read();
            if (c < 0) {
                return -1;
            }
            b[from] = (byte) c;
            return 1;
        }
    }

    static final class Counter extends OutputStream {
        int lines;

        @Override
        public void write(int b) {
            if (b == '\n') {
                lines++;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        String text = (args[1] + "\n").repeat(n);
        int total = 0;
        try (BufferedReader in = new BufferedReader(new Upper(new StringReader(text)))) {
            String line;
            while ((line = in.readLine()) != null) {
                total += line.charAt(0) < 'a' ? line.length() : 1000;
            }
        }
        BufferedReader limited =
            new BufferedReader(new InputStreamReader(new Limited(new ByteArrayInputStream(text.getBytes()), n * 2)));
        for (int c = limited.read(); c >= 0; c = limited.read()) {
            if (c == args[1].charAt(0)) {
                total += 3;
            }
        }
        Counter counter = new Counter();
        PrintStream out = new PrintStream(counter, true);
        for (int i = 0; i < n; i++) {
            out.println(i);
        }
        for (int i = 0; i < counter.lines + reads; i++) {
            total++;
        }
        System.out.println(total);
    }
}
