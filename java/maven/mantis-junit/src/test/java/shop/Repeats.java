package shop;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs the tests of `StableSample` so many times in this JVM, in another random order each time;
 * `scripts/junit.sh` compares the counts, which `mantis.report` collects. Arguments: how often, the first
 * seed, the report.
 */
public final class Repeats {
    private Repeats() {}

    /** See above. Ends with 1 if a test fails, is skipped, or none is run. */
    public static void main(String[] args) {
        int times = Integer.parseInt(args[0]);
        int seed = Integer.parseInt(args[1]);
        List<String> problems = new ArrayList<>();
        int[] passed = {0};
        for (int i = 0; i < times; i++) {
            LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                    .selectors(selectClass(StableSample.class))
                    .configurationParameter("junit.jupiter.testmethod.order.default",
                            "org.junit.jupiter.api.MethodOrderer$Random")
                    .configurationParameter("junit.jupiter.execution.order.random.seed", Integer.toString(seed + i))
                    .configurationParameter("mantis.missing-agent", "fail")
                    .configurationParameter("mantis.report", args[2])
                    .build();
            Launcher launcher = LauncherFactory.create();
            launcher.execute(request, new TestExecutionListener() {
                @Override
                public void executionSkipped(TestIdentifier test, String reason) {
                    problems.add(test.getDisplayName() + " was skipped: " + reason);
                }

                @Override
                public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                    passed[0] += test.isTest() ? 1 : 0;
                    result.getThrowable().ifPresent(t -> problems.add(test.getDisplayName() + ": " + t));
                }
            });
        }
        problems.forEach(System.err::println);
        System.exit(problems.isEmpty() && passed[0] > 0 ? 0 : 1);
    }
}
