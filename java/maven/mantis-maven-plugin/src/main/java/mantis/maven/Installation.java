package mantis.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Where the executable and the agent are. Nothing is downloaded: what is not there is told, with what to do.
 */
final class Installation {
    /** The agent's library. */
    static final String LIBRARY = "libmantis_agent.so";
    private static final String VARIABLE = "MANTIS_AGENT";

    private final UnaryOperator<String> environment;

    /** @param environment variables by name; null for one that is not set */
    Installation(UnaryOperator<String> environment) {
        this.environment = environment;
    }

    /** What is missing, and what to do about it. */
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1;

        Missing(String message) {
            super(message);
        }
    }

    /** The executable: the one given, else the first on the path. */
    Path executable(File given) throws Missing {
        if (given != null) {
            if (!Files.isExecutable(given.toPath()) || Files.isDirectory(given.toPath())) {
                throw new Missing(given + " is no executable file: mantis.executable must name the mantis executable");
            }
            return given.toPath();
        }
        return onPath().orElseThrow(() -> new Missing("there is no mantis on the PATH: install Mantis, or name the "
                + "executable with -Dmantis.executable=FILE or <executable> in the plug-in's configuration. "
                + "The plug-in downloads nothing."));
    }

    private Optional<Path> onPath() {
        String path = environment.apply("PATH");
        return Stream.of(path == null ? new String[0] : path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "mantis"))
                .filter(file -> Files.isExecutable(file) && !Files.isDirectory(file))
                .findFirst();
    }

    /** The agent: the one given, else that of the environment, else the one beside the executable. */
    Path agent(File given, File executable) throws Missing {
        if (given != null) {
            return existing(given.toPath(), "mantis.agent names");
        }
        String variable = environment.apply(VARIABLE);
        if (variable != null && !variable.isEmpty()) {
            return existing(Path.of(variable), VARIABLE + " names");
        }
        Optional<Path> mantis = executable == null ? onPath() : Optional.of(executable(executable));
        Optional<Path> beside = mantis.map(Installation::real).map(file -> file.resolveSibling(LIBRARY));
        return beside.filter(Files::isRegularFile).orElseThrow(() -> new Missing(
                beside.map(file -> "there is no " + file).orElse("there is no mantis on the PATH, beside which the agent would be")
                        + ": install Mantis, or name the agent with -Dmantis.agent=FILE, <agent> in the plug-in's "
                        + "configuration or " + VARIABLE + ". The plug-in downloads nothing. With -Dmantis.missing-agent=skip "
                        + "tests run without it, and those that need it are skipped."));
    }

    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (java.io.IOException e) {
            return file.toAbsolutePath();
        }
    }

    private static Path existing(Path file, String who) throws Missing {
        if (!Files.isRegularFile(file)) {
            throw new Missing(who + " " + file + ", which is no file: it must be the agent, " + LIBRARY);
        }
        return file.toAbsolutePath();
    }
}
