package mantis.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The test, or each of the class, must execute at most so many bytecodes: instructions of the program, its
 * libraries and the test itself on the test's thread; not those of the JDK, of test frameworks and of class
 * initialisers.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(CostExtension.class)
public @interface MaxBytecodes {
    /** Most executed bytecodes. */
    long value();
}
