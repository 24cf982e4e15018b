package mantis.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Adds the agent to the arguments of the JVM in which Surefire (and Failsafe) run tests, so that annotations
 * of {@code mantis.junit} are checked. A {@code <argLine>} of one's own must begin with
 * <code>@{argLine}</code>.
 */
@Mojo(name = "agent", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class AgentMojo extends AbstractMojo {
    /** The agent, {@code libmantis_agent.so}. Default: that of MANTIS_AGENT, else the one beside the executable. */
    @Parameter(property = "mantis.agent")
    File agent;

    /** The executable, beside which the agent is looked for. Default: the first {@code mantis} on the PATH. */
    @Parameter(property = "mantis.executable")
    File executable;

    /** Which classes count: patterns as com.x.** with colons in between, those behind ! do not. */
    @Parameter(property = "mantis.methods", defaultValue = "**")
    String methods;

    /** Where the agent says what it could not count. */
    @Parameter(property = "mantis.log", defaultValue = "${project.build.directory}/mantis-agent.log")
    File log;

    /** The property that has the arguments. */
    @Parameter(property = "mantis.propertyName", defaultValue = "argLine")
    String propertyName;

    /** What to do without the agent: {@code fail}, or {@code skip}, which leaves out the tests that need it. */
    @Parameter(property = "mantis.missing-agent", defaultValue = "fail")
    String missingAgent;

    /** Does nothing. */
    @Parameter(property = "mantis.skip", defaultValue = "false")
    boolean skip;

    /** The project. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    @Override
    public void execute() throws MojoExecutionException {
        if (skip) {
            getLog().info("mantis.skip is true: tests run without the agent");
            return;
        }
        if (!List.of("fail", "skip").contains(missingAgent)) {
            throw new MojoExecutionException("mantis.missing-agent is '" + missingAgent + "': it may be fail or skip");
        }
        Path library;
        try {
            library = new Installation(System::getenv).agent(agent, executable);
        } catch (Installation.Missing e) {
            if (missingAgent.equals("fail")) {
                throw new MojoExecutionException(e.getMessage(), e);
            }
            getLog().warn(e.getMessage());
            return;
        }
        Properties properties = project.getProperties();
        String old = properties.getProperty(propertyName, "");
        if (old.contains("-agentpath:" + library)) {
            getLog().info(propertyName + " has the agent already");
            return;
        }
        String line = (argument(library, methods, log) + " " + old).trim();
        properties.setProperty(propertyName, line);
        getLog().info(propertyName + " set to " + line);
    }

    /** The argument of the JVM. */
    static String argument(Path library, String methods, File log) throws MojoExecutionException {
        List<String> options = new ArrayList<>();
        options.add("methods=" + methods);
        if (log != null) {
            File folder = log.getAbsoluteFile().getParentFile();
            if (!folder.isDirectory() && !folder.mkdirs()) {
                throw new MojoExecutionException(folder + ", where the agent's log is to be, cannot be made");
            }
            options.add("log=" + log.getAbsolutePath());
        }
        for (String option : options) {
            if (option.contains(",")) {
                throw new MojoExecutionException("an option of the agent must have no comma: " + option);
            }
        }
        String argument = "-agentpath:" + library + "=" + String.join(",", options);
        return argument.matches(".*[\\s\"].*") ? '"' + argument.replace("\"", "\\\"") + '"' : argument;
    }
}
