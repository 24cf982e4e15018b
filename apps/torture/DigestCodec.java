// args: hello 5|slicing+bytecode/is=fun 9|0123456789abcdef 17
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;

public class DigestCodec {
    /** A digest of our own, driven by the template methods of MessageDigest. */
    static class Fletcher extends MessageDigest implements Cloneable {
        int a = 1, b, updates;
        Fletcher() { super("FLETCHER"); }
        @Override protected void engineUpdate(byte x) { updates++; a = (a + (x & 255)) % 255; b = (b + a) % 255; }
        @Override protected void engineUpdate(byte[] x, int off, int len) { for (int i = off; i < off + len; i++) engineUpdate(x[i]); }
        @Override protected byte[] engineDigest() { byte[] r = {(byte) b, (byte) a}; engineReset(); return r; }
        @Override protected void engineReset() { a = 1; b = 0; }
        @Override public Object clone() throws CloneNotSupportedException { updates += 1000; return super.clone(); }
    }

    static int mine(String text, int bits) throws NoSuchAlgorithmException {
        MessageDigest md = MessageDigest.getInstance("SHA-256");
        for (int nonce = 0; nonce < 5000; nonce++) {
            md.update(text.getBytes(StandardCharsets.UTF_8));
            byte[] h = md.digest(Integer.toString(nonce).getBytes(StandardCharsets.UTF_8));
            if ((h[0] & 255) >>> 8 - bits % 8 == 0) return nonce;
        }
        return -1;
    }

    static MessageDigest choose(String... names) throws NoSuchAlgorithmException {
        for (String n : names) {
            try {
                return MessageDigest.getInstance(n);
            } catch (NoSuchAlgorithmException e) {
                failures += n.length();
            }
        }
        throw new NoSuchAlgorithmException();
    }
    static int failures;

    public static void main(String[] args) throws Exception {
        String text = args[0];
        int n = Integer.parseInt(args[1]);
        int nonce = mine(text, n);
        MessageDigest md = choose("NONE-" + n, n % 2 == 0 ? "X" : "MD9", "MD5");
        byte[] h = text.getBytes(StandardCharsets.ISO_8859_1);
        int bigBytes = 0, cycles = 0;
        for (int i = 0; i < n; i++) {
            h = md.digest(h);
            for (byte b : h) if (b > 64) bigBytes++;
            if (MessageDigest.isEqual(Arrays.copyOf(h, 1), new byte[] {(byte) i})) cycles++;
        }
        Fletcher fl = new Fletcher();
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try (DigestOutputStream out = new DigestOutputStream(sink, fl)) {
            for (int i = 0; i < n; i++) {
                out.on(i % 3 != 1);
                out.write(text.getBytes(StandardCharsets.UTF_8), 0, Math.min(i, text.length()));
                out.write(i);
            }
        }
        Fletcher copy = (Fletcher) fl.clone();
        copy.update((byte) n);
        byte[] one = fl.digest(), two = copy.digest();
        int diff = Math.floorMod(one[0] - two[0], 50) + Math.floorMod(one[1] - two[1], 50), loops = 0;
        for (int i = 0; i < diff; i++) loops++;

        String enc = Base64.getMimeEncoder(8, new byte[] {'\n'}).encodeToString(sink.toByteArray());
        int lines = 0, upper = 0, bad = 0;
        for (char c : enc.toCharArray()) if (c == '\n') lines++; else if (Character.isUpperCase(c)) upper++;
        for (String s : new String[] {text, text + "==", enc, Base64.getUrlEncoder().withoutPadding().encodeToString(h)}) {
            try {
                bad += Base64.getUrlDecoder().decode(s).length % 2;
            } catch (IllegalArgumentException e) {
                bad += 100;
            }
        }
        InputStream in = new DigestInputStream(Base64.getMimeDecoder().wrap(new ByteArrayInputStream(enc.getBytes())), fl);
        int total = 0;
        for (int c; (c = in.read()) >= 0; ) total += c < 32 ? 1 : 0;
        HexFormat hex = HexFormat.ofDelimiter(":").withUpperCase().withPrefix("x");
        String hs = hex.formatHex(h, 0, Math.min(n, 16));
        int digits = 0;
        for (int i = 0; i < hs.length(); i++) if (HexFormat.isHexDigit(hs.charAt(i)) && HexFormat.fromHexDigit(hs.charAt(i)) > 9) digits++;
        if (!Arrays.equals(hex.parseHex(hs), Arrays.copyOf(h, Math.min(n, 16)))) digits = -1;
        UUID u = UUID.nameUUIDFromBytes(text.getBytes());
        for (long bits = u.getLeastSignificantBits(); bits != 0; bits &= bits - 1) cycles += u.version();
        System.out.println(nonce + " " + bigBytes + " " + cycles + " " + failures + " " + fl.updates + " " + copy.updates + " " + loops);
        System.out.println(lines + " " + upper + " " + bad + " " + total + " " + digits + " " + hs.length() + " " + u);
    }
}
