package mantis.rt;

import java.io.Serializable;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Method handles that are found by name, and functions that are made of them, recorded as {@link Reflected}
 * does: before each call the program calls the method of the same name here.
 */
public final class ReflectedHandles {
    private ReflectedHandles() {}

    /** Before {@code lookup.findStatic(type, name, methodType)}. */
    public static void findStatic(MethodHandles.Lookup lookup, Class<?> type, String name, MethodType methodType,
            Class<?> caller, String position) {
        handle(Reflected.site(caller, position), 0, lookup, type, name, methodType, null);
    }

    /** Before {@code lookup.findVirtual(type, name, methodType)}. */
    public static void findVirtual(MethodHandles.Lookup lookup, Class<?> type, String name, MethodType methodType,
            Class<?> caller, String position) {
        handle(Reflected.site(caller, position), 1, lookup, type, name, methodType, null);
    }

    /** Before {@code lookup.findConstructor(type, methodType)}. */
    public static void findConstructor(MethodHandles.Lookup lookup, Class<?> type, MethodType methodType,
            Class<?> caller, String position) {
        handle(Reflected.site(caller, position), 2, lookup, type, "<init>", methodType, null);
    }

    /** Before {@code lookup.findGetter(type, name, fieldType)}. */
    public static void findGetter(MethodHandles.Lookup lookup, Class<?> type, String name, Class<?> fieldType,
            Class<?> caller, String position) {
        handle(Reflected.site(caller, position), 3, lookup, type, name, null, fieldType);
    }

    /** Before {@code lookup.findSetter(type, name, fieldType)}. */
    public static void findSetter(MethodHandles.Lookup lookup, Class<?> type, String name, Class<?> fieldType,
            Class<?> caller, String position) {
        handle(Reflected.site(caller, position), 4, lookup, type, name, null, fieldType);
    }

    /** Before {@code lookup.findStaticGetter(type, name, fieldType)}. */
    public static void findStaticGetter(MethodHandles.Lookup lookup, Class<?> type, String name,
            Class<?> fieldType, Class<?> caller, String position) {
        handle(Reflected.site(caller, position), 5, lookup, type, name, null, fieldType);
    }

    /** Before {@code lookup.findStaticSetter(type, name, fieldType)}. */
    public static void findStaticSetter(MethodHandles.Lookup lookup, Class<?> type, String name,
            Class<?> fieldType, Class<?> caller, String position) {
        handle(Reflected.site(caller, position), 6, lookup, type, name, null, fieldType);
    }

