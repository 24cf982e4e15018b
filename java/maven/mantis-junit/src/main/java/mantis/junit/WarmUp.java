package mantis.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How often the test method is called before the call that counts, on the same object and with the same
 * arguments. For programs that fill caches of their own; what class initialisers and the JDK do at a first
 * call is in no count. The method must do the same each time: it makes its inputs itself.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface WarmUp {
    /** Calls that do not count. */
    int value() default 1;
}
