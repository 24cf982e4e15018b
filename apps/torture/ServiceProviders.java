// args: 3 4 | 10 2 | 25 7
// resource META-INF/services/ServiceProviders$Codec: ServiceProviders$Plain\nServiceProviders$Dense # the second\n
import java.util.Iterator;
import java.util.ServiceLoader;

/** Providers of a service, made when first asked for and only once for a loader. */
public class ServiceProviders {
    public interface Codec {
        int encode(int n);
    }

    static int made;

    public static class Plain implements Codec {
        public Plain() {
            made++;
        }

        @Override
        public int encode(int n) {
            int k = 0;
            for (int i = 0; i < n; i++) {
                k += made;
            }
            return k;
        }
    }

    public static class Dense implements Codec {
        private int used;

        public Dense() {
            made += 10;
        }

        @Override
        public int encode(int n) {
            used++;
            int k = used;
            while (n > 1) {
                n /= 2;
                k++;
            }
            return k;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        ServiceLoader<Codec> loader = ServiceLoader.load(Codec.class);
        Iterator<Codec> first = loader.iterator();
        int total = first.next().encode(n);
        for (int i = 0; i < made; i++) {
            total += 100;
        }
        for (int r = 0; r < rounds; r++) {
            for (Codec codec : loader) {
                total += codec.encode(n + r);
            }
        }
        for (int i = 0; i < made; i++) {
            total++;
        }
        int plain = 0;
        for (int i = 0; i < n; i += 2) {
            plain++;
        }
        System.out.println(total + " " + plain);
    }
}
