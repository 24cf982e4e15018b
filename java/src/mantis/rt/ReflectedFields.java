package mantis.rt;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Uses of fields by reflection, recorded as {@link Reflected} does: before each call the program calls the
 * method of the same name here.
 */
public final class ReflectedFields {
    private ReflectedFields() {}

    /** Before {@code field.get(object)}. */
    public static void get(Field field, Object object, Class<?> caller, String position) {
        used(field, object, true, caller, position);
    }

    /** Before {@code field.set(object, value)}. */
    public static void set(Field field, Object object, Object value, Class<?> caller, String position) {
        Class<?>[] types = {field == null ? Object.class : field.getType()};
        boolean fits = field != null && isWritable(field) && Reflected.fit(types, new Object[] {value});
        used(field, object, fits, caller, position);
    }

    /** Before {@code field.getBoolean(object)}. */
    public static void getBoolean(Field field, Object object, Class<?> caller, String position) {
        read(field, object, boolean.class, caller, position);
    }

    /** Before {@code field.setBoolean(object, value)}. */
    public static void setBoolean(Field field, Object object, boolean value, Class<?> caller, String position) {
        written(field, object, boolean.class, caller, position);
    }

    /** Before {@code field.getByte(object)}. */
    public static void getByte(Field field, Object object, Class<?> caller, String position) {
        read(field, object, byte.class, caller, position);
    }

    /** Before {@code field.setByte(object, value)}. */
    public static void setByte(Field field, Object object, byte value, Class<?> caller, String position) {
        written(field, object, byte.class, caller, position);
    }

    /** Before {@code field.getChar(object)}. */
    public static void getChar(Field field, Object object, Class<?> caller, String position) {
        read(field, object, char.class, caller, position);
    }

    /** Before {@code field.setChar(object, value)}. */
    public static void setChar(Field field, Object object, char value, Class<?> caller, String position) {
        written(field, object, char.class, caller, position);
    }

    /** Before {@code field.getShort(object)}. */
    public static void getShort(Field field, Object object, Class<?> caller, String position) {
        read(field, object, short.class, caller, position);
    }

    /** Before {@code field.setShort(object, value)}. */
    public static void setShort(Field field, Object object, short value, Class<?> caller, String position) {
        written(field, object, short.class, caller, position);
    }

    /** Before {@code field.getInt(object)}. */
    public static void getInt(Field field, Object object, Class<?> caller, String position) {
        read(field, object, int.class, caller, position);
    }

    /** Before {@code field.setInt(object, value)}. */
    public static void setInt(Field field, Object object, int value, Class<?> caller, String position) {
        written(field, object, int.class, caller, position);
    }

    /** Before {@code field.getLong(object)}. */
    public static void getLong(Field field, Object object, Class<?> caller, String position) {
        read(field, object, long.class, caller, position);
    }

    /** Before {@code field.setLong(object, value)}. */
    public static void setLong(Field field, Object object, long value, Class<?> caller, String position) {
        written(field, object, long.class, caller, position);
    }

    /** Before {@code field.getFloat(object)}. */
    public static void getFloat(Field field, Object object, Class<?> caller, String position) {
        read(field, object, float.class, caller, position);
    }

    /** Before {@code field.setFloat(object, value)}. */
    public static void setFloat(Field field, Object object, float value, Class<?> caller, String position) {
        written(field, object, float.class, caller, position);
    }

    /** Before {@code field.getDouble(object)}. */
    public static void getDouble(Field field, Object object, Class<?> caller, String position) {
        read(field, object, double.class, caller, position);
    }

    /** Before {@code field.setDouble(object, value)}. */
    public static void setDouble(Field field, Object object, double value, Class<?> caller, String position) {
        written(field, object, double.class, caller, position);
    }

    /** The value is of the field's type: others are converted. */
    private static void read(Field field, Object object, Class<?> type, Class<?> caller, String position) {
        used(field, object, field != null && field.getType() == type, caller, position);
    }

    private static void written(Field field, Object object, Class<?> type, Class<?> caller, String position) {
        boolean fits = field != null && field.getType() == type && isWritable(field);
        used(field, object, fits, caller, position);
    }

    /** Final fields of objects are written if someone asked for access to them; not those of records. */
    private static boolean isWritable(Field field) {
        Class<?> above = field.getDeclaringClass().getSuperclass();
        boolean ofRecord = above != null && above.getName().equals("java.lang.Record");
        boolean ofObject = !Modifier.isStatic(field.getModifiers()) && !ofRecord;
        return !Modifier.isFinal(field.getModifiers()) || ofObject && field.isAccessible();
    }

    private static void used(Field field, Object object, boolean fits, Class<?> caller, String position) {
        Reflected.Site site = Reflected.site(caller, position);
        try {
            boolean on = Modifier.isStatic(field.getModifiers()) || field.getDeclaringClass().isInstance(object);
            Reflected.used(site, "field", field, caller, fits && on);
        } catch (Throwable e) {
            site.odd(e);
        }
    }
}
