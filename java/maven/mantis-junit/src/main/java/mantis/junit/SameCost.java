package mantis.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * All invocations of a repeated or parameterised test must cost the same; with {@link #as}, each invocation
 * as much as another method.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(CostExtension.class)
public @interface SameCost {
    /**
     * A method of the test class, which is called on the same object when the test has ended, with the test's
     * arguments or without any. Empty: the invocations are compared with each other.
     */
    String as() default "";

    /** What must be the same. */
    Resource[] of() default {Resource.BYTECODES, Resource.ALLOCATED};

    /** By which part of the other cost a cost may differ: 0.01 is one percent. */
    double within() default 0;
}
