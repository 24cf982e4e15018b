package mantis.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** A goal that calls the executable with the project's program. */
abstract class CallMojo extends AbstractMojo {
    /** The exit code that says that a threshold is exceeded. */
    private static final int EXCEEDED = 4;

    /** The executable. Default: the first {@code mantis} on the PATH. */
    @Parameter(property = "mantis.executable")
    File executable;

    /** A runnable jar. Default: the class path of the project with {@code mainClass}, else the project's jar. */
    @Parameter(property = "mantis.jar")
    File jar;

    /** The class with {@code main}. */
    @Parameter(property = "mantis.mainClass")
    String mainClass;

    /** The JDK that the program is run on. */
    @Parameter(property = "mantis.javaHome", defaultValue = "${java.home}")
    File javaHome;

    /** More arguments of the executable. */
    @Parameter
    List<String> arguments = new ArrayList<>();

    /** Does nothing. */
    @Parameter(property = "mantis.skip", defaultValue = "false")
    boolean skip;

    /** Where the project's jar is. */
    @Parameter(defaultValue = "${project.build.directory}/${project.build.finalName}.jar", readonly = true)
    File ownJar;

    /** Where the executable puts what it makes on the way. */
    @Parameter(property = "mantis.work", defaultValue = "${project.build.directory}/mantis")
    File work;

    /** The project. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** The arguments that say which program is meant. */
    List<String> program() throws MojoExecutionException {
        List<String> said = new ArrayList<>();
        if (jar == null && mainClass != null) {
            try {
                List<String> path = project.getRuntimeClasspathElements();
                said.addAll(List.of("--class-path", String.join(File.pathSeparator, path)));
            } catch (DependencyResolutionRequiredException e) {
                throw new MojoExecutionException("the class path of the project is not known", e);
            }
        } else {
            File program = jar == null ? ownJar : jar;
            if (!program.isFile()) {
                throw new MojoExecutionException(program + " is not there: run this goal after the phase package, or say "
                        + "which program it is by <mainClass> or <jar>");
            }
            said.addAll(List.of("--jar", program.getPath()));
        }
        if (mainClass != null) {
            said.addAll(List.of("--main-class", mainClass));
        }
        said.addAll(List.of("--java-home", javaHome.getPath(), "--work", work.getPath()));
        return said;
    }

    /** Calls the executable in the project's folder; what it says goes to Maven's log. */
    void call(List<String> words) throws MojoExecutionException, MojoFailureException {
        List<String> command = new ArrayList<>();
        try {
            Path mantis = new Installation(System::getenv).executable(executable);
            command.add(mantis.toString());
        } catch (Installation.Missing e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
        command.addAll(words);
        command.addAll(arguments);
        getLog().debug(String.join(" ", command));
        int code;
        try {
            Process process = new ProcessBuilder(command).directory(project.getBasedir()).redirectErrorStream(true).start();
            process.getOutputStream().close();
            try (BufferedReader lines = new BufferedReader(
                    new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    getLog().info(line);
                }
            }
            code = process.waitFor();
        } catch (IOException e) {
            throw new MojoExecutionException(command.get(0) + " cannot be run: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", e);
        }
        if (code == EXCEEDED) {
            throw new MojoFailureException("the program became dearer than mantis.toml allows; see above");
        }
        if (code != 0) {
            throw new MojoExecutionException("mantis " + words.get(0) + " failed with exit code " + code + "; see above");
        }
    }
}
