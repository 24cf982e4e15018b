package mantis.rt;

import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * What reflection in an instrumented program finds: before each call of a reflective method of the JDK the
 * program calls the method of the same name here, with the call's operands, its own class and the call's
 * position. The records go to the end of the counts file ({@code docs/formats.md}); {@code crates/reflect}
 * makes ordinary code of them.
 *
 * <p>A call whose outcome ordinary code could not reproduce (a class loader of the program's own, a member
 * that is not accessible, an argument that is converted) is recorded as <em>odd</em>: what depends on it is
 * then refused.
 */
public final class Reflected {
    /** What one call was seen to do. */
    static final class Site {
        /** Operands recorded already. */
        final Set<Object> seen = Collections.newSetFromMap(new ConcurrentHashMap<Object, Boolean>());
        final Set<String> records = Collections.newSetFromMap(new ConcurrentHashMap<String, Boolean>());
        /** By the name that was given, classes that the call initialises. */
        final Map<String, Class<?>> started = new ConcurrentHashMap<String, Class<?>>();

        boolean isNew(Object key) {
            return !seen.contains(key) && seen.add(key);
        }

        void add(String... fields) {
            StringBuilder text = new StringBuilder();
            for (String field : fields) {
                text.append(text.length() == 0 ? "" : "\t").append(escape(field));
            }
            records.add(text.toString());
        }

        void odd(Object why) {
            add("odd", String.valueOf(why));
        }

        /** Records of what was started how that ended. */
        void finish() {
            for (Map.Entry<String, Class<?>> one : started.entrySet()) {
                String name = one.getKey();
                try {
                    // The call has initialised it, unless that failed: the JVM remembers why.
                    Class.forName(one.getValue().getName(), true, one.getValue().getClassLoader());
                    add("class", name, type(one.getValue()), "");
                } catch (NoClassDefFoundError e) {
                    String missing = missing(e);
                    if (missing == null) {
                        odd(e);
                    } else {
                        add("unlinked", name, missing);
                    }
                } catch (Throwable e) {
                    odd(e);
                }
                started.remove(name);
            }
        }

        /** The same where that cannot be known. */
        void finishUnknown() {
            for (Map.Entry<String, Class<?>> one : started.entrySet()) {
                add("class", one.getKey(), type(one.getValue()), "");
            }
        }

        /** The class for want of which another one was not initialised; {@code null} if it was something else. */
        private static String missing(NoClassDefFoundError failed) {
            if (failed.getCause() instanceof ClassNotFoundException) {
                // It could not be verified, which fails in the same way each time.
                return failed.getMessage();
            }
            String cause = failed.getCause() == null ? "" : String.valueOf(failed.getCause().getMessage());
            String kind = "Exception java.lang.NoClassDefFoundError: ";
            int end = cause.lastIndexOf(" [in thread ");
            return cause.startsWith(kind) && end > 0 ? cause.substring(kind.length(), end) : null;
        }
    }

    /** How long it may take to find out whether classes were initialised. */
    private static final long LONGEST_START_MS = 1000;

    private static final Map<String, Site> SITES = new ConcurrentHashMap<String, Site>();

    private Reflected() {}

    static Site site(Class<?> caller, String position) {
        String key = caller.getName().replace('.', '/') + "\t" + position;
        Site site = SITES.get(key);
        if (site == null) {
            Site made = new Site();
            site = SITES.putIfAbsent(key, made);
            site = site == null ? made : site;
        }
        return site;
    }

    // Classes by name.

    /** Before {@code Class.forName(name)}. */
    public static void forName(String name, Class<?> caller, String position) {
        named(site(caller, position), name, caller.getClassLoader(), true);
    }

    /** Before {@code Class.forName(name, initialize, loader)}. */
    public static void forName(String name, boolean initialize, ClassLoader loader, Class<?> caller, String position) {
        named(site(caller, position), name, loader, initialize);
    }

