// args: 3 key | 40 secret | 100 x
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Digests, authentication codes and ciphers of the JDK's providers; some keys and paddings are refused. */
public class Ciphers {
    static byte[] digest(String text, String algorithm) throws GeneralSecurityException {
        MessageDigest digest = MessageDigest.getInstance(algorithm);
        digest.update(text.getBytes());
        return digest.digest();
    }

    static byte[] crypt(int mode, byte[] key, byte[] data) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new IvParameterSpec(new byte[16]));
        byte[] head = cipher.update(data, 0, data.length / 2);
        byte[] tail = cipher.doFinal(data, data.length / 2, data.length - data.length / 2);
        byte[] out = Arrays.copyOf(head == null ? new byte[0] : head, (head == null ? 0 : head.length) + tail.length);
        System.arraycopy(tail, 0, out, out.length - tail.length, tail.length);
        return out;
    }

    public static void main(String[] args) throws GeneralSecurityException {
        int n = Integer.parseInt(args[0]);
        byte[] key = Arrays.copyOf(digest(args[1], "SHA-256"), 16);
        byte[] data = new byte[n];
        for (int i = 0; i < n; i++) {
            data[i] = (byte) (i * 3);
        }
        byte[] secret = crypt(Cipher.ENCRYPT_MODE, key, data);
        int high = 0;
        for (byte b : secret) {
            if (b < 0) {
                high++;
            }
        }
        int failed = 0;
        for (int i = 0; i < 4; i++) {
            byte[] changed = secret.clone();
            changed[changed.length - 1] ^= i;
            try {
                high += crypt(Cipher.DECRYPT_MODE, key, changed).length;
            } catch (GeneralSecurityException e) {
                failed++;
            }
        }
        Mac mac = Mac.getInstance("HmacSHA1");
        mac.init(new SecretKeySpec(key, "HmacSHA1"));
        for (int i = 0; i < n; i++) {
            mac.update((byte) i);
        }
        int total = mac.doFinal()[3] & 31;
        try {
            digest("x", "SHA-0");
        } catch (GeneralSecurityException e) {
            total += 5;
        }
        int steps = 0;
        for (int i = 0; i < total + high + failed; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + high + " " + steps);
    }
}
