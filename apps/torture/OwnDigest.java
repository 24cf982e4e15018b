// args: 3 x | 10 yy | 25 zzz
import java.io.*;
import java.security.*;
import java.util.*;
import java.util.zip.*;

public class OwnDigest {
    public static class Xor extends MessageDigestSpi implements Cloneable {
        static int updates, resets; int x;
        @Override protected void engineUpdate(byte b) { updates++; x = x * 31 + b; }
        @Override protected void engineUpdate(byte[] b, int o, int l) { for (int i = o; i < o + l; i++) engineUpdate(b[i]); }
        @Override protected byte[] engineDigest() { byte[] r = {(byte) x, (byte) (x >> 8)}; engineReset(); return r; }
        @Override protected void engineReset() { resets++; x = 7; }
    }
    static class Mine extends MessageDigest {
        int n, digests;
        Mine() { super("mine"); }
        @Override protected void engineUpdate(byte b) { n += b; }
        @Override protected void engineUpdate(byte[] b, int o, int l) { for (int i = 0; i < l; i++) n += b[o + i] & 3; }
        @Override protected byte[] engineDigest() { digests++; return new byte[] {(byte) n}; }
        @Override protected void engineReset() { n = 0; }
    }
    static class Prov extends Provider {
        Prov() { super("Prov", "1.0", "x"); put("MessageDigest.XOR2", Xor.class.getName()); }
    }
    static class Sum implements Checksum {
        long v; int c;
        public void update(int b) { c++; v += b; }
        public void update(byte[] b, int o, int l) { for (int i = 0; i < l; i++) update(b[o + i]); }
        public long getValue() { return v; }
        public void reset() { v = 0; }
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), t = 0;
        byte[] data = new byte[n * 5];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * i + args[1].charAt(0));
        Mine m = new Mine();
        m.update(data); m.update((byte) 3);
        for (byte b : m.digest(data)) if (b > 0) t++;
        DigestInputStream in = new DigestInputStream(new ByteArrayInputStream(data), m);
        while (in.read() >= 0) t++;
        for (int i = 0; i < (m.n & 63); i++) t++;
        for (int i = 0; i < m.digests; i++) t++;
        MessageDigest x = MessageDigest.getInstance("XOR2", new Prov());
        x.update(data);
        MessageDigest y = (MessageDigest) x.clone();
        y.update((byte) 1);
        if (!MessageDigest.isEqual(x.digest(), y.digest())) for (int i = 0; i < n; i++) t++;
        for (int i = 0; i < Xor.updates; i++) t++;
        for (int i = 0; i < Xor.resets; i++) t++;
        Sum s = new Sum();
        CheckedInputStream ci = new CheckedInputStream(new ByteArrayInputStream(data), s);
        byte[] buf = new byte[7];
        for (int k; (k = ci.read(buf)) > 0;) t += k;
        ci.getChecksum();
        for (int i = 0; i < s.c; i++) t++;
        for (long i = 0; i < (s.v & 31); i++) t++;
        for (byte b : MessageDigest.getInstance("SHA-256").digest(data)) if (b < 0) t++;
        CRC32 crc = new CRC32(); crc.update(data, 1, n);
        for (long i = 0; i < (crc.getValue() & 15); i++) t++;
        Adler32 a = new Adler32(); a.update(data);
        for (long i = 0; i < (a.getValue() % 13); i++) t++;
        System.out.println(t);
    }
}