    private static void handle(Reflected.Site site, int kind, MethodHandles.Lookup lookup, Class<?> type, String name,
            MethodType methodType, Class<?> fieldType) {
        try {
            String of = methodType == null ? Reflected.type(fieldType) : methodType.toMethodDescriptorString();
            if (!site.isNew(Reflected.type(type) + " " + name + " " + of)) {
                return;
            }
            try {
                MethodHandle found = kind == 0 ? lookup.findStatic(type, name, methodType)
                        : kind == 1 ? lookup.findVirtual(type, name, methodType)
                        : kind == 2 ? lookup.findConstructor(type, methodType)
                        : kind == 3 ? lookup.findGetter(type, name, fieldType)
                        : kind == 4 ? lookup.findSetter(type, name, fieldType)
                        : kind == 5 ? lookup.findStaticGetter(type, name, fieldType)
                        : lookup.findStaticSetter(type, name, fieldType);
                add(site, Reflected.type(type), name, of, lookup, found);
            } catch (ReflectiveOperationException e) {
                String thrown = e.getClass().getName().replace('.', '/');
                site.add("handle", Reflected.type(type), name, of, thrown, "", "", "",
                        String.valueOf(e.getMessage()));
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code lookup.findVarHandle(type, name, fieldType)}. */
    public static void findVarHandle(MethodHandles.Lookup lookup, Class<?> type, String name, Class<?> fieldType,
            Class<?> caller, String position) {
        Reflected.Site site = Reflected.site(caller, position);
        try {
            if (site.isNew(Reflected.type(type) + " " + name)) {
                Field field = type.getDeclaredField(name);
                if (field.getType() != fieldType || Modifier.isStatic(field.getModifiers())) {
                    site.odd("a handle of " + field);
                    return;
                }
                site.add("handle", Reflected.type(type), name, Reflected.type(fieldType), "0",
                        Reflected.describe(field), "", "false", "");
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Before {@code lookup.unreflect(method)}. */
    public static void unreflect(MethodHandles.Lookup lookup, Method method, Class<?> caller, String position) {
        unreflected(Reflected.site(caller, position), 0, lookup, method);
    }

    /** Before {@code lookup.unreflectConstructor(constructor)}. */
    public static void unreflectConstructor(MethodHandles.Lookup lookup, Constructor<?> constructor,
            Class<?> caller, String position) {
        unreflected(Reflected.site(caller, position), 1, lookup, constructor);
    }

    /** Before {@code lookup.unreflectGetter(field)}. */
    public static void unreflectGetter(MethodHandles.Lookup lookup, Field field, Class<?> caller, String position) {
        unreflected(Reflected.site(caller, position), 2, lookup, field);
    }

    /** Before {@code lookup.unreflectSetter(field)}. */
    public static void unreflectSetter(MethodHandles.Lookup lookup, Field field, Class<?> caller, String position) {
        unreflected(Reflected.site(caller, position), 3, lookup, field);
    }

    private static void unreflected(Reflected.Site site, int kind, MethodHandles.Lookup lookup, Member member) {
        try {
            if (site.isNew(member)) {
                MethodHandle found = kind == 0 ? lookup.unreflect((Method) member)
                        : kind == 1 ? lookup.unreflectConstructor((Constructor<?>) member)
                        : kind == 2 ? lookup.unreflectGetter((Field) member)
                        : lookup.unreflectSetter((Field) member);
                add(site, "", Reflected.describe(member), "", lookup, found);
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    private static void add(Reflected.Site site, String of, String name, String type, MethodHandles.Lookup lookup,
            MethodHandle found) {
        MethodHandleInfo info = lookup.revealDirect(found);
        boolean ofField = info.getReferenceKind() <= MethodHandleInfo.REF_putStatic;
        MethodType plain = info.getMethodType();
        Class<?> fieldType = plain.parameterCount() == 0 ? plain.returnType() : plain.parameterType(0);
        String member = Reflected.type(info.getDeclaringClass()) + " "
                + (info.getReferenceKind() == MethodHandleInfo.REF_newInvokeSpecial ? "<init>" : info.getName()) + " "
                + (ofField ? Reflected.type(fieldType) : describe(plain));
        site.add("handle", of, name, type, Integer.toString(info.getReferenceKind()), member,
                describe(found.type()), Boolean.toString(found.isVarargsCollector()), "");
    }

    private static String describe(MethodType type) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : type.parameterArray()) {
            text.append(Reflected.type(parameter));
        }
        return text.append(')').append(Reflected.type(type.returnType())).toString();
    }

    /** Before {@code LambdaMetafactory.metafactory(lookup, name, site, method, implementation, actual)}. */
    public static void metafactory(MethodHandles.Lookup lookup, String name, MethodType site, MethodType method,
            MethodHandle implementation, MethodType actual, Class<?> caller, String position) {
        functions(Reflected.site(caller, position), name, site, new Object[] {method, implementation, actual});
    }

    /** Before {@code LambdaMetafactory.altMetafactory(lookup, name, site, arguments)}. */
    public static void altMetafactory(MethodHandles.Lookup lookup, String name, MethodType site, Object[] arguments,
            Class<?> caller, String position) {
        functions(Reflected.site(caller, position), name, site, arguments);
    }

    private static void functions(Reflected.Site site, String name, MethodType type, Object[] arguments) {
        try {
            if (!site.isNew(name + " " + type.toMethodDescriptorString())) {
                return;
            }
            MethodType method = (MethodType) arguments[0];
            List<String> fields = new ArrayList<String>(
                    Arrays.asList("lambda", name, describe(type), describe(method)));
            Class<?> given = ((MethodHandle) arguments[1]).type().returnType();
            Class<?> wanted = method.returnType();
            if (wanted.isPrimitive() && wanted != void.class && given != wanted) {
                site.odd("a function that converts " + given + " to " + wanted);
                return;
            }
            int flags = arguments.length > 3 ? (Integer) arguments[3] : 0;
            if ((flags & LambdaMetafactory.FLAG_BRIDGES) != 0) {
                site.odd("a function with bridges");
                return;
            }
            int others = (flags & LambdaMetafactory.FLAG_MARKERS) == 0 ? 0 : (Integer) arguments[4];
            for (int i = 0; i < others; i++) {
                fields.add(Reflected.type((Class<?>) arguments[5 + i]));
            }
            if ((flags & LambdaMetafactory.FLAG_SERIALIZABLE) != 0) {
                fields.add(Reflected.type(Serializable.class));
            }
            site.add(fields.toArray(new String[0]));
        } catch (Throwable e) {
            site.odd(e);
        }
    }
}
