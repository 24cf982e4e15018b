import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/** Sends through a relay that counts what passes both ways, to a server that sends everything back. */
public class Wire {
    static final int N = 50_000;

    static void sslSocket(SSLContext tls, int port) throws Exception {
        try (SSLSocket socket = (SSLSocket) tls.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(new byte[N]);
            socket.shutdownOutput();
            drain(socket.getInputStream());
        }
    }

    /** The same without a socket's streams, as servers with few threads do. */
    static void sslEngine(SSLContext tls, int port) throws Exception {
        SSLEngine engine = tls.createSSLEngine();
        engine.setUseClientMode(true);
        ByteBuffer in = ByteBuffer.allocate(engine.getSession().getPacketBufferSize() * 2);
        ByteBuffer out = ByteBuffer.allocate(engine.getSession().getPacketBufferSize());
        ByteBuffer plain = ByteBuffer.allocate(engine.getSession().getApplicationBufferSize() * 2);
        ByteBuffer message = ByteBuffer.wrap(new byte[N]);
        try (SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
            engine.beginHandshake();
            boolean ended = false;
            while (!ended) {
                HandshakeStatus status = engine.getHandshakeStatus();
                if (status == HandshakeStatus.NEED_TASK) {
                    engine.getDelegatedTask().run();
                } else if (status == HandshakeStatus.NEED_WRAP
                        || status == HandshakeStatus.NOT_HANDSHAKING && !engine.isOutboundDone()) {
                    if (status == HandshakeStatus.NOT_HANDSHAKING && !message.hasRemaining()) {
                        engine.closeOutbound();
                    }
                    out.clear();
                    engine.wrap(message, out);
                    out.flip();
                    while (out.hasRemaining()) {
                        channel.write(out);
                    }
                } else {
                    in.flip();
                    SSLEngineResult result = engine.unwrap(in, plain.clear());
                    in.compact();
                    if (result.getStatus() == SSLEngineResult.Status.BUFFER_UNDERFLOW) {
                        ended = channel.read(in) < 0;
                    }
                    ended |= result.getStatus() == SSLEngineResult.Status.CLOSED;
                }
            }
        }
    }

    static void selector(int port) throws Exception {
        try (Selector selector = Selector.open();
                SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
            channel.configureBlocking(false);
            SelectionKey key = channel.register(selector, SelectionKey.OP_READ | SelectionKey.OP_WRITE);
            ByteBuffer message = ByteBuffer.allocateDirect(N);
            ByteBuffer[] parts = {ByteBuffer.allocate(1000), ByteBuffer.allocateDirect(3000)};
            while (true) {
                selector.select();
                if (key.isWritable() && channel.write(message) >= 0 && !message.hasRemaining()) {
                    channel.shutdownOutput();
                    key.interestOps(SelectionKey.OP_READ);
                }
                if (key.isReadable() && channel.read(parts) < 0) {
                    return;
                }
                selector.selectedKeys().clear();
                parts[0].clear();
                parts[1].clear();
            }
        }
    }

    static void transferFrom(int port, Path file) throws Exception {
        try (FileChannel to = FileChannel.open(file, StandardOpenOption.WRITE);
                SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
            channel.write(ByteBuffer.allocate(7000));
            channel.shutdownOutput();
            long at = 0;
            for (long n; (n = to.transferFrom(channel, at, 10_000)) > 0; ) {
                at += n;
            }
        }
    }

    private static long drain(InputStream in) throws IOException {
        byte[] buffer = new byte[4096];
        long sum = 0;
        for (int n; (n = in.read(buffer)) >= 0; ) {
            sum += n;
        }
        return sum;
    }

    /** Copies until the end, and says how much it was. */
    private static long copy(Socket from, Socket to) throws IOException {
        byte[] buffer = new byte[8192];
        long sum = 0;
        for (int n; (n = from.getInputStream().read(buffer)) >= 0; ) {
            to.getOutputStream().write(buffer, 0, n);
            sum += n;
        }
        to.shutdownOutput();
        return sum;
    }

    /** Takes one connection and sends back what comes. */
    private static void echo(ServerSocket server) {
        background(() -> {
            try (Socket socket = server.accept()) {
                byte[] buffer = new byte[1 << 20];
                int length = 0;
                for (int n; (n = socket.getInputStream().read(buffer, length, buffer.length - length)) >= 0; ) {
                    length += n;
                }
                OutputStream out = socket.getOutputStream();
                out.write(buffer, 0, length);
                socket.shutdownOutput();
            }
        });
    }

    private interface Action {
        void run() throws Exception;
    }

    private static Thread background(Action action) {
        Thread thread = new Thread(() -> {
            try {
                action.run();
            } catch (Exception e) {
                e.printStackTrace();
            }
        });
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private interface Client {
        void run(int port) throws Exception;
    }

    /** One connection of the client through the relay; prints what passed. */
    private static void measure(String name, ServerSocket server, Client client) throws Exception {
        echo(server);
        try (ServerSocket relay = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            long[] passed = new long[2];
            Thread relaying = background(() -> {
                try (Socket near = relay.accept();
                        Socket far = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
                    Thread back = background(() -> passed[1] = copy(far, near));
                    passed[0] = copy(near, far);
                    back.join();
                }
            });
            client.run(relay.getLocalPort());
            relaying.join();
            System.out.println(name + " " + (passed[0] + passed[1]));
        }
    }

    /** Arguments: the key store, its password. */
    public static void main(String[] args) throws Exception {
        SSLContext tls = context(Path.of(args[0]), args[1].toCharArray());
        InetAddress here = InetAddress.getLoopbackAddress();
        Path file = Files.createTempFile("mantis", "wire");
        try (ServerSocket secure = tls.getServerSocketFactory().createServerSocket(0, 1, here);
                ServerSocket plain = new ServerSocket(0, 1, here)) {
            measure("sslSocket", secure, port -> sslSocket(tls, port));
            measure("sslEngine", secure, port -> sslEngine(tls, port));
            measure("selector", plain, Wire::selector);
            measure("transferFrom", plain, port -> transferFrom(port, file));
        }
        Files.delete(file);
    }

    private static SSLContext context(Path store, char[] password) throws Exception {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, password);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, password);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }
}
