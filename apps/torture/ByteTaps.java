// args: 5 | 40 gz | 120 tail
import java.io.*;
import java.util.*;
import java.util.zip.*;

/**
 * Stream base classes forward bulk reads, skips, writes, transferTo and close to overridden single-byte
 * methods, SequenceInputStream pulls streams from a user Enumeration and closes each, and a user Checksum
 * gets called by the checked streams.
 */
public class ByteTaps {
    static int singles, closes, updates, nexts;

    static class Rle implements Checksum {
        int runs, last = -1;
        @Override public void update(int b) { updates++; if (b != last) runs++; last = b; }
        @Override public void update(byte[] b, int off, int len) { for (int i = off; i < off + len; i++) update(b[i]); }
        @Override public long getValue() { return runs; }
        @Override public void reset() { runs = 0; last = -1; }
    }

    static class Saw extends InputStream {                 // only read(): bulk read loops over it
        int at;
        final int end, failAt;
        Saw(int end, int failAt) { this.end = end; this.failAt = failAt; }
        @Override public int read() throws IOException {
            singles++;
            if (at == failAt) { at++; throw new IOException("saw"); }   // swallowed in the middle of a bulk read
            return at < end ? at++ % 7 : -1;
        }
        @Override public int available() { return (end - at) / 2; }
        @Override public void close() { closes++; }
    }

    static class Twice extends FilterOutputStream {        // inherited write(byte[]) calls this
        int n;
        Twice(OutputStream o) { super(o); }
        @Override public void write(int b) throws IOException {
            n++;
            out.write(b);
            if (n % 5 == 0) out.write(b + 1);
        }
        @Override public void flush() throws IOException { closes += 10; super.flush(); }
    }

    static class Supply implements Enumeration<InputStream> {
        int left;
        Supply(int n) { left = n; }
        @Override public boolean hasMoreElements() { return left > 0; }
        @Override public InputStream nextElement() {
            nexts++;
            int k = left--;
            if (k % 3 == 0) left--;
            return k % 2 == 0 ? new Saw(k, k / 2) : new FilterInputStream(new Saw(k + 2, -1)) {
                @Override public int read(byte[] b, int off, int len) throws IOException { return super.read(b, off, Math.min(len, 2)); }
            };
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        int bytes = 0, errs = 0;
        byte[] buf = new byte[4];
        Rle in = new Rle(), out = new Rle();
        CheckedInputStream seq = new CheckedInputStream(new SequenceInputStream(new Supply(n % 31)), in);
        ByteArrayOutputStream sink = new ByteArrayOutputStream() {
            @Override public synchronized void write(int b) { if (b != 6) super.write(b); }
        };
        Twice tw = new Twice(new CheckedOutputStream(sink, out));
        while (true) {
            try {
                int k = seq.read(buf);
                if (k < 0) break;
                bytes += k;
                tw.write(buf, 0, k);
                if (bytes % 3 == 0) seq.skip(2);            // reads, and so is part of the checksum
            } catch (IOException e) {
                errs++;
            }
        }
        seq.close();
        tw.close();
        byte[] data = sink.toByteArray();
        int size = data.length;
        if (mode.equals("gz")) {
            ByteArrayOutputStream z = new ByteArrayOutputStream();
            try (GZIPOutputStream g = new GZIPOutputStream(z) { { def.setLevel(0); } }) { for (int i = 0; i < 50; i++) g.write(data); }
            byte[] zip = z.toByteArray();
            size = zip.length;
            zip[zip.length - 6] ^= 1;                         // corrupt the CRC
            try (GZIPInputStream g = new GZIPInputStream(new ByteArrayInputStream(zip))) { while (g.read() >= 0) bytes++; } catch (IOException e) { errs += 1000; }
        }
        PipedInputStream pin = new PipedInputStream(256);
        try (PipedOutputStream pout = new PipedOutputStream(pin)) { pout.write(data, 0, Math.min(200, data.length)); }
        BufferedInputStream bin = new BufferedInputStream(pin, 8);
        int marks = 0;
        for (int c = bin.read(); c >= 0; c = bin.read()) {
            if (c == 3 && marks++ < 3) { bin.mark(6); bin.read(); bin.read(); bin.reset(); bin.skip(1); }
            else if (c == 4) marks += 100;
        }
        DataInputStream din = new DataInputStream(new Saw(n, -1));
        int shorts = 0;
        try { while (true) shorts += din.readShort() & 15; } catch (EOFException e) { shorts += 1000; }
        int tail = 0;
        if (mode.equals("tail")) tail = (int) new Saw(n, 20 + n / 9).skip(n) + new BufferedInputStream(new Saw(n, -1)).readNBytes(n / 2).length;
        PrintStream ps = new PrintStream(new OutputStream() {
            @Override public void write(int b) throws IOException { if (b == '7') throw new IOException(); updates += 10; }
        }, true);
        for (int i = 0; i < 9 && !ps.checkError(); i++) ps.print(i);
        int acc = 0;
        for (int i = 0; i < in.getValue() + out.getValue(); i++) acc += size % (i + 1);
        System.out.println(bytes + " " + errs + " " + size + " " + in.runs + " " + out.runs + " " + tw.n + " " + marks + " " + shorts + " " + tail
            + " " + singles + " " + closes + " " + updates + " " + nexts + " " + acc);
    }
}
