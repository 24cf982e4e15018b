// args: 3 abc | 10 hello | 25 world
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

/** CRC32 and Adler32 of the JDK against ones written here, and a digest; all through one interface. */
public class Checksums {
    static final class Sum implements Checksum {
        private long value = 1;
        int updates;

        @Override
        public void update(int b) {
            updates++;
            value = (value * 31 + (b & 0xff)) % 65521;
        }

        @Override
        public void update(byte[] b, int from, int length) {
            for (int i = from; i < from + length; i++) {
                update(b[i]);
            }
        }

        @Override
        public long getValue() {
            return value;
        }

        @Override
        public void reset() {
            value = 1;
        }
    }

    public static void main(String[] args) throws NoSuchAlgorithmException {
        int n = Integer.parseInt(args[0]);
        byte[] data = args[1].repeat(n).getBytes(StandardCharsets.UTF_8);
        Sum own = new Sum();
        Checksum[] all = {new CRC32(), new Adler32(), own};
        int total = 0;
        for (int round = 0; round < 3; round++) {
            for (Checksum c : all) {
                c.update(data, round, data.length - round);
                for (long v = c.getValue(); v != 0; v >>>= 3) {
                    if ((v & 7) == 5) {
                        total++;
                    }
                }
                if (round == 1) {
                    c.reset();
                }
            }
        }
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(data);
        int zeros = 0;
        for (byte b : digest) {
            if (b >= 0) {
                zeros++;
            }
        }
        for (int i = 0; i < zeros; i++) {
            total++;
        }
        for (int i = own.updates; i > 0; i /= 2) {
            total++;
        }
        System.out.println(total);
    }
}
