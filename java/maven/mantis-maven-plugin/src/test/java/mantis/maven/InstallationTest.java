package mantis.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstallationTest {
    @TempDir
    private Path folder;
    private final Map<String, String> environment = new HashMap<>();
    private Path mantis;
    private Path agent;

    @BeforeEach
    void install() throws Exception {
        mantis = Files.createFile(Files.createDirectories(folder.resolve("bin")).resolve("mantis"));
        assertTrue(mantis.toFile().setExecutable(true));
        agent = Files.createFile(mantis.resolveSibling("libmantis_agent.so"));
    }

    private Installation installation() {
        return new Installation(environment::get);
    }

    private static String missing(org.junit.jupiter.api.function.Executable asked) {
        return assertThrows(Installation.Missing.class, asked).getMessage();
    }

    @Test
    void theExecutableIsOnThePath() throws Exception {
        environment.put("PATH", folder.resolve("none") + File.pathSeparator + mantis.getParent());
        assertEquals(mantis, installation().executable(null));
        assertEquals(agent.toRealPath(), installation().agent(null, null));
    }

    @Test
    void whatIsGivenComesFirst() throws Exception {
        Path other = Files.copy(mantis, folder.resolve("other"), java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
        assertEquals(other, installation().executable(other.toFile()));
        environment.put("MANTIS_AGENT", mantis.toString());
        assertEquals(mantis, installation().agent(null, null));
        assertEquals(agent, installation().agent(agent.toFile(), null));
    }

    @Test
    void theAgentIsBesideWhatALinkNames() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), mantis);
        assertEquals(agent.toRealPath(), installation().agent(null, link.toFile()));
    }

    @Test
    void whatIsMissingIsToldWithWhatToDo() throws Exception {
        environment.put("PATH", folder.toString());
        assertTrue(missing(() -> installation().executable(null)).contains("-Dmantis.executable=FILE"));
        assertTrue(missing(() -> installation().executable(agent.toFile())).contains("is no executable file"));
        assertTrue(missing(() -> installation().agent(null, null)).contains("-Dmantis.agent=FILE"));
        Files.delete(agent);
        assertTrue(missing(() -> installation().agent(null, mantis.toFile())).contains("libmantis_agent.so: install Mantis"));
    }

    @Test
    void argumentsAreQuotedWhereTheyMust() throws Exception {
        Path plain = Path.of("/a/agent.so");
        assertEquals("-agentpath:/a/agent.so=methods=a.**:!b.C", AgentMojo.argument(plain, "a.**:!b.C", null));
        File log = folder.resolve("two words/agent.log").toFile();
        assertEquals("\"-agentpath:/a/agent.so=methods=**,log=" + log + '"', AgentMojo.argument(plain, "**", log));
        assertThrows(MojoExecutionException.class, () -> AgentMojo.argument(plain, "a,b", null));
    }
}
