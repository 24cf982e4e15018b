package offload;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import mantis.predictor.Link;
import mantis.predictor.Offload;
import mantis.predictor.Prediction;
import mantis.predictor.Predictor;

/**
 * A device that decides for each request whether to run the program itself or to send it to a server.
 *
 * <pre>
 * java -Xint -cp PREDICTOR:offload.jar offload.Device key=value...
 * </pre>
 *
 * {@code program} is the program's jar, {@code here} and {@code there} the predictors of the device and of
 * the server, {@code port} the server's, {@code flags} those of the device's virtual machines, {@code
 * bandwidth} in bytes per second and {@code latency} in milliseconds what the link is shaped to, {@code jobs} a
 * file with the arguments of a request in each line, separated by tabs, {@code out} the table to write. With
 * {@code compare=true} each request also runs in both places, which is what the table compares.
 */
public final class Device {
    /** The first guess of the link is so many times too fast in both: what it is must be learned. */
    private static final double OPTIMISM = 4;

    private final Path jar;
    private final Program program;
    private final Predictor here;
    private final Predictor there;
    private final Remote remote;
    private final Offload offload;
    /** How many bytes the last answer had: what the next one is expected to have. */
    private int answered;

    private Device(Settings settings) throws IOException {
        jar = Path.of(settings.text("program"));
        program = new Program(settings.text("flags"));
        here = Predictor.load(settings.text("here"));
        there = Predictor.load(settings.text("there"));
        double bandwidth = settings.number("bandwidth");
        double latency = settings.number("latency");
        Link link = new Link(latency * 1e6 / OPTIMISM, bandwidth * OPTIMISM);
        remote = new Remote((int) settings.number("port"), new ShapedLink(bandwidth, latency), link);
        offload = new Offload(link);
    }

    /** Goes through the requests. */
    public static void main(String[] args) throws IOException {
        Settings settings = new Settings(args);
        Device device = new Device(settings);
        boolean compare = settings.text("compare").equals("true");
        try (PrintStream out = new PrintStream(settings.text("out"), StandardCharsets.UTF_8)) {
            out.println("local\tserver\tprediction\tremote\tlive\tlocalPredicted\tremotePredicted\ttransfer\targs");
            for (String line : Files.readAllLines(Path.of(settings.text("jobs")))) {
                device.request(line.split("\t"), compare, out);
            }
        }
        System.err.printf(Locale.ROOT, "link: %.0f ms, %.0f bytes/s, learned from %d transfers, %d changes%n",
                device.offload.link().latencyNanos() / 1e6, device.offload.link().bytesPerSecond(),
                device.offload.link().transfers(), device.offload.link().changes());
    }

    /** A request; all figures of its line are nanoseconds but {@code remote}, which is where it ran. */
    private void request(String[] args, boolean compare, PrintStream out) throws IOException {
        long local = compare ? time(() -> program.run(jar, args)) : 0;
        long server = compare ? time(() -> send(args)) : 0;
        long start = System.nanoTime();
        Prediction prediction = here.predict(args);
        int bytes = Job.of(jar, args).toBytes().length + answered;
        Offload.Decision decision = offload.decide(prediction, there.of(prediction), bytes);
        long predicted = System.nanoTime() - start;
        byte[] answer = decision.isRemote() ? send(args) : program.run(jar, args);
        long live = System.nanoTime() - start;
        answered = answer.length;
        out.printf(Locale.ROOT, "%d\t%d\t%d\t%s\t%d\t%.0f\t%.0f\t%.0f\t%s%n", local, server, predicted,
                decision.isRemote(), live, decision.localNanos(), decision.remoteNanos(), decision.transferNanos(),
                String.join(" ", args));
        System.err.println(decision);
    }

    private byte[] send(String[] args) throws IOException {
        return remote.run(Job.of(jar, args).toBytes());
    }

    private interface Run {
        byte[] run() throws IOException;
    }

    private static long time(Run run) throws IOException {
        long start = System.nanoTime();
        run.run();
        return System.nanoTime() - start;
    }

    /** Arguments of the form {@code key=value}. */
    private static final class Settings {
        private final List<String> given;

        Settings(String[] args) {
            given = new ArrayList<>(List.of(args));
        }

        String text(String key) {
            for (String one : given) {
                if (one.startsWith(key + "=")) {
                    return one.substring(key.length() + 1);
                }
            }
            throw new IllegalArgumentException("the argument " + key + "=... is missing");
        }

        double number(String key) {
            return Double.parseDouble(text(key));
        }
    }
}
