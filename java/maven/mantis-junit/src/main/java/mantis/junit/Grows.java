package mantis.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The cost of a parameterised test must grow no faster than a formula of the size, which is its first
 * argument that is a number: {@code @ParameterizedTest @ValueSource(ints = {100, 1000, 10000}) @Grows(by = "n
 * log n")}, or any other source of arguments. At least three sizes of at least 2 are needed. The check comes
 * after the last one and fails the parameterised test as a whole.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(CostExtension.class)
public @interface Grows {
    /**
     * A product of {@code 1}, {@code n}, {@code n^2} (any power), {@code sqrt n}, {@code log n}, {@code log^2
     * n} and {@code 2^n}.
     */
    String by();

    /** What must not grow faster. */
    Resource of() default Resource.BYTECODES;

    /** By how much the exponent of the size may exceed that of the formula. */
    double tolerance() default 0.05;
}
