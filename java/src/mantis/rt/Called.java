package mantis.rt;

import java.lang.reflect.Method;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * From which calls of the JDK methods of an instrumented program are called back: methods that the JDK may
 * call begin with a call of {@link #enter}. The stack tells the call of the program that is under way; it
 * goes with {@link Reflected the records of reflection} to the end of the counts file ({@code
 * docs/formats.md}).
 *
 * <p>Looked at are a method's first hundred calls, a hundred more after each call that was new, then one of
 * 64 of the next sixteen thousand, and one of 4,096 after them. What a thread calls first is called from
 * nowhere.
 */
public final class Called {
    private static final int FIRST = 100;
    private static final int OFTEN = 16_384;
    private static final int AFTER_FIRST = 63;
    private static final int AFTER_OFTEN = 4095;

    /** Where there is no call of the program, or none that can be told. */
    private static final String NOWHERE = "\t\t\t-1";

    /** How often each method was entered since its last new call; a race loses some. */
    private static int[] entered = new int[256];

    private static final Set<String> RECORDS = Collections.newSetFromMap(new ConcurrentHashMap<String, Boolean>());

    private Called() {}

    /**
     * At the beginning of a method.
     *
     * @param number its number
     * @param method class, name and descriptor, with tabs between them
     */
    public static void enter(int number, String method) {
        int[] counts = entered;
        if (number >= counts.length) {
            counts = grow(number);
        }
        int before = counts[number]++;
        boolean all = before >= 0 && before < FIRST;
        if (all || (before & (before >= 0 && before < OFTEN ? AFTER_FIRST : AFTER_OFTEN)) == 0) {
            if (look(method)) {
                counts[number] = 0;
            }
        }
    }

    private static synchronized int[] grow(int number) {
        if (number >= entered.length) {
            entered = java.util.Arrays.copyOf(entered, Math.max(number + 1, 2 * entered.length));
        }
        return entered;
    }

    /** Whether the call is a new one. */
    private static boolean look(String method) {
        if (Stack.WALKER == null) {
            return false;
        }
        try {
            return record((String) Stack.WALK.invoke(Stack.WALKER, Stack.FIRST_CALL), method);
        } catch (Throwable e) {
            return record(NOWHERE, method);
        }
    }

    private static boolean record(String call, String method) {
        return call != null && RECORDS.add(call + "\tentered\t" + method);
    }

    static Set<String> records() {
        return RECORDS;
    }

    /** {@code StackWalker}, which JDK 8 does not have. */
    private static final class Stack implements Function<Stream<Object>, Object> {
        static final Object WALKER;
        static final Method WALK;
        static final Stack FIRST_CALL = new Stack();
        private static final Method CLASS;
        private static final Method NAME;
        private static final Method DESCRIPTOR;
        private static final Method INDEX;
        private static final ClassLoader PLATFORM;

        static {
            Object walker = null;
            Method[] methods = new Method[5];
            try {
                Class<?> type = Class.forName("java.lang.StackWalker");
                Class<?> frame = Class.forName("java.lang.StackWalker$StackFrame");
                Class<?> option = Class.forName("java.lang.StackWalker$Option");
                methods[0] = type.getMethod("walk", Function.class);
                methods[1] = frame.getMethod("getDeclaringClass");
                methods[2] = frame.getMethod("getMethodName");
                methods[3] = frame.getMethod("getDescriptor");
                methods[4] = frame.getMethod("getByteCodeIndex");
                Set<Object> options = new HashSet<Object>();
                options.add(option.getField("RETAIN_CLASS_REFERENCE").get(null));
                options.add(option.getField("SHOW_HIDDEN_FRAMES").get(null));
                walker = type.getMethod("getInstance", Set.class).invoke(null, options);
            } catch (Throwable e) {
                walker = null;
            }
            WALKER = walker;
            WALK = methods[0];
            CLASS = methods[1];
            NAME = methods[2];
            DESCRIPTOR = methods[3];
            INDEX = methods[4];
            PLATFORM = ClassLoader.getSystemClassLoader().getParent();
        }

        /** The call of the program below the JDK's own ones, or null if the program itself called. */
        @Override
        public Object apply(Stream<Object> frames) {
            try {
                boolean ofJdk = false;
                boolean found = false;
                for (Iterator<Object> all = frames.iterator(); all.hasNext();) {
                    Object frame = all.next();
                    Class<?> type = (Class<?>) CLASS.invoke(frame);
                    String name = type.getName();
                    ClassLoader loader = type.getClassLoader();
                    // Function objects are between the program's own methods.
                    if (name.startsWith("mantis.rt.") || loader != null && name.indexOf('/') >= 0) {
                        continue;
                    }
                    // Reflection of JDK 17 has class loaders of its own.
                    if (loader == null || loader == PLATFORM || name.startsWith("jdk.internal.")) {
                        ofJdk |= found;
                    } else if (!found) {
                        found = true;
                    } else {
                        return !ofJdk ? null : name.replace('.', '/') + "\t" + NAME.invoke(frame) + "\t"
                                + DESCRIPTOR.invoke(frame) + "\t" + INDEX.invoke(frame);
                    }
                }
                return ofJdk ? NOWHERE : null;
            } catch (ReflectiveOperationException e) {
                return NOWHERE;
            }
        }
    }
}
