package audiostream;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import mantis.watch.Action;
import mantis.watch.Admission;
import mantis.watch.Prediction;
import mantis.watch.Predictor;
import mantis.watch.Resource;

/**
 * Streams music to receivers on loopback: every 20 ms a block to each, encoded for it, all by one thread. One that asks looks at
 * the predicted time of encoding before it takes another receiver, and lowers the quality until all of them fit into a period.
 *
 * <p>Arguments: {@code calibrate}, which prints how many receivers are too many at the best quality; or {@code ask|trust
 * SECONDS}. Prints its port first.
 */
public final class Server {
    private static final Action ENCODE = Action.named("encode");
    private static final long PERIOD = Encoder.PERIOD_MS * 1_000_000L;
    /** How much of a period encoding may take; the rest is for sending, and for what else the machine does. */
    private static final double SHARE = 0.6;
    /** By so much {@code calibrate} overloads the server. */
    private static final double OVERLOAD = 1.6;

    private final boolean asks;
    private final Queue<Socket> waiting = new ConcurrentLinkedQueue<>();
    private final List<DataOutputStream> receivers = new ArrayList<>();
    private int quality;
    private int refused;

    private Server(boolean asks) {
        this.asks = asks;
    }

    public static void main(String[] args) throws Exception {
        long best = train();
        if (args[0].equals("calibrate")) {
            System.out.println((int) Math.ceil(OVERLOAD * PERIOD / best));
            return;
        }
        new Server(args[0].equals("ask")).run(Integer.parseInt(args[1]));
    }

    /** A training phase (section IV-C of the paper): some blocks in each quality. The time of one in the best quality. */
    private static long train() {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 200; i++) {
            float[] block = Encoder.synthesise(i);
            for (int bands : Encoder.QUALITIES) {
                long start = System.nanoTime();
                Encoder.encode(block, bands);
                if (bands == Encoder.QUALITIES[0]) {
                    best = Math.min(best, System.nanoTime() - start);
                }
            }
        }
        return best;
    }

    private void run(int seconds) throws Exception {
        ServerSocket server = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        System.out.println("port " + server.getLocalPort());
        System.out.flush();
        Thread acceptor = new Thread(() -> {
            try {
                while (true) {
                    waiting.add(server.accept());
                }
            } catch (IOException e) {
                // The stream has ended.
            }
        });
        acceptor.setDaemon(true);
        acceptor.start();
        long start = System.nanoTime();
        // As long as the others listen, not for a number of blocks: who is late must not get more time.
        for (long block = 0; System.nanoTime() - start < seconds * 1_000_000_000L; block++) {
            long left = start + block * PERIOD - System.nanoTime();
            if (left > 0) {
                Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
            }
            welcome();
            if (asks && block % 50 == 0) {
                quality = affordable(receivers.size());
            }
            send(Encoder.synthesise(block));
        }
        server.close();
        for (DataOutputStream receiver : receivers) {
            receiver.close();
        }
        System.out.println("refused " + refused);
    }

    /** Takes those in who want to listen. */
    private void welcome() throws IOException {
        for (Socket socket; (socket = waiting.poll()) != null; ) {
            if (asks) {
                int wanted = affordable(receivers.size() + 1);
                if (wanted == Encoder.QUALITIES.length) {
                    refused++;
                    socket.close();
                    continue;
                }
                quality = Math.max(quality, wanted);
            }
            socket.setTcpNoDelay(true);
            receivers.add(new DataOutputStream(new BufferedOutputStream(socket.getOutputStream())));
        }
    }

    private void send(float[] samples) {
        // A receiver that went away is forgotten.
        receivers.removeIf(receiver -> {
            byte[] coded = Encoder.encode(samples, Encoder.QUALITIES[quality]);
            try {
                receiver.writeInt(coded.length);
                receiver.write(coded);
                receiver.flush();
                return false;
            } catch (IOException e) {
                return true;
            }
        });
    }

    /** The best quality in which so many receivers can be served, by prediction; the number of qualities if there is none. */
    private static int affordable(int receivers) {
        Admission admission = new Admission() {
            @Override
            protected double available(Resource resource) {
                return resource == Resource.TIME ? SHARE * PERIOD / Math.max(1, receivers) : Double.POSITIVE_INFINITY;
            }
        };
        int quality = 0;
        for (int bands : Encoder.QUALITIES) {
            Prediction prediction = Predictor.query(ENCODE, bands);
            if (admission.check(ENCODE, prediction)) {
                break;
            }
            quality++;
        }
        return quality;
    }
}
