package programs;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Date;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Writes a program of random calls of the JDK: objects of its classes in static fields, calls of any of their public methods in a loop, with callbacks
 * into the program, and a branch on each result. The methods are those of the JDK that writes the program, so another one may write another program
 * for the same seed. What calls throw is caught and counted.
 */
final class Calls {
    private static final Set<String> DENIED = Set.of("getClass", "notify", "notifyAll", "wait", "hashCode", "finalize", "generate", "iterate", "randomUUID",
            "now", "random", "describeConstable", "resolveConstantDesc", "getDeclaringClass", "ints", "longs", "doubles", "rngs", "deepHashCode", "deepToString",
            "nextBytes", "list", "splits", "isProbablePrime", "nextProbablePrime", "probablePrime", "toUnmodifiableSet", "toUnmodifiableMap", "save", "store", "load", "storeToXML", "loadFromXML",
            "sleep", "timedWait", "timedJoin");

    /** What waits for another thread if a queue is empty or full; so does what has a time limit. */
    private static final Set<String> BLOCKING = Set.of("take", "takeFirst", "takeLast", "put", "putFirst", "putLast");

    /** Classes whose objects are something else each time if nothing is said about them. */
    private static final Set<Class<?>> UNREPEATABLE = Set.of(Random.class, SplittableRandom.class, GregorianCalendar.class, Date.class);

    /** Classes that open the file of a name they are given. */
    private static final Set<Class<?>> OPENING = Set.of(PrintWriter.class, PrintStream.class, Formatter.class);

    private static final String[] TEXTS = {"\"north\"", "\"\"", "\"12\"", "\"a b,c\"", "(\"k\" + (i & 3))", "\"-7\"", "\"0.5\"", "\"b+\"", "String.valueOf(i)"};

    /** A name in scope. */
    private static final class Variable {
        final String name;
        final Class<?> type;

        Variable(String name, Class<?> type) {
            this.name = name;
            this.type = type;
        }
    }

    private final Random random;
    private final Source source;
    private final List<Variable> variables = new ArrayList<>();

    private Calls(long seed) {
        random = new Random(seed);
        source = new Source(random);
    }

    /** The source of a class with a {@code main} that takes two numbers. */
    static String source(String name, long seed) {
        return new Calls(seed).program(name);
    }

    private String program(String name) {
        source.line("// args: 3 7 | 6 2 | 11 40");
        for (String type : new String[] {"io", "math", "net", "nio", "text", "time", "time.format", "time.temporal", "util", "util.concurrent", "util.concurrent.atomic", "util.function", "util.regex",
            "util.stream", "util.zip"}) {
            source.line("import java." + type + ".*;");
        }
        source.line("");
        source.line("@SuppressWarnings({\"rawtypes\", \"unchecked\"})");
        source.line("public class " + name + " {");
        for (String line : HELPERS) {
            source.line(line);
        }
        int fields = 5 + random.nextInt(5);
        for (int i = 0; i < fields; i++) {
            field();
        }
        source.line("");
        int steps = 2 + random.nextInt(4);
        for (int i = 0; i < steps; i++) {
            source.line("static void step" + i + "(int i, int k) {");
            int scope = variables.size();
            int calls = 4 + random.nextInt(8);
            for (int c = 0; c < calls; c++) {
                call();
            }
            variables.subList(scope, variables.size()).clear();
            source.line("}");
            source.line("");
        }
        source.line("public static void main(String[] args) {");
        source.line("int n = Integer.parseInt(args[0]);");
        source.line("int k = Integer.parseInt(args[1]);");
        source.line("for (int i = 0; i < n; i++) {");
        for (int i = 0; i < steps; i++) {
            source.line((i > 0 && source.chance(30) ? "if ((i & 1) == 0) {" : "{"));
            source.line("step" + i + "(i, k);");
            source.line("}");
        }
        source.line("}");
        source.line("System.out.println(total + \" \" + failed + \" \" + seen);");
        source.line("}");
        source.line("}");
        return source.toString();
    }

    /** A static object, made by a constructor or a static method. */
    private void field() {
        while (true) {
            Class<?> type = Pool.TYPES[random.nextInt(Pool.TYPES.length)];
            String made = made(type);
            if (made != null) {
                String name = source.fresh("o");
                source.line("static " + Pool.name(type) + " " + name + ";");
                source.line("static {");
                source.line("int i = 5;");
                source.line("int k = 4;");
                source.line("try {");
                source.line(name + " = " + made + ";");
                source.line("} catch (Exception e) {");
                source.line("failed++;");
                source.line("}");
                source.line("}");
                variables.add(new Variable(name, type));
                return;
            }
        }
    }

