package mantis.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import mantis.watch.MethodCounts;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.AssertionFailedError;

/**
 * Measures tests that say what they may cost. The count begins and ends in this class, around the test method
 * alone: neither life-cycle methods nor JUnit are in it, and classes of frameworks do not count anyway.
 */
final class CostExtension implements ExecutionCondition, InvocationInterceptor {
    /** The parameter that says what happens where other threads execute something during a test. */
    static final String OTHERS = "mantis.other-threads";
    private static final Namespace NAMESPACE = Namespace.create(CostExtension.class);

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (context.getTestMethod().isEmpty() || Agent.isPresent()) {
            return ConditionEvaluationResult.enabled("");
        }
        boolean skip = Agent.missing(context::getConfigurationParameter) == Agent.Missing.SKIP;
        String why = Agent.absence();
        return skip ? ConditionEvaluationResult.disabled(why) : ConditionEvaluationResult.enabled(why);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        if (find(context, Grows.class).isPresent()) {
            throw new ExtensionConfigurationException("@Grows needs sizes: a @ParameterizedTest whose source gives them");
        }
        if (find(context, SameCost.class).filter(same -> same.as().isEmpty()).isPresent()) {
            throw new ExtensionConfigurationException(
                    "@SameCost needs something to compare with: a @RepeatedTest or @ParameterizedTest, or as = \"method\"");
        }
        measure(invocation, call, context, null);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        ExtensionContext template = context.getParent().orElseThrow();
        Grows grows = find(context, Grows.class).orElse(null);
        Series series = template.getStore(NAMESPACE)
                .getOrComputeIfAbsent(call.getExecutable(), key -> new Series(grows), Series.class);
        measure(invocation, call, context, series);
    }

    @Override
    public <T> T interceptTestFactoryMethod(
            Invocation<T> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        throw new ExtensionConfigurationException(
                "costs of dynamic tests are not measured: use @ParameterizedTest in the place of @TestFactory");
    }

    private static void measure(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context, Series series)
            throws Throwable {
        if (!Agent.isPresent()) {
            invocation.skip();
            throw new AssertionFailedError(Agent.absence());
        }
        boolean done = false;
        try {
            int warmUps = find(context, WarmUp.class).map(WarmUp::value).orElse(0);
            for (int i = 0; i < warmUps; i++) {
                call(call.getExecutable(), context, call.getArguments());
            }
            check(Measured.cost(invocation::proceed), call, context, series);
            done = true;
        } finally {
            if (!done && series != null) {
                series.fail();
            }
        }
    }

    /** Looks at what a test has cost. */
    private static void check(
            Cost cost, ReflectiveInvocationContext<Method> call, ExtensionContext context, Series series) throws Throwable {
        Records records = new Records(context::getConfigurationParameter);
        String name = name(call, context);
        if (cost.of(Resource.BYTECODES) == 0) {
            throw new AssertionFailedError("nothing was counted: neither the test nor what it calls is among the classes of "
                    + "the agent's methods=...");
        }
        context.publishReportEntry("mantis.bytecodes", Long.toString(cost.of(Resource.BYTECODES)));
        context.publishReportEntry("mantis.bytes", Long.toString(cost.of(Resource.ALLOCATED)));
        records.report(context.getRequiredTestClass().getName() + "." + name, cost);
        List<String> problems = new ArrayList<>();
        if (cost.elsewhere() > 0 && !othersAreIgnored(context)) {
            problems.add(String.format(Locale.ROOT, "%,d bytecodes were executed on other threads meanwhile, which are not in "
                    + "the cost of the test: let it work on its own thread, or set %s=ignore", cost.elsewhere(), OTHERS));
        }
        if (records.records()) {
            records.write(context.getRequiredTestClass(), name, cost);
        } else {
            Optional<Cost> before = records.before(context.getRequiredTestClass(), name);
            find(context, MaxBytecodes.class).ifPresent(max ->
                    problems.add(exceeds(cost, before, Resource.BYTECODES, "@MaxBytecodes", max.value())));
            find(context, MaxAllocated.class).ifPresent(max ->
                    problems.add(exceeds(cost, before, Resource.ALLOCATED, "@MaxAllocated", max.value())));
        }
        Optional<SameCost> same = find(context, SameCost.class);
        if (same.isPresent()) {
            Cost other = other(same.get(), cost, call, context, series);
            Arrays.stream(same.get().of()).forEach(resource -> problems.add(differs(same.get(), other, cost, resource)));
        }
        problems.removeIf(String::isEmpty);
        if (!problems.isEmpty()) {
            if (cost.isIncomplete()) {
                problems.add("Something could not be counted: the stack or the memory was used up.");
            }
            if (!MethodCounts.isExact()) {
                problems.add("Some method cannot be counted exactly: the log of the agent (log=FILE) names it.");
            }
            throw new AssertionFailedError(String.join(System.lineSeparator(), problems));
        }
        if (series != null && find(context, Grows.class).isPresent()) {
            series.add(size(call), cost);
        }
    }

    /** Whether threads beside the test's are none of its business: they are said to be, or run other tests. */
    private static boolean othersAreIgnored(ExtensionContext context) {
        String said = context.getConfigurationParameter(OTHERS).orElse("fail");
        if (!List.of("fail", "ignore").contains(said)) {
            throw new ExtensionConfigurationException(OTHERS + " is '" + said + "': it may be fail or ignore");
        }
        return said.equals("ignore")
                || context.getConfigurationParameter("junit.jupiter.execution.parallel.enabled", Boolean::valueOf).orElse(false);
    }

    /** What is wrong with a cost that has a limit; empty for nothing. */
    private static String exceeds(Cost cost, Optional<Cost> before, Resource resource, String annotation, long limit) {
        long count = cost.of(resource);
        if (count <= limit) {
            return "";
        }
        String factor = limit == 0 ? "" : String.format(Locale.ROOT, ", %.2f times the limit", (double) count / limit);
        String head = String.format(Locale.ROOT, "%s(%,d): %,d %s%s%n", annotation, limit, count, resource.words(), factor);
        return before.map(old -> head + String.format(Locale.ROOT, "because of, since %,d were recorded,", old.of(resource))
                        + Explanation.difference(old, cost, resource))
                .orElseGet(() -> head + "taken by" + Explanation.shares(cost, resource));
    }

    /** What a cost is to be the same as. */
    private static Cost other(
            SameCost same, Cost cost, ReflectiveInvocationContext<Method> call, ExtensionContext context, Series series)
            throws Throwable {
        if (same.as().isEmpty()) {
            return series.first(cost);
        }
        Class<?>[] types = call.getExecutable().getParameterTypes();
        for (Class<?> type = context.getRequiredTestClass(); type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                boolean plain = method.getParameterCount() == 0;
                if (method.getName().equals(same.as()) && (plain || Arrays.equals(types, method.getParameterTypes()))) {
                    List<Object> arguments = plain ? List.of() : call.getArguments();
                    return Measured.cost(() -> call(method, context, arguments));
                }
            }
        }
        throw new ExtensionConfigurationException("@SameCost(as = \"" + same.as() + "\"): "
                + context.getRequiredTestClass().getName() + " has no such method without parameters or with the test's");
    }

    private static String differs(SameCost same, Cost other, Cost cost, Resource resource) {
        long expected = other.of(resource);
        long count = cost.of(resource);
        if (Math.abs(count - expected) <= same.within() * expected) {
            return "";
        }
        String whose = same.as().isEmpty() ? "of the first invocation" : "of " + same.as();
        return String.format(Locale.ROOT, "@SameCost: %,d %s, but %,d %s%nbecause of", count, resource.words(), expected, whose)
                + Explanation.difference(other, cost, resource);
    }

    /** The first argument that is a number. */
    private static double size(ReflectiveInvocationContext<Method> call) {
        return call.getArguments().stream()
                .filter(Number.class::isInstance)
                .mapToDouble(argument -> ((Number) argument).doubleValue())
                .findFirst()
                .orElseThrow(() -> new ExtensionConfigurationException("@Grows finds no size: no argument of "
                        + call.getExecutable().getName() + " is a number"));
    }

    /** The test within its class: its method, and which invocation of it. */
    private static String name(ReflectiveInvocationContext<Method> call, ExtensionContext context) {
        String id = context.getUniqueId();
        int invocation = id.lastIndexOf("#");
        String number = id.contains("-invocation:#") ? "[" + id.substring(invocation + 1, id.length() - 1) + "]" : "";
        return call.getExecutable().getName() + number;
    }

    private static void call(Method method, ExtensionContext context, List<Object> arguments) throws Throwable {
        method.setAccessible(true);
        try {
            method.invoke(context.getRequiredTestInstance(), arguments.toArray());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** An annotation of the test, else of its class. */
    private static <A extends Annotation> Optional<A> find(ExtensionContext context, Class<A> annotation) {
        Optional<A> own = AnnotationSupport.findAnnotation(context.getTestMethod(), annotation);
        return own.isPresent() ? own : AnnotationSupport.findAnnotation(context.getTestClass(), annotation);
    }
}
