package mantis.predictor;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * Reflection in the place of the JDK's, for slices that have calls of it which nobody followed: it finds the
 * classes of the slice and of the JDK, never those of the caller, and runs nothing of the JDK that could have
 * an effect outside.
 */
public final class Reflection {
    /** Packages of the JDK whose methods work on what they are given. */
    private static final String[] HARMLESS = {"java.math.", "java.text.", "java.time.", "java.util.function."};
    /** Packages of which that holds for classes without these words in their names. */
    private static final String[] MOSTLY = {"java.lang.", "java.util."};
    private static final String[] OTHERS = {
        "ClassLoader", "Process", "Runtime", "System", "Thread", "Timer", "Module", "Security", "Shutdown", "Layer",
        "Formatter", "Scanner", "ResourceBundle", "ServiceLoader",
    };

    private Reflection() {}

    /** In place of {@link Class#forName(String, boolean, ClassLoader)}. */
    public static Class<?> forName(String name, boolean initialise, ClassLoader loader) throws ClassNotFoundException {
        return Class.forName(name, initialise, ofSlice(loader));
    }

    /** In place of {@link ClassLoader#loadClass(String)}. */
    public static Class<?> loadClass(ClassLoader loader, String name) throws ClassNotFoundException {
        ClassLoader own = ofSlice(loader);
        return own == null ? Class.forName(name, false, null) : own.loadClass(name);
    }

    /** In place of {@link Class#newInstance}, which hands on whatever the constructor throws. */
    public static Object newInstance(Class<?> type) throws InstantiationException, IllegalAccessException {
        Constructor<?> constructor;
        try {
            constructor = type.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            throw new InstantiationException(type.getName());
        }
        check(constructor, constructor);
        try {
            return constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw Reflection.<RuntimeException>asItIs(e.getCause());
        }
    }

    /** In place of {@link Constructor#newInstance}. */
    public static Object newInstance(Constructor<?> constructor, Object[] arguments)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        check(constructor, constructor);
        return constructor.newInstance(arguments);
    }

    /** In place of {@link Method#invoke}. */
    public static Object invoke(Method method, Object receiver, Object[] arguments)
            throws IllegalAccessException, InvocationTargetException {
        check(method, method);
        return method.invoke(receiver, arguments);
    }

    /** In place of {@link Field#get}. */
    public static Object get(Field field, Object object) throws IllegalAccessException {
        return readable(field).get(object);
    }

    /** In place of {@link Field#getBoolean}. */
    public static boolean getBoolean(Field field, Object object) throws IllegalAccessException {
        return readable(field).getBoolean(object);
    }

    /** In place of {@link Field#getByte}. */
    public static byte getByte(Field field, Object object) throws IllegalAccessException {
        return readable(field).getByte(object);
    }

    /** In place of {@link Field#getChar}. */
    public static char getChar(Field field, Object object) throws IllegalAccessException {
        return readable(field).getChar(object);
    }

    /** In place of {@link Field#getShort}. */
    public static short getShort(Field field, Object object) throws IllegalAccessException {
        return readable(field).getShort(object);
    }

    /** In place of {@link Field#getInt}. */
    public static int getInt(Field field, Object object) throws IllegalAccessException {
        return readable(field).getInt(object);
    }

    /** In place of {@link Field#getLong}. */
    public static long getLong(Field field, Object object) throws IllegalAccessException {
        return readable(field).getLong(object);
    }

    /** In place of {@link Field#getFloat}. */
    public static float getFloat(Field field, Object object) throws IllegalAccessException {
        return readable(field).getFloat(object);
    }

    /** In place of {@link Field#getDouble}. */
    public static double getDouble(Field field, Object object) throws IllegalAccessException {
        return readable(field).getDouble(object);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T asItIs(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** The caller's class path may hold the program itself. */
    private static ClassLoader ofSlice(ClassLoader loader) {
        if (loader == null || isOfSlice(loader.getClass()) || loader instanceof SliceLoader) {
            return loader;
        }
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return context instanceof SliceLoader ? context : null;
    }

    private static boolean isOfSlice(Class<?> type) {
        return type.getClassLoader() instanceof SliceLoader;
    }

    private static <M extends AccessibleObject> void check(M object, Member member) {
        Class<?> type = member.getDeclaringClass();
        if (isOfSlice(type)) {
            // The one who asks is another class than in the program; what it may not do, it did not do in
            // training.
            object.setAccessible(true);
        } else if (!Modifier.isPublic(member.getModifiers())
                || !isHarmless(type.getName()) && !asksTheMachine(type.getName(), member.getName())) {
            throw Guard.stop(Stop.DENIED, type.getName() + "." + member.getName() + " by reflection");
        }
    }

    /** A slice keeps no call that makes a field accessible; what is read has no effect. */
    private static Field readable(Field field) {
        if (!Modifier.isPublic(field.getModifiers()) || !Modifier.isPublic(field.getDeclaringClass().getModifiers())) {
            try {
                field.setAccessible(true);
            } catch (RuntimeException e) {
                // Then it is not for the program, either: reading it says so.
            }
        }
        return field;
    }

    /** Whether a method asks the virtual machine something, and has it do nothing. */
    private static boolean asksTheMachine(String type, String method) {
        return (type.startsWith("java.lang.management.") || type.startsWith("com.sun.management."))
                && (method.startsWith("get") || method.startsWith("is"))
                && !method.equals("getPlatformMBeanServer");
    }

    private static boolean isHarmless(String name) {
        for (String prefix : HARMLESS) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        for (String prefix : MOSTLY) {
            // Not of packages below.
            if (name.startsWith(prefix) && name.indexOf('.', prefix.length()) < 0) {
                for (String other : OTHERS) {
                    if (name.contains(other)) {
                        return false;
                    }
                }
                return true;
            }
        }
        return false;
    }
}
