/**
 * What tests of JUnit may cost, in exact counts: {@link mantis.junit.MaxBytecodes}, {@link
 * mantis.junit.MaxAllocated}, {@link mantis.junit.Grows}, {@link mantis.junit.SameCost}. Counted by the
 * Mantis agent, which the JVM of the tests must have; {@code docs/junit.md} says how, and what is in a count.
 */
package mantis.junit;
