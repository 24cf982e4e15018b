package mantis.rt;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * Which class of the program the JDK makes when it is asked for a factory of XML readers, writers or
 * transformers: it looks for one in a system property and among services, in that order.
 */
final class Factories {
    /** The constructors of those that were found by name and loader; {@code null} for the JDK's own. */
    private static final Map<Object, Constructor<?>> FOUND = new HashMap<Object, Constructor<?>>();

    private Factories() {}

    /** The constructor that a look-up of a provider calls, if that is of the program. */
    static synchronized Constructor<?> of(Class<?> factory, String property, ClassLoader loader) {
        Object key = Arrays.asList(factory, property, loader);
        if (!FOUND.containsKey(key)) {
            FOUND.put(key, find(factory, property, loader));
        }
        return FOUND.get(key);
    }

    private static Constructor<?> find(Class<?> factory, String property, ClassLoader loader) {
        try {
            Class<?> provider = provider(factory, property, loader);
            if (provider == null || provider.getClassLoader() != ClassLoader.getSystemClassLoader()) {
                return null;
            }
            Constructor<?> constructor = provider.getDeclaredConstructor();
            boolean open = Modifier.isPublic(provider.getModifiers()) && Modifier.isPublic(constructor.getModifiers());
            return open ? constructor : null;
        } catch (Throwable e) {
            return null;
        }
    }

    private static Class<?> provider(Class<?> factory, String property, ClassLoader loader)
            throws ReflectiveOperationException {
        String named = System.getProperty(property);
        if (named != null) {
            return Class.forName(named, false, loader);
        }
        if (!property.equals(factory.getName())) {
            return null;
        }
        // Since Java 9: the providers' types without making them.
        Object stream = ServiceLoader.class.getMethod("stream").invoke(ServiceLoader.load(factory, loader));
        Object first = Class.forName("java.util.stream.Stream").getMethod("findFirst").invoke(stream);
        Object provider = Class.forName("java.util.Optional").getMethod("orElse", Object.class).invoke(first, (Object) null);
        Method type = Class.forName("java.util.ServiceLoader$Provider").getMethod("type");
        return provider == null ? null : (Class<?>) type.invoke(provider);
    }
}
