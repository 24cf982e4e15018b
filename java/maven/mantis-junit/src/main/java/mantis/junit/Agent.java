package mantis.junit;

import java.util.Locale;
import java.util.function.Function;
import java.util.Optional;
import mantis.watch.MethodCounts;

/** Whether the agent is there, and what happens where it is not. */
final class Agent {
    /** The parameter, of the platform or of the system, that says what happens without the agent. */
    static final String MISSING = "mantis.missing-agent";

    /** What can happen to a measured test without the agent. */
    enum Missing {
        SKIP,
        FAIL
    }

    private Agent() {}

    static boolean isPresent() {
        return MethodCounts.isPresent();
    }

    /** Why nothing can be counted, and what to do. */
    static String absence() {
        String why = mantis.watch.Profiler.isPresent()
                ? "the Mantis agent of this JVM does not count by method (methods=... is missing, or it says on standard error what is wrong)"
                : "this JVM has no Mantis agent";
        return why + ": run the tests with the goal mantis:agent of the Maven plug-in, or with "
                + "-agentpath:/path/to/libmantis_agent.so=methods=com.x.**";
    }

    /** What is asked for; skipping where nothing is. */
    static Missing missing(Function<String, Optional<String>> parameter) {
        String value = parameter.apply(MISSING).orElse("skip");
        try {
            return Missing.valueOf(value.trim().toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(MISSING + " is '" + value + "': it may be skip or fail");
        }
    }
}
