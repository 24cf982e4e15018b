// args: 3 salt | 17 pepper | 32 x
import java.security.InvalidAlgorithmParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.KDF;
import javax.crypto.KDFParameters;
import javax.crypto.KDFSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Keys derived from keys: by the function of the JDK and by one a provider of the program supplies by class name. */
public class KeyDerivations {
    record Turns(int times, byte[] seed) implements AlgorithmParameterSpec {
    }

    public static class Spinning extends KDFSpi {
        static int made;
        private final int step;

        public Spinning(KDFParameters p) throws InvalidAlgorithmParameterException {
            super(p);
            made++;
            step = p == null ? 3 : ((Start) p).step();
            if (step == 0) {
                throw new InvalidAlgorithmParameterException("still");
            }
        }

        @Override
        protected KDFParameters engineGetParameters() {
            return new Start(step);
        }

        @Override
        protected SecretKey engineDeriveKey(String alg, AlgorithmParameterSpec s) throws InvalidAlgorithmParameterException {
            return new SecretKeySpec(engineDeriveData(s), alg);
        }

        @Override
        protected byte[] engineDeriveData(AlgorithmParameterSpec s) throws InvalidAlgorithmParameterException {
            if (!(s instanceof Turns t)) {
                throw new InvalidAlgorithmParameterException("no turns");
            }
            byte[] out = t.seed().clone();
            for (int i = 0; i < t.times(); i++) {
                out[i * step % out.length] += (byte) (out[i % out.length] * 5 + 1);
            }
            return out;
        }
    }

    record Start(int step) implements KDFParameters {
    }

    static class Own extends Provider {
        Own() {
            super("Torture", "1", "spins");
            put("KDF.Spinning", Spinning.class.getName());
        }
    }

    static int bits(byte[] b) {
        int k = 0;
        for (byte x : b) {
            k += Integer.bitCount(x & 0xff);
        }
        return k;
    }

    static String outcome(Provider p, int step, AlgorithmParameterSpec s) {
        try {
            return HexFormat.of().formatHex(KDF.getInstance("Spinning", new Start(step), p).deriveData(s), 0, 2);
        } catch (InvalidAlgorithmParameterException e) {
            return String.valueOf(e.getMessage());
        } catch (NoSuchAlgorithmException e) {
            return "none";
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        String salt = args.length > 1 ? args[1] : "salt";
        KDF hkdf = KDF.getInstance("HKDF-SHA256");
        SecretKey key = new SecretKeySpec(("start" + n).getBytes(), "Generic");
        List<Integer> weights = new ArrayList<>();
        int wanted = n % 5 + 2;
        int derived = 0;
        while (wanted > 0 && derived < 60) {
            HKDFParameterSpec.Builder b = HKDFParameterSpec.ofExtract().addIKM(key).addSalt(salt.getBytes());
            for (int i = 0; i < derived % 3; i++) {
                b.addIKM(new byte[] {(byte) i, (byte) n});
            }
            key = hkdf.deriveKey("Generic", b.thenExpand(new byte[] {(byte) derived}, 8 + derived % 9));
            byte[] form = key.getEncoded();
            weights.add(bits(form));
            if ((form[0] & 3) == 0) {
                wanted--;
            }
            derived++;
        }
        SecretKey extracted = hkdf.deriveKey("Generic", HKDFParameterSpec.ofExtract().addIKM(key).extractOnly());
        byte[] data = hkdf.deriveData(HKDFParameterSpec.expandOnly(extracted, salt.getBytes(), n + 1));
        int refused = 0;
        try {
            hkdf.deriveData(HKDFParameterSpec.expandOnly(extracted, null, 255 * 32 + n % 2));
        } catch (InvalidAlgorithmParameterException e) {
            refused++;
        }
        try {
            HKDFParameterSpec.expandOnly(extracted, null, -n);
        } catch (IllegalArgumentException e) {
            refused += 10;
        }
        Provider p = new Own();
        KDF own = KDF.getInstance("Spinning", new Start(n % 4 + 1), p);
        byte[] spun = own.deriveData(new Turns(n * 3, data));
        int step = own.getParameters() instanceof Start s ? s.step() : -1;
        String results = outcome(p, 0, new Turns(1, data)) + "," + outcome(p, 2, new Turns(n, new byte[] {1, 2, 3})) + ","
            + outcome(p, 1, HKDFParameterSpec.expandOnly(extracted, null, 4)) + "," + own.getProviderName();
        int rounds = 0;
        for (int left = bits(spun) * 20; left > 0; left -= weights.get(rounds % weights.size())) {
            rounds++;
        }
        System.out.println(derived + " " + weights.size() + " " + bits(data) + " " + refused + " " + step + " " + results + " " + Spinning.made + " " + rounds);
    }
}
