package mantis.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import shop.BrokenSamples;

/**
 * How measured tests pass and fail; needs the agent. Numbers in messages are blanked where they depend on the
 * Java compiler; that counts are right is tested in crates/agent/tests/methods.rs.
 */
class CostExtensionTest {
    private static EngineTestKit.Builder kit() {
        return EngineTestKit.engine("junit-jupiter");
    }

    /** What failed, with its message; parameterised tests as a whole, too. */
    private static Map<String, String> failures(EngineTestKit.Builder kit) {
        Map<String, String> failures = new TreeMap<>();
        for (Event event : kit.execute().allEvents().finished().list()) {
            TestExecutionResult result = event.getRequiredPayload(TestExecutionResult.class);
            result.getThrowable().ifPresent(t -> failures.put(event.getTestDescriptor().getDisplayName(), t.getMessage()));
        }
        return failures;
    }

    /** The only failure of a test. */
    private static String failure(EngineTestKit.Builder kit, Class<?> tests, String name) {
        Method method = Arrays.stream(tests.getDeclaredMethods()).filter(m -> m.getName().equals(name)).findFirst().get();
        Map<String, String> failures = failures(kit.selectors(selectMethod(tests, method)));
        assertEquals(1, failures.size(), failures::toString);
        return failures.values().iterator().next();
    }

    private static String failure(Class<?> tests, String name) {
        return failure(kit(), tests, name);
    }

    /** With a sign in the place of every number. */
    private static String blank(String message) {
        return message.replaceAll("\\d+(,\\d{3})*(\\.\\d+)?", "#").replace(System.lineSeparator(), "\n");
    }

    @Test
    void goodTestsPass() throws Exception {
        assertEquals(Map.of(), failures(kit().selectors(selectClass(Class.forName("shop.StableSample")))));
    }

    @Test
    void testsSideBySideDisturbNobody(@TempDir Path folder) throws Exception {
        Path report = folder.resolve("report");
        Class<?> tests = Class.forName("shop.StableSample");
        for (String parallel : new String[] {"false", "true", "true"}) {
            EngineTestKit.Builder kit = kit().selectors(selectClass(tests))
                    .configurationParameter("mantis.report", report.toString())
                    .configurationParameter("junit.jupiter.execution.parallel.enabled", parallel)
                    .configurationParameter("junit.jupiter.execution.parallel.mode.default", "concurrent")
                    .configurationParameter("junit.jupiter.execution.parallel.config.strategy", "fixed")
                    .configurationParameter("junit.jupiter.execution.parallel.config.fixed.parallelism", "4");
            assertEquals(Map.of(), failures(kit));
        }
        Map<String, Long> lines = Files.readAllLines(report).stream()
                .collect(Collectors.groupingBy(line -> line, TreeMap::new, Collectors.counting()));
        assertTrue(lines.size() > 10 && lines.values().stream().allMatch(n -> n == 3), lines::toString);
    }

    @Test
    void aClassCanHaveALimit() {
        Map<String, String> failures = failures(kit().selectors(selectClass(BrokenSamples.Whole.class)));
        assertEquals(java.util.Set.of("dear()"), failures.keySet());
        assertTrue(failures.get("dear()").startsWith("@MaxBytecodes(1,000): "), failures::toString);
    }

    @Test
    void aWarmUpFillsCaches() {
        Map<String, String> failures = failures(kit().selectors(selectClass(BrokenSamples.Warm.class)));
        assertEquals(java.util.Set.of("firstCall()"), failures.keySet(), failures::toString);
        // The function that fills the cache is what only the first call runs.
        assertTrue(failures.get("firstCall()").contains("Orders.lambda$cached$"), failures::toString);
    }

    @Test
    void aLimitThatIsExceededNamesMethods() {
        assertEquals("""
                @MaxBytecodes(#): # executed bytecodes, # times the limit
                taken by
                  Orders.pairs() (Orders.java:#): #, # %, entered once
                  Orders.sameItem(Orders$Order, Orders$Order) (Orders.java:#): #, # %, entered # times
                  Orders$Order.item() (Orders.java:#): #, # %, entered # times
                  Orders.of(int) (Orders.java:#): #, # %, entered once
                  Orders$Order.<init>(String, Orders$Kind, int) (Orders.java:#): #, # %, entered # times
                  and # methods with less""", blank(failure(BrokenSamples.Limits.class, "bytecodes")));
    }

    @Test
    void allocatedBytesAreOfLogicalSizes() {
        // 20 arrays of 20 ints and one of 20 references, 96 bytes each, and a copy of the latter.
        String message = failure(BrokenSamples.Limits.class, "allocated");
        assertTrue(message.startsWith("@MaxAllocated(1,000): 2,112 allocated bytes, 2.11 times the limit"), message);
        assertTrue(message.contains("Orders.grid(int)") && message.endsWith("2,112, 100.0 %, entered once"), message);
    }

    @Test
    void limitsAreCheckedTogether() {
        String message = failure(BrokenSamples.Limits.class, "both");
        assertTrue(message.contains("@MaxBytecodes(0): ") && message.contains("@MaxAllocated(0): "), message);
        // The orders and one order (24 and 32), a list (32), a copy of three constants (32); the JDK makes
        // the text.
        assertTrue(message.contains("@MaxAllocated(0): 120 allocated bytes" + System.lineSeparator() + "taken by"), message);
    }

