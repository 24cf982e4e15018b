import java.io.InputStream;
import java.io.OutputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Sends and receives in every way there is; the peers are in the same JVM and count what arrives. */
public class Net {
    static void stream(int port, int n) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            OutputStream out = socket.getOutputStream();
            out.write(new byte[n]);
            socket.shutdownOutput();
            drain(socket.getInputStream());
        }
    }

    static void channel(int port, int n) throws Exception {
        try (SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
            ByteBuffer[] parts = {ByteBuffer.allocate(n / 2), ByteBuffer.allocateDirect(n - n / 2)};
            while (parts[1].hasRemaining()) {
                channel.write(parts);
            }
            channel.shutdownOutput();
            drain(channel.socket().getInputStream());
        }
    }

    static void nonBlocking(int port, int n) throws Exception {
        try (SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
            channel.configureBlocking(false);
            ByteBuffer buffer = ByteBuffer.allocate(n);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.shutdownOutput();
            channel.configureBlocking(true);
            drain(channel.socket().getInputStream());
        }
    }

    static void file(int port, Path file, int n) throws Exception {
        try (FileChannel from = FileChannel.open(file, StandardOpenOption.READ);
                SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
            long sent = 0;
            while (sent < n) {
                sent += from.transferTo(sent, n - sent, channel);
            }
            channel.shutdownOutput();
            drain(channel.socket().getInputStream());
        }
    }

    /** Bytes of files are none of the network's. */
    static void disk(Path file, int n) throws Exception {
        try (FileChannel from = FileChannel.open(file, StandardOpenOption.READ);
                FileChannel to = FileChannel.open(
                        file.resolveSibling("copy"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            from.transferTo(0, n, to);
            to.write(ByteBuffer.allocate(100), n);
        }
        Files.readAllBytes(file);
    }

    static void packets(int n) throws Exception {
        try (DatagramSocket a = new DatagramSocket(0, InetAddress.getLoopbackAddress());
                DatagramChannel b = DatagramChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
            a.send(new DatagramPacket(new byte[n], n, b.getLocalAddress()));
            b.receive(ByteBuffer.allocate(n));
            b.connect(a.getLocalSocketAddress());
            b.write(ByteBuffer.allocate(n));
            a.receive(new DatagramPacket(new byte[n], n));
        }
    }

    private static void drain(InputStream in) throws Exception {
        byte[] buffer = new byte[4096];
        while (in.read(buffer) >= 0) {
            // The answer's content does not matter.
        }
    }

    /** A peer that counts what it receives and answers with 7 bytes. */
    static final class Peer extends Thread {
        final ServerSocket server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        volatile long received;

        Peer() throws Exception {
            setDaemon(true);
            start();
        }

        @Override
        public void run() {
            try {
                while (true) {
                    try (Socket socket = server.accept()) {
                        byte[] buffer = new byte[8192];
                        long sum = 0;
                        for (int n; (n = socket.getInputStream().read(buffer)) >= 0; ) {
                            sum += n;
                        }
                        received = sum;
                        socket.getOutputStream().write(new byte[7]);
                    }
                }
            } catch (Exception e) {
                // The JVM ends.
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Peer peer = new Peer();
        int port = peer.server.getLocalPort();
        Path file = Files.createTempFile("mantis", "net");
        Files.write(file, new byte[300_000]);
        stream(port, 100_000);
        System.out.println("stream " + (peer.received + 7));
        channel(port, 70_001);
        System.out.println("channel " + (peer.received + 7));
        nonBlocking(port, 500_000);
        System.out.println("nonBlocking " + (peer.received + 7));
        file(port, file, 300_000);
        System.out.println("file " + (peer.received + 7));
        disk(file, 300_000);
        System.out.println("disk 0");
        packets(1000);
        System.out.println("packets 4000");
        Files.delete(file);
        Files.deleteIfExists(file.resolveSibling("copy"));
    }
}
