package mantis.rt;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/**
 * Uses of dynamic proxies, recorded as {@link Reflected} does: before each call the program calls the method
 * of the same name here.
 */
public final class ReflectedProxies {
    private ReflectedProxies() {}

    /** Before {@code Proxy.newProxyInstance(loader, interfaces, handler)}. */
    public static void newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler handler,
            Class<?> caller, String position) {
        Reflected.Site site = Reflected.site(caller, position);
        try {
            List<String> fields = new ArrayList<String>();
            fields.add("proxy");
            for (Class<?> type : interfaces) {
                fields.add(Reflected.type(type));
            }
            if (handler == null) {
                site.odd("a handler that is null");
            } else {
                site.add(fields.toArray(new String[0]));
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code Proxy.isProxyClass(type)}. */
    public static void isProxyClass(Class<?> type, Class<?> caller, String position) {
        asked(type, caller, position);
    }

    /** Before {@code Proxy.getInvocationHandler(proxy)}. */
    public static void getInvocationHandler(Object proxy, Class<?> caller, String position) {
        asked(proxy == null ? null : proxy.getClass(), caller, position);
    }

    /** Annotations are proxies, too, that slices have other objects for. */
    private static void asked(Class<?> type, Class<?> caller, String position) {
        Reflected.Site site = Reflected.site(caller, position);
        if (type != null && !site.isNew(type)) {
            return;
        }
        try {
            boolean isMade = type != null && Proxy.isProxyClass(type);
            for (Class<?> of : isMade ? type.getInterfaces() : new Class<?>[0]) {
                if (of.isAnnotation()) {
                    site.odd("an annotation");
                    return;
                }
            }
            site.add("proxied");
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code InvocationHandler.invokeDefault(proxy, method, arguments)}. */
    public static void invokeDefault(Object proxy, Method method, Object[] arguments, Class<?> caller,
            String position) {
        Reflected.Site site = Reflected.site(caller, position);
        try {
            boolean fits = method.isDefault() && method.getDeclaringClass().isInstance(proxy);
            Class<?>[] types = method.getParameterTypes();
            Reflected.used(site, "invoke", method, caller, fits && Reflected.fit(types, arguments));
        } catch (Throwable e) {
            site.odd(e);
        }
    }
}
