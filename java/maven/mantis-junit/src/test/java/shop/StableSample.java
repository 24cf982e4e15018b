package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import mantis.junit.Grows;
import mantis.junit.MaxAllocated;
import mantis.junit.MaxBytecodes;
import mantis.junit.Measured;
import mantis.junit.SameCost;
import mantis.junit.WarmUp;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests whose counts must be the same in any order, in any JVM. `Repeats` and `scripts/junit.sh` run them. */
class StableSample {
    @Test
    @MaxBytecodes(100_000)
    @MaxAllocated(10_000)
    void total() {
        assertEquals(6_072_909, Orders.of(100).total());
    }

    @Test
    @MaxBytecodes(100_000)
    void ranking() {
        assertFalse(Orders.of(200).ranking().isEmpty());
    }

    @Test
    @MaxBytecodes(1_000_000)
    void onlySorting() throws Exception {
        Orders orders = Orders.of(500);
        assertEquals(500, Measured.only(orders::sorted).size());
    }

    @Test
    @WarmUp
    @MaxBytecodes(100)
    void cached() {
        Orders.cached("somebody with a long name");
    }

    @Test
    @Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    @MaxBytecodes(100_000)
    void inAThreadOfItsOwn() {
        Orders.of(100).total();
    }

    @Test
    @MaxAllocated(5_000)
    void grid() {
        assertEquals(21, Orders.grid(20));
    }

    @RepeatedTest(3)
    @SameCost
    void repeated() {
        Orders.of(50).ranking();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 200, 400, 800})
    @Grows(by = "n")
    void linear(int n) {
        Orders.of(n).total();
    }

    @ParameterizedTest
    @ValueSource(ints = {50, 100, 200})
    @Grows(by = "n^2")
    void quadratic(int n) {
        Orders.of(n).pairs();
    }
}
