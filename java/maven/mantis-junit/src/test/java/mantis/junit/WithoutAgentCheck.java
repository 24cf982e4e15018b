package mantis.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import shop.BrokenSamples;

/** Measured tests in a JVM without the agent. The build runs these in one (execution without-agent). */
class WithoutAgentCheck {
    private static final String ABSENT = "this JVM has no Mantis agent";

    private static EngineExecutionResults run(String missing) {
        EngineTestKit.Builder kit = EngineTestKit.engine("junit-jupiter").enableImplicitConfigurationParameters(true)
                .selectors(selectClass(BrokenSamples.Limits.class));
        return (missing == null ? kit : kit.configurationParameter(Agent.MISSING, missing)).execute();
    }

    private static List<String> failures(EngineExecutionResults results) {
        return results.testEvents().failed().list().stream()
                .map(event -> event.getRequiredPayload(org.junit.platform.engine.TestExecutionResult.class))
                .map(result -> result.getThrowable().get().getMessage()).toList();
    }

    @Test
    void testsAreSkippedAndSayWhy() {
        for (String missing : new String[] {null, "skip"}) {
            EngineExecutionResults results = run(missing);
            assertEquals(4, results.testEvents().skipped().count());
            assertEquals(0, results.testEvents().started().count());
            Event skipped = results.testEvents().skipped().list().get(0);
            String why = skipped.getRequiredPayload(String.class);
            assertTrue(why.startsWith(ABSENT) && why.contains("-agentpath:"), why);
        }
    }

    @Test
    void testsFailAndSayWhy() {
        List<String> failures = failures(run("fail"));
        assertEquals(4, failures.size());
        assertTrue(failures.stream().allMatch(message -> message.startsWith(ABSENT)), failures::toString);
    }

    @Test
    void aSystemPropertyIsAsGood() {
        System.setProperty(Agent.MISSING, "fail");
        try {
            assertEquals(4, failures(run(null)).size());
        } finally {
            System.clearProperty(Agent.MISSING);
        }
    }

    @Test
    void anotherValueIsAMistake() {
        List<String> failures = failures(run("maybe"));
        assertEquals(4, failures.size());
    }
}
