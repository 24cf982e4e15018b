package httpservice;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * Puts a bounded load on services, on loopback: a few connections, each with one request at a time, all together at a fixed
 * rate. Several services take turns, so that what disturbs the machine hits all of them. Counts every byte on its sockets.
 *
 * <p>Arguments: REQUESTS RATE TURN_SECONDS PORT... - REQUESTS to each service; RATE a second, 0 for as fast as answers come.
 * Prints for each: {@code requests sent received} and latencies in microseconds (p50 p90 p99 p99.9 max).
 */
public final class Load {
    private static final int CONNECTIONS = 4;

    private final int port;
    private final long[] latencies;
    private long sent;
    private long received;

    private Load(int port, int requests) {
        this.port = port;
        this.latencies = new long[requests];
    }

    public static void main(String[] args) throws Exception {
        int requests = Integer.parseInt(args[0]);
        double rate = Double.parseDouble(args[1]);
        double turn = Double.parseDouble(args[2]);
        Load[] services = new Load[args.length - 3];
        for (int i = 0; i < services.length; i++) {
            services[i] = new Load(Integer.parseInt(args[i + 3]), requests);
        }
        int batch = rate == 0 ? requests : Math.max(CONNECTIONS, (int) (rate * turn));
        for (int from = 0; from < requests; from += batch) {
            for (Load service : services) {
                service.take(from, Math.min(from + batch, requests), rate);
            }
        }
        for (Load service : services) {
            service.stop();
            service.print();
        }
    }

    /** Sends the requests of these numbers through new connections. */
    private void take(int from, int to, double rate) throws InterruptedException {
        Thread[] threads = new Thread[CONNECTIONS];
        long start = System.nanoTime();
        for (int t = 0; t < threads.length; t++) {
            int first = from + t;
            threads[t] = new Thread(() -> {
                try (Connection connection = new Connection(port)) {
                    for (int i = first; i < to; i += CONNECTIONS) {
                        pause(start, rate == 0 ? 0 : (i - from) / rate);
                        long before = System.nanoTime();
                        connection.request("/page?n=" + (1 + i * 101L % 8000), (int) (i * 37L % 2000));
                        latencies[i] = System.nanoTime() - before;
                    }
                    add(connection);
                } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].setUncaughtExceptionHandler((thread, error) -> {
                error.printStackTrace();
                System.exit(1);
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void pause(long start, double seconds) throws InterruptedException {
        long left = start + (long) (seconds * 1e9) - System.nanoTime();
        if (left > 0) {
            Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
        }
    }

    private synchronized void add(Connection connection) {
        sent += connection.sent;
        received += connection.received;
    }

    private void stop() throws IOException {
        try (Connection connection = new Connection(port)) {
            connection.request("/stop", 0);
            add(connection);
        }
    }

    private void print() {
        Arrays.sort(latencies);
        double[] parts = {0.5, 0.9, 0.99, 0.999, 1};
        StringBuilder line = new StringBuilder();
        for (double part : parts) {
            int place = Math.min(latencies.length - 1, (int) (part * latencies.length));
            line.append(String.format(Locale.ROOT, " %.0f", latencies[place] / 1e3));
        }
        System.out.println(latencies.length + " " + sent + " " + received + line);
    }

    /** One connection, kept alive. */
    private static final class Connection implements AutoCloseable {
        private final Socket socket;
        private final InputStream in;
        long sent;
        long received;

        Connection(int port) throws IOException {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            in = new BufferedInputStream(socket.getInputStream());
        }

        void request(String target, int length) throws IOException {
            String head = "POST " + target + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + length + "\r\n\r\n";
            byte[] bytes = Arrays.copyOf(head.getBytes(StandardCharsets.US_ASCII), head.length() + length);
            Arrays.fill(bytes, head.length(), bytes.length, (byte) 'x');
            socket.getOutputStream().write(bytes);
            sent += bytes.length;
            int left = 0;
            String line;
            boolean first = true;
            while (!(line = line()).isEmpty()) {
                if (first && !line.startsWith("HTTP/1.1 200")) {
                    throw new IOException(line);
                }
                first = false;
                if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                    left = Integer.parseInt(line.substring(15).trim());
                }
            }
            for (; left > 0; left--) {
                read();
            }
        }

        private String line() throws IOException {
            StringBuilder text = new StringBuilder();
            for (int c; (c = read()) != '\n'; ) {
                if (c != '\r') {
                    text.append((char) c);
                }
            }
            return text.toString();
        }

        private int read() throws IOException {
            int c = in.read();
            if (c < 0) {
                throw new EOFException("the service closed the connection");
            }
            received++;
            return c;
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
