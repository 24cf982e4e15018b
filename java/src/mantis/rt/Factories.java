package mantis.rt;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
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
        List<Class<?>> first = providers(ServiceLoader.load(factory, loader), 1);
        return first.isEmpty() ? null : first.get(0);
    }

    /** The types of the first providers of a service, without making them: since Java 9. */
    static List<Class<?>> providers(ServiceLoader<?> loader, int most) throws ReflectiveOperationException {
        Object stream = ServiceLoader.class.getMethod("stream").invoke(loader);
        Iterator<?> all = (Iterator<?>) Class.forName("java.util.stream.BaseStream").getMethod("iterator").invoke(stream);
        Method type = Class.forName("java.util.ServiceLoader$Provider").getMethod("type");
        List<Class<?>> found = new ArrayList<Class<?>>();
        while (found.size() < most && all.hasNext()) {
            found.add((Class<?>) type.invoke(all.next()));
        }
        return found;
    }
}
