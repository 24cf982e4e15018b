package offload;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs programs, each in a fresh virtual machine, as mantis train measures them. */
final class Program {
    private final List<String> command = new ArrayList<>();

    /** With these flags of the virtual machine, separated by spaces. */
    Program(String flags) {
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(Arrays.asList("-XX:+UseSerialGC", "-XX:-UsePerfData"));
        command.addAll(Arrays.asList(flags.trim().isEmpty() ? new String[0] : flags.trim().split(" +")));
    }

    /** What the program prints. */
    byte[] run(Path jar, String[] args) throws IOException {
        List<String> all = new ArrayList<>(command);
        all.addAll(Arrays.asList("-jar", jar.toString()));
        all.addAll(Arrays.asList(args));
        Process process = new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        process.getOutputStream().close();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        process.getInputStream().transferTo(printed);
        try {
            int code = process.waitFor();
            if (code != 0) {
                throw new IOException(jar + " " + String.join(" ", args) + " ended with exit code " + code);
            }
        } catch (InterruptedException e) {
            process.destroy();
            throw new IOException("interrupted", e);
        }
        return printed.toByteArray();
    }
}
