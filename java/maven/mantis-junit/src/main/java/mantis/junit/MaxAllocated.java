package mantis.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The test, or each of the class, must allocate at most so many bytes: objects and arrays that instructions
 * of the program, its libraries and the test itself make on the test's thread, at sizes that depend on no JVM
 * (16 bytes of header, references of 4 bytes, no gaps, rounded up to 8). What the JDK allocates inside its
 * methods is not in it.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(CostExtension.class)
public @interface MaxAllocated {
    /** Most allocated bytes. */
    long value();
}
