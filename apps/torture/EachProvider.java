// args: 3 a | 10 bb | 25 ccc
// resource META-INF/services/EachProvider$Filter: EachProvider$Longer\nEachProvider$Even\n

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** Providers of a service that are handed to a consumer: a method of a list, and code that counts. */
public class EachProvider {
    public interface Filter {
        boolean keeps(String text, int n);
    }

    static int made;

    public static class Longer implements Filter {
        public Longer() {
            made++;
        }

        @Override
        public boolean keeps(String text, int n) {
            return text.length() > 1 || n > 2;
        }
    }

    public static class Even implements Filter {
        public Even() {
            made += 10;
        }

        @Override
        public boolean keeps(String text, int n) {
            return n % 2 == 0;
        }
    }

    /** No provider. */
    public static class Short implements Filter {
        @Override
        public boolean keeps(String text, int n) {
            return text.length() < 4;
        }
    }

    public static void main(String[] args) {
        List<Filter> filters = new ArrayList<>();
        filters.add(new Short());
        ServiceLoader.load(Filter.class).forEach(filters::add);
        int[] asked = new int[1];
        ServiceLoader<Filter> loader = ServiceLoader.load(Filter.class);
        loader.forEach(filter -> {
            if (filter.keeps(args[1], asked[0])) {
                asked[0] += made;
            }
        });
        int kept = 0;
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            boolean keep = true;
            for (Filter filter : filters) {
                keep &= filter.keeps(args[1], i);
            }
            if (keep) {
                kept++;
            }
        }
        for (int i = 0; i < asked[0]; i++) {
            kept += i % 2;
        }
        System.out.println(kept + " of " + filters.size());
    }
}
