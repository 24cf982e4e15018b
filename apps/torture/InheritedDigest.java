// args: 3 x | 10 yy | 25 zzz
import java.security.*;
public class InheritedDigest {
    static class Mine extends MessageDigest {
        int n, digests;
        Mine() { super("mine"); }
        @Override protected void engineUpdate(byte b) { n += b; }
        @Override protected void engineUpdate(byte[] b, int o, int l) { for (int i = 0; i < l; i++) n += b[o + i] & 3; }
        @Override protected byte[] engineDigest() { digests++; return new byte[] {(byte) n}; }
        @Override protected void engineReset() { n = 0; }
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), t = 0;
        byte[] data = new byte[n * 5];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * i + args[1].charAt(0));
        Mine m = new Mine();
        m.update(data); m.update((byte) 3);
        for (byte b : m.digest(data)) if (b > 0) t++;
        System.out.println(t);
    }
}
