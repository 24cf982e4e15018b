package example;

import mantis.junit.Grows;
import mantis.junit.MaxBytecodes;
import mantis.junit.Measured;
import mantis.junit.SameCost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that fail, to see what is said: `mvn test -Dtest=DearerDemo`. */
class DearerDemo {
    @Test
    @MaxBytecodes(10_000)
    void limit() throws Exception {
        Measured.only(Tables.of(300)::duplicatesSlowly);
    }

    @ParameterizedTest
    @ValueSource(ints = {250, 500, 1000})
    @Grows(by = "n")
    void growth(int lines) throws Exception {
        Measured.only(Tables.of(lines)::duplicatesSlowly);
    }

    @Test
    @SameCost(as = "quickly")
    void slowly() throws Exception {
        Measured.only(Tables.of(100)::duplicatesSlowly);
    }

    void quickly() throws Exception {
        Measured.only(Tables.of(100)::duplicates);
    }
}