    /** Before {@code loader.loadClass(name)}. */
    public static void loadClass(ClassLoader loader, String name, Class<?> caller, String position) {
        Site site = site(caller, position);
        if (loader == null || !isUsual(loader)) {
            site.odd("a class loader of the program's own");
        } else {
            named(site, name, loader, false);
        }
    }

    /** Before {@code lookup.findClass(name)}. */
    public static void findClass(MethodHandles.Lookup lookup, String name, Class<?> caller, String position) {
        loadClass(lookup.lookupClass().getClassLoader(), name, caller, position);
    }

    private static void named(Site site, String name, ClassLoader loader, boolean initialises) {
        if (name == null || loader != null && !isUsual(loader)) {
            site.odd(name == null ? "a name that is null" : "a class loader of the program's own");
            return;
        }
        if (!site.isNew(name)) {
            return;
        }
        try {
            Class<?> found = Class.forName(name, false, loader);
            if (initialises) {
                site.started.put(name, found);
            } else {
                site.add("class", name, type(found), "");
            }
        } catch (ClassNotFoundException e) {
            site.add("class", name, "", String.valueOf(e.getMessage()));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    // Members of classes.

    /** Before {@code type.getMethod(name, parameters)}. */
    public static void getMethod(Class<?> type, String name, Class<?>[] parameters, Class<?> caller, String position) {
        member(site(caller, position), 0, type, name, parameters);
    }

    /** Before {@code type.getDeclaredMethod(name, parameters)}. */
    public static void getDeclaredMethod(Class<?> type, String name, Class<?>[] parameters, Class<?> caller,
            String position) {
        member(site(caller, position), 1, type, name, parameters);
    }

    /** Before {@code type.getConstructor(parameters)}. */
    public static void getConstructor(Class<?> type, Class<?>[] parameters, Class<?> caller, String position) {
        member(site(caller, position), 2, type, "<init>", parameters);
    }

    /** Before {@code type.getDeclaredConstructor(parameters)}. */
    public static void getDeclaredConstructor(Class<?> type, Class<?>[] parameters, Class<?> caller, String position) {
        member(site(caller, position), 3, type, "<init>", parameters);
    }

    /** Before {@code type.getField(name)}. */
    public static void getField(Class<?> type, String name, Class<?> caller, String position) {
        member(site(caller, position), 4, type, name, null);
    }

    /** Before {@code type.getDeclaredField(name)}. */
    public static void getDeclaredField(Class<?> type, String name, Class<?> caller, String position) {
        member(site(caller, position), 5, type, name, null);
    }

    private static void member(Site site, int kind, Class<?> type, String name, Class<?>[] parameters) {
        try {
            StringBuilder types = new StringBuilder();
            for (int i = 0; parameters != null && i < parameters.length; i++) {
                types.append(type(parameters[i]));
            }
            if (!site.isNew(type(type) + " " + name + " " + types)) {
                return;
            }
            try {
                site.add("member", type(type), name, types.toString(), describe(find(kind, type, name, parameters)), "");
            } catch (NoSuchMethodException e) {
                site.add("member", type(type), name, types.toString(), "", String.valueOf(e.getMessage()));
            } catch (NoSuchFieldException e) {
                site.add("member", type(type), name, types.toString(), "", String.valueOf(e.getMessage()));
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    private static Member find(int kind, Class<?> type, String name, Class<?>[] parameters)
            throws NoSuchMethodException, NoSuchFieldException {
        switch (kind) {
            case 0:
                return type.getMethod(name, parameters);
            case 1:
                return type.getDeclaredMethod(name, parameters);
            case 2:
                return type.getConstructor(parameters);
            case 3:
                return type.getDeclaredConstructor(parameters);
            case 4:
                return type.getField(name);
            default:
                return type.getDeclaredField(name);
        }
    }

    /** Before {@code Introspector.getBeanInfo(type)}, which looks at the public methods. */
    public static void getBeanInfo(Class<?> type, Class<?> caller, String position) {
        bean(site(caller, position), type);
    }

    /** Before {@code Introspector.getBeanInfo(type, stop)}. */
    public static void getBeanInfo(Class<?> type, Class<?> stop, Class<?> caller, String position) {
        bean(site(caller, position), type);
    }

    /** Before {@code Introspector.getBeanInfo(type, flags)}. */
    public static void getBeanInfo(Class<?> type, int flags, Class<?> caller, String position) {
        bean(site(caller, position), type);
    }

    /** Before {@code Introspector.getBeanInfo(type, stop, flags)}. */
    public static void getBeanInfo(Class<?> type, Class<?> stop, int flags, Class<?> caller, String position) {
        bean(site(caller, position), type);
    }

    private static void bean(Site site, Class<?> type) {
        try {
            if (!site.isNew("bean " + type(type))) {
                return;
            }
            for (Class<?> next = type; next != null; next = next.getSuperclass()) {
                if (describesItself(next)) {
                    site.odd("a description of its own of " + next.getName());
                }
            }
        } catch (Throwable e) {
            site.odd(e);
            return;
        }
        members(site, 0, type);
    }

    /** Whether a class {@code …BeanInfo} describes a bean, instead of its methods. */
    private static boolean describesItself(Class<?> bean) {
        try {
            Class.forName(bean.getName() + "BeanInfo", false, bean.getClassLoader());
            return true;
        } catch (ClassNotFoundException usual) {
            return false;
        }
    }

    /** Before {@code type.getMethods()}. */
    public static void getMethods(Class<?> type, Class<?> caller, String position) {
        members(site(caller, position), 0, type);
    }

    /** Before {@code type.getDeclaredMethods()}. */
    public static void getDeclaredMethods(Class<?> type, Class<?> caller, String position) {
        members(site(caller, position), 1, type);
    }

    /** Before {@code type.getConstructors()}. */
    public static void getConstructors(Class<?> type, Class<?> caller, String position) {
        members(site(caller, position), 2, type);
    }

    /** Before {@code type.getDeclaredConstructors()}. */
    public static void getDeclaredConstructors(Class<?> type, Class<?> caller, String position) {
        members(site(caller, position), 3, type);
    }

    /** Before {@code type.getFields()}. */
    public static void getFields(Class<?> type, Class<?> caller, String position) {
        members(site(caller, position), 4, type);
    }

    /** Before {@code type.getDeclaredFields()}. */
    public static void getDeclaredFields(Class<?> type, Class<?> caller, String position) {
        members(site(caller, position), 5, type);
    }

    private static void members(Site site, int kind, Class<?> type) {
        try {
            if (!site.isNew(type)) {
                return;
            }
            Member[] all = kind == 0 ? type.getMethods() : kind == 1 ? type.getDeclaredMethods()
                    : kind == 2 ? type.getConstructors() : kind == 3 ? type.getDeclaredConstructors()
                    : kind == 4 ? type.getFields() : type.getDeclaredFields();
            List<String> fields = new ArrayList<String>();
            fields.add("members");
            fields.add(type(type));
            for (Member member : all) {
                fields.add(describe(member));
            }
            site.add(fields.toArray(new String[0]));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code type.getRecordComponents()}: the fields of the components. */
    public static void getRecordComponents(Class<?> type, Class<?> caller, String position) {
        Site site = site(caller, position);
        try {
            if (!site.isNew(type)) {
                return;
            }
            List<String> fields = new ArrayList<String>(Arrays.asList("members", type(type)));
            Object[] all = (Object[]) Class.class.getMethod("getRecordComponents").invoke(type);
            if (all == null) {
                site.odd(type + " is not a record");
                return;
            }
            Method name = Class.forName("java.lang.reflect.RecordComponent").getMethod("getName");
            for (Object component : all) {
                fields.add(describe(type.getDeclaredField((String) name.invoke(component))));
            }
            site.add(fields.toArray(new String[0]));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code type.getPermittedSubclasses()}. */
    public static void getPermittedSubclasses(Class<?> type, Class<?> caller, String position) {
        classes(site(caller, position), "getPermittedSubclasses", type);
    }

    /** Before {@code type.getDeclaredClasses()}. */
    public static void getDeclaredClasses(Class<?> type, Class<?> caller, String position) {
        classes(site(caller, position), "getDeclaredClasses", type);
    }

    /** Before {@code type.getClasses()}. */
    public static void getClasses(Class<?> type, Class<?> caller, String position) {
        classes(site(caller, position), "getClasses", type);
    }

    private static void classes(Site site, String what, Class<?> type) {
        try {
            if (!site.isNew(type)) {
                return;
            }
            List<String> fields = new ArrayList<String>(Arrays.asList("classes", type(type)));
            Class<?>[] all = (Class<?>[]) Class.class.getMethod(what).invoke(type);
            if (all == null) {
                site.odd(type + " is not sealed");
                return;
            }
            for (Class<?> one : all) {
                fields.add(type(one));
            }
            site.add(fields.toArray(new String[0]));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    // Enums.

    /** Before {@code type.getEnumConstants()}. */
    public static void getEnumConstants(Class<?> type, Class<?> caller, String position) {
        constants(site(caller, position), type);
    }

    /** Before {@code Enum.valueOf(type, name)}. */
    public static void valueOf(Class<?> type, String name, Class<?> caller, String position) {
        constants(site(caller, position), type);
    }

    private static void constants(Site site, Class<?> type) {
        try {
            if (!site.isNew(type)) {
                return;
            }
            if (type.isEnum()) {
                site.add("classes", type(type), type(type));
            } else {
                site.add("classes", type(type));
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    // Annotations.

    /** Before {@code element.getAnnotation(type)}. */
    public static void getAnnotation(AnnotatedElement element, Class<?> type, Class<?> caller, String position) {
        annotation(site(caller, position), element, type, false);
    }

    /** Before {@code element.getDeclaredAnnotation(type)}. */
    public static void getDeclaredAnnotation(AnnotatedElement element, Class<?> type, Class<?> caller,
            String position) {
        annotation(site(caller, position), element, type, true);
    }

    /** Before {@code element.isAnnotationPresent(type)}. */
    public static void isAnnotationPresent(AnnotatedElement element, Class<?> type, Class<?> caller,
            String position) {
        annotation(site(caller, position), element, type, false);
    }

    /** Before {@code element.getAnnotations()}. */
    public static void getAnnotations(AnnotatedElement element, Class<?> caller, String position) {
        annotations(site(caller, position), element, element == null ? null : element.getAnnotations());
    }

    /** Before {@code element.getDeclaredAnnotations()}. */
    public static void getDeclaredAnnotations(AnnotatedElement element, Class<?> caller, String position) {
        annotations(site(caller, position), element, element == null ? null : element.getDeclaredAnnotations());
    }

    /** Before {@code element.getAnnotationsByType(type)}. */
    public static void getAnnotationsByType(AnnotatedElement element, Class<?> type, Class<?> caller,
            String position) {
        repeated(site(caller, position), element, type, false);
    }

    /** Before {@code element.getDeclaredAnnotationsByType(type)}. */
    public static void getDeclaredAnnotationsByType(AnnotatedElement element, Class<?> type, Class<?> caller,
            String position) {
        repeated(site(caller, position), element, type, true);
    }

    private static void repeated(Site site, AnnotatedElement element, Class<?> type, boolean own) {
        try {
            String of = element(element);
            if (!site.isNew(of + " " + type(type))) {
                return;
            }
            Class<? extends Annotation> sought = type.asSubclass(Annotation.class);
            AnnotatedElement holder = element;
            // Inherited ones are those of the nearest class that has any.
            while (!own && holder instanceof Class && holder.getDeclaredAnnotationsByType(sought).length == 0
                    && ((Class<?>) holder).getSuperclass() != null) {
                holder = ((Class<?>) holder).getSuperclass();
            }
            int count = (own ? element.getDeclaredAnnotationsByType(sought)
                    : element.getAnnotationsByType(sought)).length;
            site.add("repeated", of, type(type), count == 0 ? "" : file(holder), Integer.toString(count));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    private static void annotation(Site site, AnnotatedElement element, Class<?> type, boolean own) {
        try {
            String of = element(element);
            if (!site.isNew(of + " " + type(type))) {
                return;
            }
            Annotation found = own ? element.getDeclaredAnnotation(type.asSubclass(Annotation.class))
                    : element.getAnnotation(type.asSubclass(Annotation.class));
            site.add("annotation", of, type(type), found == null ? "" : holder(element, type));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    private static void annotations(Site site, AnnotatedElement element, Annotation[] all) {
        try {
            String of = element(element);
            if (!site.isNew(of)) {
                return;
            }
            List<String> fields = new ArrayList<String>(Arrays.asList("annotations", of));
            for (Annotation annotation : all) {
                fields.add(type(annotation.annotationType()));
                fields.add(holder(element, annotation.annotationType()));
            }
            site.add(fields.toArray(new String[0]));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code executable.getParameterAnnotations()}. */
    public static void getParameterAnnotations(AnnotatedElement element, Class<?> caller, String position) {
        Site site = site(caller, position);
        try {
            String of = element(element);
            if (!site.isNew(of)) {
                return;
            }
            List<String> fields = new ArrayList<String>(Arrays.asList("parameters", of));
            Annotation[][] all = element instanceof Method ? ((Method) element).getParameterAnnotations()
                    : ((Constructor<?>) element).getParameterAnnotations();
            for (Annotation[] ofOne : all) {
                StringBuilder types = new StringBuilder();
                for (Annotation annotation : ofOne) {
                    types.append(type(annotation.annotationType())).append(' ');
                }
                fields.add(types.toString());
            }
            site.add(fields.toArray(new String[0]));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** A class, or a member; a component of a record is its field. */
    private static String element(AnnotatedElement element) throws ReflectiveOperationException {
        if (element instanceof Class) {
            return type((Class<?>) element);
        }
        if (element instanceof Member) {
            return describe((Member) element);
        }
        return describe(recordOf(element).getDeclaredField((String) ask(element, "getName")));
    }

    private static Class<?> recordOf(Object component) throws ReflectiveOperationException {
        return (Class<?>) ask(component, "getDeclaringRecord");
    }

    private static Object ask(Object component, String what) throws ReflectiveOperationException {
        return Class.forName("java.lang.reflect.RecordComponent").getMethod(what).invoke(component);
    }

    /** The class whose file has the annotation that an element has. */
    private static String holder(AnnotatedElement element, Class<?> type) throws ReflectiveOperationException {
        AnnotatedElement holder = element;
        while (holder instanceof Class && holder.getDeclaredAnnotation(type.asSubclass(Annotation.class)) == null) {
            holder = ((Class<?>) holder).getSuperclass();
        }
        return file(holder);
    }

    /** The class whose file has what an element itself bears. */
    private static String file(AnnotatedElement element) throws ReflectiveOperationException {
        return type(element instanceof Class ? (Class<?>) element
                : element instanceof Member ? ((Member) element).getDeclaringClass() : recordOf(element));
    }

    // Uses of members.

    /** Before {@code method.invoke(receiver, arguments)}. */
    public static void invoke(Method method, Object receiver, Object[] arguments, Class<?> caller, String position) {
        Site site = site(caller, position);
        try {
            boolean fits = Modifier.isStatic(method.getModifiers()) || method.getDeclaringClass().isInstance(receiver);
            used(site, "invoke", method, caller, fits && fit(method.getParameterTypes(), arguments));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code constructor.newInstance(arguments)}. */
    public static void newInstance(Constructor<?> constructor, Object[] arguments, Class<?> caller, String position) {
        Site site = site(caller, position);
        try {
            boolean isAbstract = Modifier.isAbstract(constructor.getDeclaringClass().getModifiers());
            used(site, isAbstract ? "abstract" : "new", constructor, caller,
                    isAbstract || fit(constructor.getParameterTypes(), arguments));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code type.newInstance()}. */
    public static void newInstance(Class<?> type, Class<?> caller, String position) {
        Site site = site(caller, position);
        try {
            boolean isAbstract = Modifier.isAbstract(type.getModifiers());
            used(site, isAbstract ? "abstract" : "new", type.getDeclaredConstructor(), caller, true);
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before a factory is asked for its provider, such as {@code XMLInputFactory.newFactory()}. */
    public static void factory(Class<?> factory, Class<?> caller, String position) {
        factory(factory, factory.getName(), Thread.currentThread().getContextClassLoader(), caller, position);
    }

    /** The same where the property that may name it and the class loader are given. */
    public static void factory(Class<?> factory, String property, ClassLoader loader, Class<?> caller, String position) {
        Site site = site(caller, position);
        try {
            Constructor<?> constructor = Factories.of(factory, property, loader);
            if (constructor != null) {
                used(site, "new", constructor, caller, true);
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    static <M extends AccessibleObject & Member> void used(Site site, String what, M member, Class<?> caller,
            boolean fits) {
        if (!fits) {
            site.odd("operands that do not fit " + member);
        } else if (!member.isAccessible() && isClosed(member, caller)) {
            // It may be made accessible later.
            if (site.isNew("inaccessible " + member)) {
                site.add("inaccessible", describe(member));
            }
        } else if (!member.isAccessible() && !isOpen(member, caller)) {
            site.odd(member + " may not be accessible");
        } else if (site.isNew(member)) {
            site.add(what, describe(member));
        }
    }

    /** Whether the caller has access to the member without having asked for it; false when not sure. */
    private static boolean isOpen(Member member, Class<?> caller) {
        Class<?> type = member.getDeclaringClass();
        if (type == caller || Modifier.isPublic(member.getModifiers()) && Modifier.isPublic(type.getModifiers())) {
            return true;
        }
        boolean near = packageOf(type).equals(packageOf(caller)) && type.getClassLoader() == caller.getClassLoader();
        return near && (!Modifier.isPrivate(member.getModifiers()) || isNestMate(type, caller));
    }

    /** Whether the caller has no access to the member for sure: neither is anything to the other. */
    private static boolean isClosed(Member member, Class<?> caller) {
        Class<?> type = member.getDeclaringClass();
        int exposed = Modifier.PUBLIC | Modifier.PROTECTED;
        boolean hidden = (type.getModifiers() & exposed) == 0 || (member.getModifiers() & exposed) == 0;
        return hidden && !packageOf(type).equals(packageOf(caller));
    }

    /** Whether two classes share their private members; since Java 11. */
    private static boolean isNestMate(Class<?> type, Class<?> other) {
        try {
            return (Boolean) Class.class.getMethod("isNestmateOf", Class.class).invoke(type, other);
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    private static String packageOf(Class<?> type) {
        return type.getName().substring(0, type.getName().lastIndexOf('.') + 1);
    }

    /** Whether each argument is of its parameter's type without conversion. */
    static boolean fit(Class<?>[] types, Object[] arguments) {
        int count = arguments == null ? 0 : arguments.length;
        if (count != types.length) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            Object argument = arguments[i];
            boolean fits = types[i].isPrimitive()
                    ? argument != null && java.lang.reflect.Array.get(
                            java.lang.reflect.Array.newInstance(types[i], 1), 0).getClass() == argument.getClass()
                    : argument == null || types[i].isInstance(argument);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    // Services and proxies.

    /** Before {@code loader.iterator()}. */
    public static void iterator(ServiceLoader<?> loader, Class<?> caller, String position) {
        Site site = site(caller, position);
        try {
            List<String> fields = new ArrayList<String>();
            fields.add("services");
            fields.add(loader.toString());
            for (Class<?> provider : Factories.providers(loader, Integer.MAX_VALUE)) {
                fields.add(type(provider));
            }
            site.add(fields.toArray(new String[0]));
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code iterable.iterator()}, which may be a loader of services. */
    public static void iterator(Iterable<?> iterable, Class<?> caller, String position) {
        if (iterable instanceof ServiceLoader) {
            iterator((ServiceLoader<?>) iterable, caller, position);
        }
    }

    /** Before {@code loader.findFirst()}. */
    public static void findFirst(ServiceLoader<?> loader, Class<?> caller, String position) {
        iterator(loader, caller, position);
    }

    /** Before {@code loader.forEach(consumer)}. */
    public static void forEach(ServiceLoader<?> loader, Consumer<?> consumer, Class<?> caller, String position) {
        iterator(loader, caller, position);
    }

    /** Before {@code loader.reload()}, which forgets the providers that were made. */
    public static void reload(ServiceLoader<?> loader, Class<?> caller, String position) {
        site(caller, position).odd("reload");
    }

    /** Before {@code ResourceBundle.clearCache()}, which forgets the bundles that were made. */
    public static void clearCache(Class<?> caller, String position) {
        site(caller, position).odd("forgets bundles");
    }

    /** The same of one loader's. */
    public static void clearCache(ClassLoader loader, Class<?> caller, String position) {
        clearCache(caller, position);
    }

    // Text.

    /** Whether a loader finds what every run finds: that of the class path, or one above it. */
    static boolean isUsual(ClassLoader loader) {
        for (ClassLoader l = ClassLoader.getSystemClassLoader(); l != null; l = l.getParent()) {
            if (l == loader) {
                return true;
            }
        }
        return false;
    }

    /** The descriptor of a type. */
    static String type(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        ClassLoader loader = element.getClassLoader();
        if (Proxy.isProxyClass(element) || loader != null && !isUsual(loader)
                || element.getName().indexOf('/') >= 0) {
            throw new IllegalArgumentException(element + " is made at run time");
        }
        String name = type.getName().replace('.', '/');
        if (type.isArray()) {
            return name;
        }
        // The descriptor of a primitive type is what its array is called.
        return type == void.class ? "V"
                : type.isPrimitive() ? java.lang.reflect.Array.newInstance(type, 0).getClass().getName().substring(1)
                : "L" + name + ";";
    }

    /** Declaring class, name and descriptor of a member. */
    static String describe(Member member) {
        StringBuilder text = new StringBuilder(type(member.getDeclaringClass())).append(' ');
        if (member instanceof Field) {
            return text.append(member.getName()).append(' ').append(type(((Field) member).getType())).toString();
        }
        boolean made = member instanceof Constructor;
        Class<?>[] parameters = made ? ((Constructor<?>) member).getParameterTypes() : ((Method) member).getParameterTypes();
        text.append(made ? "<init>" : member.getName()).append(" (");
        for (Class<?> parameter : parameters) {
            text.append(type(parameter));
        }
        return text.append(')').append(made ? "V" : type(((Method) member).getReturnType())).toString();
    }

    /** Records what calls initialised. Where that goes on and waits for the JVM to end nobody may wait for it. */
    private static void finish() {
        final List<Site> sites = new ArrayList<Site>(SITES.values());
        boolean isDone = true;
        for (Site site : sites) {
            isDone &= site.started.isEmpty();
        }
        if (isDone) {
            return;
        }
        Thread thread = new Thread("mantis: initialised classes") {
            @Override
            public void run() {
                for (Site site : sites) {
                    site.finish();
                }
            }
        };
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(LONGEST_START_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (Site site : sites) {
            site.finishUnknown();
        }
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    /** Writes all records, {@code others} among them, each as its length in bytes and UTF-8. */
    static void write(DataOutputStream out, List<String> others) throws IOException {
        finish();
        Set<String> lines = new TreeSet<String>(others);
        for (Map.Entry<String, Site> site : SITES.entrySet()) {
            for (String record : new HashSet<String>(site.getValue().records)) {
                lines.add(site.getKey() + "\t" + record);
            }
        }
        lines.addAll(Called.records());
        out.writeInt(lines.size());
        for (String line : lines) {
            byte[] bytes = line.getBytes("UTF-8");
            out.writeInt(bytes.length);
            out.write(bytes);
        }
    }
}
