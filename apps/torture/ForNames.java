// args: alpha 5 | beta 3 | gamma 7 | missing 2
import java.util.ArrayList;
import java.util.List;

/** Classes found by names that the input gives, made and used through an interface; one is not there. */
public class ForNames {
    interface Shape {
        int area(int n);
    }

    static final List<String> LOG = new ArrayList<>();

    static class Alpha implements Shape {
        static int initialised;

        static {
            LOG.add("alpha");
            for (int i = 0; i < 4; i++) {
                initialised += 10;
            }
        }

        @Override
        public int area(int n) {
            int k = initialised;
            for (int i = 0; i < n; i++) {
                k += i;
            }
            return k;
        }
    }

    static class Beta extends Alpha {
        private int made = 3;

        @Override
        public int area(int n) {
            return super.area(n) * made;
        }
    }

    static class Gamma implements Shape {
        private Gamma() {
            LOG.add("gamma");
        }

        @Override
        public int area(int n) {
            int k = 0;
            while (n > 0) {
                k += n & 1;
                n >>= 1;
            }
            return k;
        }
    }

    static Shape load(String name) throws ReflectiveOperationException {
        String first = name.substring(0, 1).toUpperCase();
        Class<?> type = Class.forName("ForNames$" + first + name.substring(1), name.length() > 4, ForNames.class.getClassLoader());
        return (Shape) type.getDeclaredConstructor().newInstance();
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[1]);
        int total = 0;
        try {
            Shape shape = load(args[0]);
            for (int i = 0; i < n; i++) {
                total += shape.area(i);
            }
        } catch (ClassNotFoundException e) {
            total = -e.getMessage().length();
        }
        for (String entry : LOG) {
            for (int i = 0; i < entry.length(); i++) {
                total++;
            }
        }
        Object list = Class.forName("java.util.ArrayList", true, ForNames.class.getClassLoader()).newInstance();
        ((List) list).add(args[0]);
        for (int i = 0; i < ((List<?>) list).size(); i++) {
            total += 2;
        }
        System.out.println(total);
    }
}
