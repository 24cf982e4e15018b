package mantis.predictor;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import sun.misc.Unsafe;

/**
 * What slices may do with {@link Unsafe}: read and write fields and elements of objects, as atomic operations
 * of libraries do. Memory that is no object's is out of reach, and so are static fields of the JDK: an offset
 * has to be that of a field of the object's class, of a static field of a class of the slice, or within the
 * array.
 */
public final class Unsafes {
    private static final ClassValue<long[]> FIELDS = new ClassValue<long[]>() {
        @Override
        protected long[] computeValue(Class<?> type) {
            return offsets(type, false);
        }
    };
    private static final ClassValue<long[]> STATICS = new ClassValue<long[]>() {
        @Override
        protected long[] computeValue(Class<?> type) {
            return offsets(type, true);
        }
    };
    private static volatile Unsafe any;

    private Unsafes() {}

    /** Sorted offsets of the fields that objects of a class have, or of its static fields. */
    private static long[] offsets(Class<?> type, boolean ofClass) {
        long[] found = new long[16];
        int count = 0;
        for (Class<?> c = type; c != null; c = ofClass ? null : c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) == ofClass) {
                    found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
                    found[count++] = ofClass ? any.staticFieldOffset(field) : any.objectFieldOffset(field);
                }
            }
        }
        found = Arrays.copyOf(found, count);
        Arrays.sort(found);
        return found;
    }

    /** Whether an object is a class of the slice: static fields of others outlive a prediction. */
    private static boolean isOfSlice(Object object) {
        return object instanceof Class && ((Class<?>) object).getClassLoader() instanceof SliceLoader;
    }

    /** Whether so many bytes there are of the object; 0 for a reference. */
    private static void check(Unsafe unsafe, Object object, long offset, int width) {
        if (object == null) {
            throw Guard.stop(Stop.DENIED, "sun.misc.Unsafe on memory of no object");
        }
        Class<?> type = object.getClass();
        boolean inside;
        if (type.isArray()) {
            long base = unsafe.arrayBaseOffset(type);
            long scale = unsafe.arrayIndexScale(type);
            long end = base + scale * java.lang.reflect.Array.getLength(object);
            boolean references = !type.getComponentType().isPrimitive();
            inside = offset >= base && offset + (width == 0 ? scale : width) <= end
                    && references == (width == 0) && (!references || (offset - base) % scale == 0);
        } else {
            any = unsafe;
            inside = Arrays.binarySearch(FIELDS.get(type), offset) >= 0
                    || isOfSlice(object) && Arrays.binarySearch(STATICS.get((Class<?>) object), offset) >= 0;
        }
        if (!inside) {
            throw Guard.stop(Stop.DENIED, "sun.misc.Unsafe on what is no field of " + type.getName());
        }
    }

    /** As {@link Unsafe#getUnsafe}, which gives it to the JDK's own classes alone; so are all below. */
    public static Unsafe getUnsafe() {
        return Unsafe.getUnsafe();
    }

    public static long objectFieldOffset(Unsafe unsafe, Field field) {
        return unsafe.objectFieldOffset(field);
    }

    public static long staticFieldOffset(Unsafe unsafe, Field field) {
        return unsafe.staticFieldOffset(field);
    }

    public static Object staticFieldBase(Unsafe unsafe, Field field) {
        return unsafe.staticFieldBase(field);
    }

    public static int arrayBaseOffset(Unsafe unsafe, Class<?> type) {
        return unsafe.arrayBaseOffset(type);
    }

    public static int arrayIndexScale(Unsafe unsafe, Class<?> type) {
        return unsafe.arrayIndexScale(type);
    }

    public static int addressSize(Unsafe unsafe) {
        return unsafe.addressSize();
    }

    public static int pageSize(Unsafe unsafe) {
        return unsafe.pageSize();
    }

    public static void loadFence(Unsafe unsafe) {
        unsafe.loadFence();
    }

    public static void storeFence(Unsafe unsafe) {
        unsafe.storeFence();
    }

    public static void fullFence(Unsafe unsafe) {
        unsafe.fullFence();
    }

    public static Object allocateInstance(Unsafe unsafe, Class<?> type) throws InstantiationException {
        return unsafe.allocateInstance(type);
    }

    public static int getInt(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 4);
        return unsafe.getInt(object, offset);
    }

    public static void putInt(Unsafe unsafe, Object object, long offset, int value) {
        check(unsafe, object, offset, 4);
        unsafe.putInt(object, offset, value);
    }

    public static int getIntVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 4);
        return unsafe.getIntVolatile(object, offset);
    }

    public static void putIntVolatile(Unsafe unsafe, Object object, long offset, int value) {
        check(unsafe, object, offset, 4);
        unsafe.putIntVolatile(object, offset, value);
    }

    public static long getLong(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 8);
        return unsafe.getLong(object, offset);
    }

    public static void putLong(Unsafe unsafe, Object object, long offset, long value) {
        check(unsafe, object, offset, 8);
        unsafe.putLong(object, offset, value);
    }

    public static long getLongVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 8);
        return unsafe.getLongVolatile(object, offset);
    }

    public static void putLongVolatile(Unsafe unsafe, Object object, long offset, long value) {
        check(unsafe, object, offset, 8);
        unsafe.putLongVolatile(object, offset, value);
    }

    public static Object getObject(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 0);
        return unsafe.getObject(object, offset);
    }

    public static void putObject(Unsafe unsafe, Object object, long offset, Object value) {
        check(unsafe, object, offset, 0);
        unsafe.putObject(object, offset, value);
    }

    public static Object getObjectVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 0);
        return unsafe.getObjectVolatile(object, offset);
    }

    public static void putObjectVolatile(Unsafe unsafe, Object object, long offset, Object value) {
        check(unsafe, object, offset, 0);
        unsafe.putObjectVolatile(object, offset, value);
    }

    public static boolean getBoolean(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 1);
        return unsafe.getBoolean(object, offset);
    }

    public static void putBoolean(Unsafe unsafe, Object object, long offset, boolean value) {
        check(unsafe, object, offset, 1);
        unsafe.putBoolean(object, offset, value);
    }

    public static boolean getBooleanVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 1);
        return unsafe.getBooleanVolatile(object, offset);
    }

    public static void putBooleanVolatile(Unsafe unsafe, Object object, long offset, boolean value) {
        check(unsafe, object, offset, 1);
        unsafe.putBooleanVolatile(object, offset, value);
    }

    public static byte getByte(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 1);
        return unsafe.getByte(object, offset);
    }

    public static void putByte(Unsafe unsafe, Object object, long offset, byte value) {
        check(unsafe, object, offset, 1);
        unsafe.putByte(object, offset, value);
    }

    public static byte getByteVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 1);
        return unsafe.getByteVolatile(object, offset);
    }

    public static void putByteVolatile(Unsafe unsafe, Object object, long offset, byte value) {
        check(unsafe, object, offset, 1);
        unsafe.putByteVolatile(object, offset, value);
    }

    public static short getShort(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 2);
        return unsafe.getShort(object, offset);
    }

    public static void putShort(Unsafe unsafe, Object object, long offset, short value) {
        check(unsafe, object, offset, 2);
        unsafe.putShort(object, offset, value);
    }

    public static short getShortVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 2);
        return unsafe.getShortVolatile(object, offset);
    }

    public static void putShortVolatile(Unsafe unsafe, Object object, long offset, short value) {
        check(unsafe, object, offset, 2);
        unsafe.putShortVolatile(object, offset, value);
    }

    public static char getChar(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 2);
        return unsafe.getChar(object, offset);
    }

    public static void putChar(Unsafe unsafe, Object object, long offset, char value) {
        check(unsafe, object, offset, 2);
        unsafe.putChar(object, offset, value);
    }

    public static char getCharVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 2);
        return unsafe.getCharVolatile(object, offset);
    }

    public static void putCharVolatile(Unsafe unsafe, Object object, long offset, char value) {
        check(unsafe, object, offset, 2);
        unsafe.putCharVolatile(object, offset, value);
    }

    public static float getFloat(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 4);
        return unsafe.getFloat(object, offset);
    }

    public static void putFloat(Unsafe unsafe, Object object, long offset, float value) {
        check(unsafe, object, offset, 4);
        unsafe.putFloat(object, offset, value);
    }

    public static float getFloatVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 4);
        return unsafe.getFloatVolatile(object, offset);
    }

    public static void putFloatVolatile(Unsafe unsafe, Object object, long offset, float value) {
        check(unsafe, object, offset, 4);
        unsafe.putFloatVolatile(object, offset, value);
    }

    public static double getDouble(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 8);
        return unsafe.getDouble(object, offset);
    }

    public static void putDouble(Unsafe unsafe, Object object, long offset, double value) {
        check(unsafe, object, offset, 8);
        unsafe.putDouble(object, offset, value);
    }

    public static double getDoubleVolatile(Unsafe unsafe, Object object, long offset) {
        check(unsafe, object, offset, 8);
        return unsafe.getDoubleVolatile(object, offset);
    }

    public static void putDoubleVolatile(Unsafe unsafe, Object object, long offset, double value) {
        check(unsafe, object, offset, 8);
        unsafe.putDoubleVolatile(object, offset, value);
    }

    public static void putOrderedInt(Unsafe unsafe, Object object, long offset, int value) {
        check(unsafe, object, offset, 4);
        unsafe.putOrderedInt(object, offset, value);
    }

    public static boolean compareAndSwapInt(
            Unsafe unsafe, Object object, long offset, int expected, int value) {
        check(unsafe, object, offset, 4);
        return unsafe.compareAndSwapInt(object, offset, expected, value);
    }

    public static int getAndSetInt(Unsafe unsafe, Object object, long offset, int value) {
        check(unsafe, object, offset, 4);
        return unsafe.getAndSetInt(object, offset, value);
    }

    public static int getAndAddInt(Unsafe unsafe, Object object, long offset, int delta) {
        check(unsafe, object, offset, 4);
        return unsafe.getAndAddInt(object, offset, delta);
    }

    public static void putOrderedLong(Unsafe unsafe, Object object, long offset, long value) {
        check(unsafe, object, offset, 8);
        unsafe.putOrderedLong(object, offset, value);
    }

    public static boolean compareAndSwapLong(
            Unsafe unsafe, Object object, long offset, long expected, long value) {
        check(unsafe, object, offset, 8);
        return unsafe.compareAndSwapLong(object, offset, expected, value);
    }

    public static long getAndSetLong(Unsafe unsafe, Object object, long offset, long value) {
        check(unsafe, object, offset, 8);
        return unsafe.getAndSetLong(object, offset, value);
    }

    public static long getAndAddLong(Unsafe unsafe, Object object, long offset, long delta) {
        check(unsafe, object, offset, 8);
        return unsafe.getAndAddLong(object, offset, delta);
    }

    public static void putOrderedObject(Unsafe unsafe, Object object, long offset, Object value) {
        check(unsafe, object, offset, 0);
        unsafe.putOrderedObject(object, offset, value);
    }

    public static boolean compareAndSwapObject(
            Unsafe unsafe, Object object, long offset, Object expected, Object value) {
        check(unsafe, object, offset, 0);
        return unsafe.compareAndSwapObject(object, offset, expected, value);
    }

    public static Object getAndSetObject(Unsafe unsafe, Object object, long offset, Object value) {
        check(unsafe, object, offset, 0);
        return unsafe.getAndSetObject(object, offset, value);
    }
}