    /** An expression that makes an object of a type, or null. */
    private String made(Class<?> type) {
        List<Executable> makers = new ArrayList<>();
        if (!Modifier.isAbstract(type.getModifiers())) {
            for (Constructor<?> constructor : type.getConstructors()) {
                boolean opensFile = OPENING.contains(type) && constructor.getParameterCount() > 0 && constructor.getParameterTypes()[0] == String.class;
                if (isAllowed(constructor) && !opensFile && !(constructor.getParameterCount() == 0 && UNREPEATABLE.contains(type))) {
                    makers.add(constructor);
                }
            }
        }
        for (Method method : type.getMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type && isAllowed(method)) {
                makers.add(method);
            }
        }
        makers.sort(Comparator.comparing(Executable::toString));
        for (int attempt = 0; attempt < 5 && !makers.isEmpty(); attempt++) {
            Executable maker = makers.get(random.nextInt(makers.size()));
            String arguments = arguments(maker, null);
            if (arguments != null) {
                return maker instanceof Method ? Pool.name(type) + "." + maker.getName() + arguments : "new " + Pool.name(type) + arguments;
            }
        }
        return null;
    }

    /** A call of a method of a variable or of a class, and what becomes of its result. */
    private void call() {
        while (true) {
            Variable receiver = null;
            Class<?> type;
            if (source.chance(80)) {
                receiver = variables.get(random.nextInt(variables.size()));
                type = receiver.type;
            } else {
                type = Pool.STATICS[random.nextInt(Pool.STATICS.length)];
            }
            List<Method> methods = new ArrayList<>();
            for (Method method : type.getMethods()) {
                if (Modifier.isStatic(method.getModifiers()) == (receiver == null) && isAllowed(method)) {
                    methods.add(method);
                }
            }
            methods.sort(Comparator.comparing(Method::toString));
            if (methods.isEmpty()) {
                continue;
            }
            Method method = methods.get(random.nextInt(methods.size()));
            String arguments = arguments(method, receiver);
            if (arguments != null) {
                emit((receiver == null ? Pool.name(type) : receiver.name) + "." + method.getName() + arguments, method.getReturnType());
                return;
            }
        }
    }

    private void emit(String call, Class<?> result) {
        String name = source.fresh("r");
        if (result != void.class) {
            String nothing = result == boolean.class ? "false" : result.isPrimitive() ? "0" : "null";
            source.line(Pool.name(result) + " " + name + " = " + nothing + ";");
        }
        boolean repeated = source.chance(15);
        if (repeated) {
            source.line("for (int j = 0; j < (i & 3); j++) {");
        }
        source.line("try {");
        source.line((result == void.class ? "" : name + " = (" + Pool.name(result) + ") ") + call + ";");
        source.line("} catch (Exception e) {");
        source.line(source.oneOf("failed++;", "total += e instanceof NullPointerException ? 1 : 2;"));
        source.line("}");
        if (repeated) {
            source.line("}");
        }
        if (result == void.class) {
            return;
        }
        String condition;
        if (result == boolean.class) {
            condition = name;
        } else if (result.isPrimitive()) {
            condition = "((int) " + name + " & 1) == 0";
        } else if (CharSequence.class.isAssignableFrom(result)) {
            condition = name + " != null && (" + name + ".length() & 1) == 0";
        } else if (Number.class.isAssignableFrom(result)) {
            condition = name + " != null && (" + name + ".intValue() & 1) == 0";
        } else if (result == Object.class || result == Comparable.class) {
            condition = "odd(" + name + ")";
        } else {
            condition = name + " != null";
        }
        source.line("if (" + condition + ") {");
        source.line("total++;");
        source.line("}");
        if (Pool.isUsed(result)) {
            variables.add(new Variable(name, result));
        }
    }

    private boolean isAllowed(Executable executable) {
        String name = executable.getName();
        if (DENIED.contains(name) || executable.isSynthetic() || name.contains("arallel") || executable.isAnnotationPresent(Deprecated.class)) {
            return false;
        }
        if (BlockingQueue.class.isAssignableFrom(executable.getDeclaringClass())
                && (BLOCKING.contains(name) || Arrays.asList(executable.getParameterTypes()).contains(TimeUnit.class))) {
            return false;
        }
        if (executable instanceof Method) {
            Class<?> result = ((Method) executable).getReturnType();
            if (result == Class.class || name.equals("toString") && executable.getDeclaringClass() == Object.class
                    || name.equals("shuffle") && executable.getParameterCount() == 1
                    || name.equals("equals") && executable.getDeclaringClass() == Object.class) {
                return false;
            }
            if (!result.isPrimitive() && !result.isArray() && !Modifier.isPublic(result.getModifiers())) {
                return false;
            }
        }
        if (Arrays.asList(executable.getExceptionTypes()).contains(Throwable.class)) {
            return false;
        }
        Class<?>[] parameters = executable.getParameterTypes();
        return !(parameters.length > 0 && parameters[0] == long.class && executable.getDeclaringClass().getName().startsWith("java.util.concurrent.C"));
    }

    /** Arguments in parentheses, or null where there is none for a parameter. */
    private String arguments(Executable executable, Variable receiver) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> type : executable.getParameterTypes()) {
            String argument = argument(type, receiver);
            if (argument == null) {
                return null;
            }
            text.append(text.length() > 1 ? ", " : "").append(argument);
        }
        return text + ")";
    }

    private String argument(Class<?> type, Variable receiver) {
        Variable variable = null;
        List<Variable> fitting = new ArrayList<>();
        for (Variable candidate : variables) {
            // Nothing is put into itself: its text would have no end, or be twice as long each time.
            if (candidate != receiver && (candidate.type == type || type != Object.class && type.isAssignableFrom(candidate.type))) {
                fitting.add(candidate);
            }
        }
        if (!fitting.isEmpty() && source.chance(70)) {
            variable = fitting.get(random.nextInt(fitting.size()));
            // Sizes and counts are small.
            return type == int.class || type == long.class ? "(" + variable.name + " & 31)" : "(" + Pool.name(type) + ") " + variable.name;
        }
        if (type.isPrimitive()) {
            return primitive(type);
        }
        if (type.isArray()) {
            return array(type);
        }
        String lambda = Pool.lambda(type);
        if (lambda != null) {
            return "(" + type.getSimpleName() + ") " + lambda;
        }
        String[] given = Pool.given(type);
        if (given != null) {
            return "(" + Pool.name(type) + ") " + source.oneOf(given);
        }
        switch (type.getSimpleName()) {
            case "Object":
            case "Comparable":
                return source.chance(75) ? "(" + type.getSimpleName() + ") (" + small() + ")" : "(" + type.getSimpleName() + ") " + source.oneOf(TEXTS);
            case "String":
            case "CharSequence":
                return source.oneOf(TEXTS);
            case "Integer":
            case "Number":
                return "Integer.valueOf(" + small() + ")";
            case "Long":
                return "Long.valueOf(" + small() + ")";
            case "Collection":
            case "List":
            case "Iterable":
                return "(" + type.getSimpleName() + ") " + source.oneOf("List.of(3, 1, i)", "new ArrayList(List.of(i, 2))", "Arrays.asList(5, i & 3)");
            case "Set":
                return "(Set) new TreeSet(List.of(i, 2, 30))";
            case "Map":
                return "(Map) " + source.oneOf("Map.of(3, 1)", "new HashMap(Map.of(i, 2, 50, 4))");
            default:
                return null;
        }
    }

    private String small() {
        return source.oneOf("i", "i & 3", "k", "i + 1", "3", "0", "1", "7", "i * 2 & 15");
    }

    private String primitive(Class<?> type) {
        switch (type.getName()) {
            case "boolean":
                return source.oneOf("true", "false", "(i & 1) == 0");
            case "char":
                return "(char) ('a' + (i & 7))";
            case "float":
            case "double":
                return "(" + type + ") ((" + small() + ") * 0.5)";
            default:
                return "(" + type + ") (" + small() + ")";
        }
    }

    private String array(Class<?> type) {
        Class<?> element = type.getComponentType();
        if (element == byte.class) {
            return source.oneOf("\"abc12\".getBytes()", "new byte[6]");
        }
        if (element == char.class) {
            return "\"x y\".toCharArray()";
        }
        if (element != Object.class && element != String.class && !element.isPrimitive()) {
            return null;
        }
        String[] elements = new String[1 + random.nextInt(3)];
        Arrays.setAll(elements, x -> element.isPrimitive() ? primitive(element) : argument(element, null));
        return "new " + element.getSimpleName() + "[] {" + String.join(", ", elements) + "}";
    }

    private static final String[] HELPERS = {
        "static int total;", "static int failed;", "static int seen;", "",
        "static boolean odd(Object value) {", "return value instanceof Integer && ((Integer) value & 1) == 1 || value instanceof String && ((String) value).length() > 2;", "}", "",
        "static void see(Object... values) {", "seen++;", "}", "",
        "static boolean test(Object... values) {", "seen++;", "return odd(values[0]);", "}", "",
        "static int number(Object... values) {", "seen++;", "return values.length > 0 && values[0] instanceof Number ? ((Number) values[0]).intValue() + 1 : 4;", "}", "",
        "static Object object(Object... values) {", "seen++;", "return values.length == 0 ? Integer.valueOf(8) : values[values.length - 1];", "}", "",
        "static int compare(Object a, Object b) {", "seen++;", "return Integer.compare(number(a), number(b));", "}", "",
    };
}
