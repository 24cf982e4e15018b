package mantis.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Learns a predictor from the program and a run list: {@code mantis train}. Nothing is done while the
 * predictor is younger than the program and the list.
 */
@Mojo(name = "train", requiresDependencyResolution = ResolutionScope.RUNTIME)
public final class TrainMojo extends CallMojo {
    /** The run list. */
    @Parameter(property = "mantis.runs", defaultValue = "${project.basedir}/runs.jsonl")
    File runs;

    /** The predictor. */
    @Parameter(property = "mantis.predictor", defaultValue = "${project.build.directory}/predictor.jar")
    File predictor;

    /** Learns in any case. */
    @Parameter(property = "mantis.force", defaultValue = "false")
    boolean force;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("mantis.skip is true: nothing is learned");
            return;
        }
        if (!runs.isFile()) {
            throw new MojoExecutionException(runs + " is not there: write a run list, or name one with mantis.runs");
        }
        List<String> program = program();
        if (!force && predictor.isFile() && !older(predictor, program)) {
            getLog().info(predictor + " is up to date");
            return;
        }
        List<String> words = new ArrayList<>(List.of("train"));
        words.addAll(program);
        words.addAll(List.of("--runs", runs.getPath(), "--output", predictor.getPath(), "--force"));
        call(words);
    }

    /** Whether the predictor is older than anything that it was learned from. */
    private boolean older(File made, List<String> program) {
        long when = made.lastModified();
        boolean older = runs.lastModified() > when;
        for (String path : program.get(1).split(File.pathSeparator)) {
            older |= latest(new File(path)) > when;
        }
        return older;
    }

    private static long latest(File file) {
        long latest = file.lastModified();
        File[] inside = file.listFiles();
        for (File child : inside == null ? new File[0] : inside) {
            latest = Math.max(latest, latest(child));
        }
        return latest;
    }
}
