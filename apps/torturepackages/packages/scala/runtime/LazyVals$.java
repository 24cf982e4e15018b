package scala.runtime;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** What Scala 3.3 compiles lazy values to, in the shape that its own class of this name has. */
public final class LazyVals$ {
    public static final LazyVals$ MODULE$ = new LazyVals$();
    private static final Unsafe unsafe = MODULE$.found();

    private Unsafe found() {
        try {
            for (Field field : Unsafe.class.getDeclaredFields()) {
                if (field.getType() == Unsafe.class) {
                    field.setAccessible(true);
                    return (Unsafe) field.get(null);
                }
            }
        } catch (IllegalAccessException e) {
            throw new ExceptionInInitializerError(e);
        }
        throw new ExceptionInInitializerError("no Unsafe");
    }

    public long getOffsetStatic(Field field) {
        return unsafe.objectFieldOffset(field);
    }

    public boolean objCAS(Object of, long offset, Object expected, Object value) {
        return unsafe.compareAndSwapObject(of, offset, expected, value);
    }
}
