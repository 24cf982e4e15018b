package offload;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The server that devices send jobs to: runs each and answers with what it prints, and says how long that
 * took, so that the device knows what the link took.
 *
 * <pre>
 * java -cp offload.jar offload.Server [FLAGS]
 * </pre>
 *
 * prints its port; FLAGS are those of the programs' virtual machines. It listens on loopback only and ends
 * with its standard input.
 */
public final class Server {
    /** The header with the nanoseconds that the server took. */
    static final String NANOS = "Server-Nanos";

    private Server() {}

    /** Serves until standard input ends. */
    public static void main(String[] args) throws IOException {
        Program program = new Program(args.length == 0 ? "" : args[0]);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/run", exchange -> answer(exchange, program));
        server.start();
        System.out.println(server.getAddress().getPort());
        while (System.in.read() >= 0) {
            // Nothing is said but the end.
        }
        server.stop(0);
    }

    private static void answer(HttpExchange exchange, Program program) throws IOException {
        byte[] request = exchange.getRequestBody().readAllBytes();
        long start = System.nanoTime();
        Path folder = Files.createTempDirectory("offload");
        int code = 200;
        byte[] answer;
        try {
            String[] args = Job.unpack(request, folder);
            answer = program.run(folder.resolve("program.jar"), args);
        } catch (IOException e) {
            code = 500;
            answer = String.valueOf(e.getMessage()).getBytes(StandardCharsets.UTF_8);
        } finally {
            delete(folder);
        }
        exchange.getResponseHeaders().set(NANOS, Long.toString(System.nanoTime() - start));
        exchange.sendResponseHeaders(code, answer.length == 0 ? -1 : answer.length);
        try {
            if (answer.length > 0) {
                exchange.getResponseBody().write(answer);
            }
        } finally {
            exchange.close();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path path : files.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                Files.delete(path);
            }
        }
    }
}
