/**
 * The Maven plug-in: {@code mantis:agent} adds the agent to the JVM of the tests, {@code mantis:gate} and
 * {@code mantis:train} call the executable. No work is done here.
 */
package mantis.maven;