    @Test
    void partsCountAlone() {
        String message = failure(BrokenSamples.Limits.class, "parts");
        assertTrue(message.contains("Orders.pairs()") && !message.contains("Orders.of"), message);
        assertTrue(!message.contains("BrokenSamples"), message);
    }

    @Test
    void whatRoseSinceItWasRecordedIsNamed(@TempDir Path folder) throws Exception {
        EngineTestKit.Builder record = kit().configurationParameter("mantis.costs", folder.toString())
                .configurationParameter("mantis.record", "true").selectors(selectClass(BrokenSamples.Risen.class));
        assertEquals(Map.of(), failures(record));
        String written = Files.readString(folder.resolve("shop.BrokenSamples$Risen.txt"));
        assertTrue(written.contains("rises\tshop.Orders.total()\t1\t"), written);
        System.setProperty("shop.dearer", "true");
        try {
            EngineTestKit.Builder check = kit().configurationParameter("mantis.costs", folder.toString());
            assertEquals("""
                    @MaxBytecodes(#): # executed bytecodes, # times the limit
                    because of, since # were recorded,
                      Orders.pairs() (Orders.java:#): # -> #, entered # -> # times
                      Orders.sameItem(Orders$Order, Orders$Order) (Orders.java:#): # -> #, entered # -> # times
                      Orders$Order.item() (Orders.java:#): # -> #, entered # -> # times
                      and # method with less""", blank(failure(check, BrokenSamples.Risen.class, "rises")));
        } finally {
            System.clearProperty("shop.dearer");
        }
    }

    @Test
    void growthNamesTheMethodsThatGrow() {
        String message = failure(BrokenSamples.Growths.class, "pairs");
        assertEquals("""
                @Grows(by = "n log n"): executed bytecodes grow faster, by a further n^# (allowed is n^#)
                  n = #: #
                  n = #: #
                  n = #: #
                because of
                  Orders.pairs() (Orders.java:#): n^#, # -> #, # % of the cost at n = #, entered once
                  Orders.sameItem(Orders$Order, Orders$Order) (Orders.java:#): n^#, # -> #, # % of the cost at n = #, entered # -> # times
                  Orders$Order.item() (Orders.java:#): n^#, # -> #, # % of the cost at n = #, entered # -> # times""",
                blank(message));
        assertTrue(message.contains("entered 4,950 -> 79,800 times"), message);
    }

    @Test
    void growthOfAllocations() {
        // An array of n arrays of n ints, and a copy of the former.
        String message = failure(BrokenSamples.Growths.class, "grid");
        assertTrue(message.contains("  n = 100: 42,432") && message.contains("  n = 400: 649,632"), message);
        assertTrue(message.contains("Orders.grid(int) (Orders.java:"), message);
    }

    @Test
    void growthNeedsAFormulaAndSizes() {
        assertEquals("@Grows needs at least 3 sizes of at least 2, but there were [100.0, 200.0]",
                failure(BrokenSamples.Growths.class, "fewSizes"));
        assertTrue(failure(BrokenSamples.Growths.class, "noSizes").startsWith("@Grows needs sizes"));
        Map<String, String> failures = failures(kit().selectors(selectClass(BrokenSamples.Growths.class)));
        assertTrue(failures.values().stream().anyMatch(m -> m.startsWith("@Grows(by = \"fast\") is no formula")),
                failures::toString);
    }

    @Test
    void differencesNameMethods() {
        assertEquals("""
                @SameCost: # executed bytecodes, but # of the first invocation
                because of
                  Orders.pairs() (Orders.java:#): # -> #, entered # -> # times
                  Orders.sameItem(Orders$Order, Orders$Order) (Orders.java:#): # -> #, entered # -> # times
                  Orders$Order.item() (Orders.java:#): # -> #, entered # -> # times
                  and # method with less""", blank(failure(BrokenSamples.Differences.class, "third")));
    }

    @Test
    void anotherMethodIsTheMeasure() {
        Map<String, String> failures = failures(kit().selectors(selectClass(BrokenSamples.Differences.class)));
        String message = failures.get("other()");
        assertTrue(message.startsWith("@SameCost: ") && message.contains(" of reference" + System.lineSeparator()), message);
        assertTrue(message.contains("Orders.total() (Orders.java:") && message.contains("entered 10 -> 11 times"), message);
        assertTrue(message.contains("allocated bytes"), message);
        assertTrue(!failures.containsKey("nearly()"), failures::toString);
        assertEquals("@SameCost(as = \"missing\"): shop.BrokenSamples$Differences has no such method without parameters or "
                + "with the test's", failures.get("nobody()"));
    }

    @Test
    void whatCannotBeMeasuredFails() {
        assertTrue(failure(BrokenSamples.Unmeasured.class, "factory").startsWith("costs of dynamic tests are not measured"));
        String elsewhere = failure(BrokenSamples.Unmeasured.class, "elsewhere");
        assertTrue(elsewhere.contains(" bytecodes were executed on other threads meanwhile, "), elsewhere);
        EngineTestKit.Builder ignoring = kit().configurationParameter(CostExtension.OTHERS, "ignore")
                .selectors(selectMethod(BrokenSamples.Unmeasured.class, "elsewhere"));
        assertEquals(Map.of(), failures(ignoring));
    }
}
