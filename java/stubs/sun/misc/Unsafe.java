package sun.misc;

import java.lang.reflect.Field;

/** What the JDK's class of this name offers to {@code mantis.predictor.Unsafes}; nothing of this runs. */
public final class Unsafe {
    public static native Unsafe getUnsafe();

    public native long objectFieldOffset(Field field);

    public native long staticFieldOffset(Field field);

    public native Object staticFieldBase(Field field);

    public native int arrayBaseOffset(Class<?> type);

    public native int arrayIndexScale(Class<?> type);

    public native int addressSize();

    public native int pageSize();

    public native void loadFence();

    public native void storeFence();

    public native void fullFence();

    public native Object allocateInstance(Class<?> type) throws InstantiationException;

    public native int getInt(Object object, long offset);

    public native void putInt(Object object, long offset, int value);

    public native int getIntVolatile(Object object, long offset);

    public native void putIntVolatile(Object object, long offset, int value);

    public native long getLong(Object object, long offset);

    public native void putLong(Object object, long offset, long value);

    public native long getLongVolatile(Object object, long offset);

    public native void putLongVolatile(Object object, long offset, long value);

    public native Object getObject(Object object, long offset);

    public native void putObject(Object object, long offset, Object value);

    public native Object getObjectVolatile(Object object, long offset);

    public native void putObjectVolatile(Object object, long offset, Object value);

    public native boolean getBoolean(Object object, long offset);

    public native void putBoolean(Object object, long offset, boolean value);

    public native boolean getBooleanVolatile(Object object, long offset);

    public native void putBooleanVolatile(Object object, long offset, boolean value);

    public native byte getByte(Object object, long offset);

    public native void putByte(Object object, long offset, byte value);

    public native byte getByteVolatile(Object object, long offset);

    public native void putByteVolatile(Object object, long offset, byte value);

    public native short getShort(Object object, long offset);

    public native void putShort(Object object, long offset, short value);

    public native short getShortVolatile(Object object, long offset);

    public native void putShortVolatile(Object object, long offset, short value);

    public native char getChar(Object object, long offset);

    public native void putChar(Object object, long offset, char value);

    public native char getCharVolatile(Object object, long offset);

    public native void putCharVolatile(Object object, long offset, char value);

    public native float getFloat(Object object, long offset);

    public native void putFloat(Object object, long offset, float value);

    public native float getFloatVolatile(Object object, long offset);

    public native void putFloatVolatile(Object object, long offset, float value);

    public native double getDouble(Object object, long offset);

    public native void putDouble(Object object, long offset, double value);

    public native double getDoubleVolatile(Object object, long offset);

    public native void putDoubleVolatile(Object object, long offset, double value);

    public native void putOrderedInt(Object object, long offset, int value);

    public native boolean compareAndSwapInt(Object object, long offset, int expected, int value);

    public native int getAndSetInt(Object object, long offset, int value);

    public native int getAndAddInt(Object object, long offset, int delta);

    public native void putOrderedLong(Object object, long offset, long value);

    public native boolean compareAndSwapLong(Object object, long offset, long expected, long value);

    public native long getAndSetLong(Object object, long offset, long value);

    public native long getAndAddLong(Object object, long offset, long delta);

    public native void putOrderedObject(Object object, long offset, Object value);

    public native boolean compareAndSwapObject(Object object, long offset, Object expected, Object value);

    public native Object getAndSetObject(Object object, long offset, Object value);
}
