package mantis.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Checks the program against the baseline, or against another version: {@code mantis gate check}. With
 * {@code -Dmantis.gate.record} the baseline is written anew: {@code mantis gate record --force}.
 */
@Mojo(name = "gate", defaultPhase = LifecyclePhase.VERIFY, requiresDependencyResolution = ResolutionScope.RUNTIME)
public final class GateMojo extends CallMojo {
    /** Scenarios and thresholds. */
    @Parameter(property = "mantis.gate.config", defaultValue = "${project.basedir}/mantis.toml")
    File config;

    /** Another version to compare with, in the place of the baseline: a jar. */
    @Parameter(property = "mantis.gate.base")
    File base;

    /** Writes the baseline. */
    @Parameter(property = "mantis.gate.record", defaultValue = "false")
    boolean record;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("mantis.skip is true: nothing is checked");
            return;
        }
        List<String> words = new ArrayList<>(List.of("gate", record ? "record" : "check"));
        words.addAll(program());
        if (config.isFile()) {
            words.addAll(List.of("--config", config.getPath()));
        }
        if (record) {
            words.add("--force");
        } else if (base != null) {
            words.addAll(List.of("--base", base.getPath()));
        }
        call(words);
    }
}
