package shop;

import mantis.junit.Grows;
import mantis.junit.MaxAllocated;
import mantis.junit.MaxBytecodes;
import mantis.junit.Measured;
import mantis.junit.Resource;
import mantis.junit.SameCost;
import mantis.junit.WarmUp;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that must fail; `CostExtensionTest` looks at how. */
public class BrokenSamples {
    /** Limits that are exceeded. */
    public static class Limits {
        @Test
        @MaxBytecodes(1_000)
        void bytecodes() {
            Orders.of(40).pairs();
        }

        @Test
        @MaxAllocated(1_000)
        void allocated() {
            Orders.grid(20);
        }

        @Test
        @MaxBytecodes(0)
        @MaxAllocated(0)
        void both() {
            Orders.of(1);
        }

        @Test
        @MaxBytecodes(100)
        void parts() throws Exception {
            Orders orders = Orders.of(30);
            Measured.only(orders::pairs);
        }
    }

    /** A limit of all tests of a class, and one of its own. */
    @MaxBytecodes(1_000)
    public static class Whole {
        @Test
        void cheap() {
            Orders.of(2);
        }

        @Test
        void dear() {
            Orders.of(100);
        }

        @Test
        @MaxBytecodes(100_000)
        void allowed() {
            Orders.of(100);
        }
    }

    /** A cache that a warm-up fills: both cost the same, though only one of them would be the first. */
    public static class Warm {
        @Test
        @WarmUp
        @SameCost(as = "again")
        void first() {
            Orders.cached("nobody asked for this one");
        }

        void again() {
            Orders.cached("nobody asked for this one");
        }

        @Test
        @SameCost(as = "secondCall")
        void firstCall() {
            Orders.cached("nor for this one");
        }

        void secondCall() {
            Orders.cached("nor for this one");
        }
    }

    /** A cost that rises when the system property asks for it. */
    public static class Risen {
        @Test
        @MaxBytecodes(7_000)
        void rises() {
            Orders orders = Orders.of(20);
            orders.total();
            if (Boolean.getBoolean("shop.dearer")) {
                orders.pairs();
            }
        }
    }

    /** Costs that grow too fast. */
    public static class Growths {
        @ParameterizedTest
        @ValueSource(ints = {100, 200, 400})
        @Grows(by = "n log n")
        void pairs(int n) {
            Orders.of(n).pairs();
        }

        @ParameterizedTest
        @ValueSource(ints = {100, 200})
        @Grows(by = "n")
        void fewSizes(int n) {
            Orders.of(n).total();
        }

        @ParameterizedTest
        @ValueSource(ints = {100, 200, 400})
        @Grows(by = "n", of = Resource.ALLOCATED)
        void grid(int n) {
            Orders.grid(n);
        }

        @ParameterizedTest
        @ValueSource(ints = {2, 4, 8})
        @Grows(by = "fast")
        void noFormula(int n) {
            Orders.grid(n);
        }

        @Test
        @Grows(by = "n")
        void noSizes() {
            Orders.grid(3);
        }
    }

    /** Costs that are not the same. */
    public static class Differences {
        @RepeatedTest(3)
        @SameCost
        void third(RepetitionInfo repetition) {
            Orders orders = Orders.of(10);
            if (repetition.getCurrentRepetition() == 3) {
                orders.pairs();
            }
        }

        @Test
        @SameCost(as = "reference")
        void other() {
            Orders.of(11).total();
        }

        void reference() {
            Orders.of(10).total();
        }

        @Test
        @SameCost(as = "reference", within = 0.2)
        void nearly() {
            Orders.of(11).total();
        }

        @Test
        @SameCost(as = "missing")
        void nobody() {
            Orders.of(11).total();
        }
    }

    /** What cannot be measured. */
    public static class Unmeasured {
        @TestFactory
        @MaxBytecodes(10)
        java.util.List<org.junit.jupiter.api.DynamicTest> factory() {
            return java.util.List.of();
        }

        @Test
        @MaxBytecodes(1_000_000)
        void elsewhere() throws InterruptedException {
            Thread thread = new Thread(() -> Orders.of(1));
            thread.start();
            thread.join();
        }
    }
}
