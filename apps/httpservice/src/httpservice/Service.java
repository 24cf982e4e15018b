package httpservice;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An HTTP service on loopback with the JDK's own server. {@code POST /page?n=N} answers with a page of N bytes, {@code POST /stop}
 * ends it. Says its port first and how many calls it answered last.
 *
 * <p>Arguments: [SAMPLES.csv SECONDS], to write the memory it takes every so often.
 */
public final class Service {
    private static final AtomicLong CALLS = new AtomicLong();
    private static final int THREADS = 4;

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 64);
        CountDownLatch stopped = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        server.createContext("/page", Service::respond);
        server.createContext("/stop", exchange -> {
            answer(exchange, new byte[] {'.'});
            stopped.countDown();
        });
        server.setExecutor(task -> threads.execute(() -> exchange(task)));
        server.start();
        System.out.println("port " + server.getAddress().getPort());
        System.out.flush();
        if (args.length == 2) {
            sample(Path.of(args[0]), Integer.parseInt(args[1]));
        }
        stopped.await();
        threads.shutdown();
        threads.awaitTermination(10, TimeUnit.SECONDS);
        server.stop(0);
        System.out.println("calls " + CALLS.get());
    }

    /** An action: everything the server does for one request on this thread, from its first byte to the last of its answer. */
    static void exchange(Runnable task) {
        task.run();
    }

    /** An action: the handler. */
    static void respond(HttpExchange exchange) throws IOException {
        String query = exchange.getRequestURI().getQuery();
        int wanted = Integer.parseInt(query.substring(query.indexOf('=') + 1));
        byte[] body;
        try (InputStream in = exchange.getRequestBody()) {
            body = in.readAllBytes();
        }
        int sum = 0;
        for (byte b : body) {
            sum = 31 * sum + b;
        }
        CALLS.incrementAndGet();
        answer(exchange, page(wanted, sum & 1023));
    }

    /** An action whose cost depends on its parameters. */
    static byte[] page(int length, int seed) {
        StringBuilder text = new StringBuilder(length + 16);
        int x = seed;
        while (text.length() < length) {
            x = x * 1103515245 + 12345;
            text.append((x >>> 16) % 1000).append(' ');
        }
        text.setLength(length);
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static void answer(HttpExchange exchange, byte[] bytes) throws IOException {
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** A line every so often: seconds, resident kilobytes, kilobytes of the heap that a collection leaves. */
    private static void sample(Path file, int seconds) throws IOException {
        PrintStream out = new PrintStream(Files.newOutputStream(file), true);
        long start = System.nanoTime();
        Thread thread = new Thread(() -> {
            try {
                while (true) {
                    Thread.sleep(1000L * seconds);
                    System.gc();
                    long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
                    out.printf("%d,%d,%d%n", (System.nanoTime() - start) / 1_000_000_000L, resident(), heap / 1024);
                }
            } catch (InterruptedException | IOException e) {
                out.close();
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private static long resident() throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        return 0;
    }
}
