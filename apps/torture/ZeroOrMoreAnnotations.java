// args: 3 alpha|7 beta|12 gamma
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Annotations that are asked for by interfaces of reflection, as libraries of command lines do. */
public class ZeroOrMoreAnnotations {
    @Retention(RetentionPolicy.RUNTIME) @interface Option { String[] names() default {}; int arity() default 1; }
    @Retention(RetentionPolicy.RUNTIME) @interface Command { String name() default "main"; }

    @Command(name = "tool") static class Options {
        @Option(names = {"-a", "--all"}, arity = 2) int all = 2;
        @Option int plain = 1;
        int other = 5;

        @Option(names = "-c") Options() { }

        @Option(names = "--set", arity = 3) void set(int n) { other += n; }

        void unmarked() { other++; }
    }

    /** Its method has a bridge of the same name and parameters. */
    static class Job implements java.util.concurrent.Callable<Integer> {
        @Option(names = "job", arity = 4) public Integer call() { return 6; }
    }

    static int weigh(AnnotatedElement element, int n) {
        int sum = 0;
        if (element.isAnnotationPresent(Option.class)) {
            Option option = element.getAnnotation(Option.class);
            for (String name : option.names()) {
                sum += name.length() * option.arity();
            }
            for (int i = 0; i < n * option.arity(); i++) {
                sum++;
            }
        }
        Command command = element.getAnnotation(Command.class);
        return command == null ? sum : sum + command.name().length();
    }

    static int arities(AccessibleObject member) {
        Option option = member.getAnnotation(Option.class);
        return option == null ? 0 : option.arity();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        List<AnnotatedElement> elements = new ArrayList<>();
        elements.add(Options.class);
        Field[] fields = Options.class.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        Method[] methods = Options.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        Collections.addAll(elements, fields);
        Collections.addAll(elements, methods);
        elements.add(Options.class.getDeclaredConstructor());
        Method call = Job.class.getMethod("call");
        elements.add(call);
        int called = (Integer) call.invoke(new Job());
        Method[] bridged = Job.class.getDeclaredMethods();
        Arrays.sort(bridged, Comparator.comparing(m -> m.getReturnType().getName()));
        Collections.addAll(elements, bridged);
        int total = called;
        int arities = 0;
        for (AnnotatedElement element : elements) {
            total += weigh(element, n);
            if (element instanceof AccessibleObject) {
                arities += arities((AccessibleObject) element);
            }
        }
        for (int i = 0; i < total; i++) {
            if (i % 7 == args[1].length()) {
                arities++;
            }
        }
        System.out.println(total + " " + arities);
    }
}
