package offload;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import mantis.predictor.Link;

/** The server as a device sees it: over a shaped link, of which every exchange tells. */
final class Remote {
    private final URI uri;
    private final ShapedLink shape;
    private final Link link;

    Remote(int port, ShapedLink shape, Link link) {
        uri = URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ":" + port + "/run");
        this.shape = shape;
        this.link = link;
    }

    /** What the program prints there. */
    byte[] run(byte[] request) throws IOException {
        long start = System.nanoTime();
        HttpURLConnection connection = (HttpURLConnection) uri.toURL().openConnection();
        connection.setRequestMethod("POST");
        connection.setDoOutput(true);
        connection.setFixedLengthStreamingMode(request.length);
        try (OutputStream out = shape.to(connection.getOutputStream())) {
            out.write(request);
        }
        boolean ok = connection.getResponseCode() == 200;
        byte[] answer = new byte[0];
        try (InputStream in = ok ? connection.getInputStream() : connection.getErrorStream()) {
            if (in != null) {
                answer = shape.from(in).readAllBytes();
            }
        }
        if (!ok) {
            throw new IOException("the server: " + new String(answer, StandardCharsets.UTF_8));
        }
        long there = Long.parseLong(connection.getHeaderField(Server.NANOS));
        link.transferred(request.length + answer.length, Math.max(System.nanoTime() - start - there, 1));
        return answer;
    }
}
