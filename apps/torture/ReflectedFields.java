// args: width 4 | depth 9 | count 3 | none 6
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;

/** Fields read and written by name, constructors chosen among several, members that are not there. */
public class ReflectedFields {
    static class Box {
        private int width = 2;
        protected long depth;
        static String count = "aaa";
        final int[] cells;

        Box(int size) {
            cells = new int[size];
        }

        private Box(String text, double factor) {
            this((int) (text.length() * factor));
            depth = 7;
        }
    }

    static int sum(Object o, String name) throws IllegalAccessException {
        try {
            Field f = Box.class.getDeclaredField(name);
            f.setAccessible(true);
            Object value = f.get(o);
            if (value instanceof Number) {
                f.set(o, f.getType() == int.class ? (Object) 11 : (Object) 12L);
                return ((Number) value).intValue();
            }
            return value.toString().length();
        } catch (NoSuchFieldException e) {
            return 1000 + e.getMessage().length();
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[1]);
        Constructor<?> c = n % 2 == 0 ? Box.class.getDeclaredConstructor(int.class)
            : Box.class.getDeclaredConstructor(String.class, double.class);
        c.setAccessible(true);
        Box box = (Box) (n % 2 == 0 ? c.newInstance(n) : c.newInstance(args[0], 1.5));
        int total = 0;
        for (int i = 0; i < box.cells.length; i++) {
            total++;
        }
        int first = sum(box, args[0]);
        for (int i = 0; i < first; i++) {
            total++;
        }
        for (int i = 0; i < box.width; i++) {
            total += 3;
        }
        for (long i = 0; i < box.depth; i++) {
            total += 5;
        }
        try {
            Box.class.getDeclaredMethod("missing", int.class, String[].class);
        } catch (NoSuchMethodException e) {
            for (int i = 0; i < e.getMessage().length(); i++) {
                total++;
            }
        }
        System.out.println(total);
    }
}
