package example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mantis.junit.Grows;
import mantis.junit.MaxAllocated;
import mantis.junit.MaxBytecodes;
import mantis.junit.Measured;
import mantis.junit.SameCost;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program may cost. */
class InvoicesTest {
    @Test
    @MaxBytecodes(700_000)
    @MaxAllocated(300_000)
    void reading() {
        assertEquals(0, Tables.of(200).duplicates());
    }

    @ParameterizedTest
    @ValueSource(ints = {250, 500, 1000, 2000})
    @Grows(by = "n")
    void duplicates(int lines) throws Exception {
        Invoices invoices = Tables.of(lines);
        assertEquals(Math.max(0, lines - 1000), Measured.only(invoices::duplicates));
    }

    @ParameterizedTest
    @ValueSource(ints = {250, 500, 1000, 2000})
    @Grows(by = "n log n")
    void sums(int lines) throws Exception {
        Invoices invoices = Tables.of(lines);
        assertEquals(10, Measured.only(invoices::sums).size());
    }

    @RepeatedTest(5)
    @SameCost
    void always() {
        Tables.of(50).sums();
    }
}
