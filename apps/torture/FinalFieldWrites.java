// args: 3 | 17 | 36
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/** Final fields set by reflection: constants were copied where they are read, others were not; records and statics refuse. */
public class FinalFieldWrites {
    static class Limits {
        final int constant = 5;
        final int computed;
        final String text = "four";
        final String built = new String("four");
        final Integer boxed = 12;
        final int[] array = {1, 2, 3};
        final long wide = 8L;
        private final byte small = (byte) 200;

        Limits(int n) {
            computed = n % 6 + 1;
        }

        int loops() {
            int k = 0;
            for (int i = 0; i < constant; i++) {
                k++;
            }
            for (int i = 0; i < computed; i++) {
                k += 10;
            }
            for (int i = 0; i < text.length(); i++) {
                k += 100;
            }
            for (int i = 0; i < built.length(); i++) {
                k += 1000;
            }
            for (long i = small; i < boxed; i += wide) {
                k += 7;
            }
            return k + array.length;
        }
    }

    record Pair(int a, int b) {
        int area() {
            return a * b;
        }
    }

    static class Holder {
        static final int FIXED = Integer.parseInt("9");
        static int free = 4;
        final Runnable captured;

        Holder(int[] log, int v) {
            final int copy = v;
            captured = () -> log[0] += copy;
        }
    }

    static Object next(Field f, Object old, int i) {
        Class<?> t = f.getType();
        if (t == int.class) {
            return (Integer) old + i;
        } else if (t == String.class) {
            return old + "x".repeat(i);
        } else if (t == Integer.class) {
            return ((Integer) old) + 100;
        } else if (t == long.class) {
            return (int) (Long.parseLong(old.toString()) + i);
        } else if (t == byte.class) {
            return (byte) (((Byte) old) - i * 30);
        } else {
            return new int[i];
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Limits l = new Limits(n);
        int before = l.loops();
        Field[] fields = Limits.class.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        int reflected = 0;
        int refused = 0;
        for (int i = 0; i < n; i++) {
            Field f = fields[i % fields.length];
            if (i >= fields.length / 2) {
                f.setAccessible(true);
            }
            try {
                f.set(l, next(f, f.get(l), i));
                reflected += Modifier.isFinal(f.getModifiers()) ? f.getName().length() : 0;
            } catch (IllegalAccessException e) {
                refused++;
            }
        }
        int after = l.loops();
        Pair p = new Pair(n, 3);
        int area = 0;
        for (Field f : new Field[] {Pair.class.getDeclaredField("a"), Holder.class.getDeclaredField("FIXED"), Holder.class.getDeclaredField("free")}) {
            f.setAccessible(true);
            try {
                f.setInt(p, f.getInt(p) + n);
            } catch (IllegalAccessException e) {
                area += 100;
            }
            area += p.area() + Holder.FIXED + Holder.free;
        }
        int[] log = {0};
        Holder h = new Holder(log, 2);
        Field captured = Holder.class.getDeclaredField("captured");
        captured.setAccessible(true);
        Runnable old = h.captured;
        captured.set(h, (Runnable) () -> {
            old.run();
            log[0] += before % 10;
        });
        for (int i = 0; i < after % 17; i++) {
            h.captured.run();
        }
        System.out.println(before + " " + after + " " + reflected + " " + refused + " " + area + " " + log[0]);
    }
}
