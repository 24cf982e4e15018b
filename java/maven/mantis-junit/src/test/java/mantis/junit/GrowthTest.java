package mantis.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GrowthTest {
    private static List<Growth.Point> points(DoubleUnaryOperator count) {
        return DoubleStream.of(100, 200, 400, 800, 1600)
                .mapToObj(n -> new Growth.Point(n, count.applyAsDouble(n))).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1", "n, 16", "n^2, 256", "n^1.5, 64", "sqrt n, 4", "sqrt(n), 4", "log n, 4", "n log n, 64", "n*log(n), 64",
        "n log^2 n, 256", "2^n, 65536", "n^2 log(n), 1024", "n · n, 256",
    })
    void formulasAreRead(String formula, double at16) {
        assertEquals(at16, Math.exp(new Growth(formula).logAt(16)), 1e-6 * at16);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fast", "n!", "m", "sqrt^2 n", "log", "n +"})
    void othersAreRefused(String formula) {
        assertThrows(IllegalArgumentException.class, () -> new Growth(formula));
    }

    @Test
    void whatGrowsAlikeHasNoExcess() {
        assertEquals(0, new Growth("n").excess(points(n -> 7 * n)), 1e-9);
        assertEquals(0, new Growth("n log n").excess(points(n -> n * Math.log(n))), 1e-9);
        assertEquals(1, new Growth("n").excess(points(n -> n * n)), 1e-9);
        assertEquals(2, Growth.exponent(points(n -> 3 * n * n)), 1e-9);
    }

    @Test
    void aConstantPartHidesNothingForLong() {
        // Over all sizes n^0.35, over the larger ones more.
        assertTrue(new Growth("1").excess(points(n -> 1000 + n)) > 0.4);
        assertTrue(new Growth("n").excess(points(n -> 5000 + 100 * n)) < 0);
    }

    @Test
    void logarithmsAreToldFromPowers() {
        assertTrue(new Growth("n").excess(points(n -> n * Math.log(n))) > 0.05);
    }

    @Test
    void methodsAreToldWithoutPackages() {
        assertEquals("Orders.total(List, int[])", Explanation.brief("com.x.Orders.total(java.util.List,int[])"));
        assertEquals("A$B.<init>()", Explanation.brief("A$B.<init>()"));
    }
}
