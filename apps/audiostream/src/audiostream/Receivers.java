package audiostream;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Locale;

/**
 * Listeners that come one after the other. Each plays the first block BUFFER after it came, then one every 20 ms; when a block
 * is not there in time, that is an interruption, and playing starts anew with the next.
 *
 * <p>Arguments: PORT COUNT SECONDS_BETWEEN. Prints a row of a table: receivers, blocks, interruptions, receivers that were
 * interrupted, mean bands of a block.
 */
public final class Receivers {
    private static final long PERIOD = Encoder.PERIOD_MS * 1_000_000L;
    private static final long BUFFER = 10 * PERIOD;

    private long blocks;
    private long bands;
    private int interruptions;

    public static void main(String[] args) throws Exception {
        int port = Integer.parseInt(args[0]);
        Receivers[] all = new Receivers[Integer.parseInt(args[1])];
        Thread[] threads = new Thread[all.length];
        for (int i = 0; i < all.length; i++) {
            Receivers receiver = all[i] = new Receivers();
            threads[i] = new Thread(() -> receiver.listen(port));
            threads[i].start();
            Thread.sleep((long) (1000 * Double.parseDouble(args[2])));
        }
        long blocks = 0;
        long bands = 0;
        int served = 0;
        int interruptions = 0;
        int interrupted = 0;
        for (int i = 0; i < all.length; i++) {
            threads[i].join();
            blocks += all[i].blocks;
            bands += all[i].bands;
            interruptions += all[i].interruptions;
            served += all[i].blocks > 0 ? 1 : 0;
            interrupted += all[i].interruptions > 0 ? 1 : 0;
        }
        System.out.printf(Locale.ROOT, "%d of %d | %d | %d | %d | %.0f%n", served, all.length, blocks, interruptions,
                interrupted, blocks == 0 ? 0 : (double) bands / blocks);
    }

    private void listen(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()))) {
            long deadline = Long.MAX_VALUE;
            try {
                while (true) {
                    byte[] coded = new byte[in.readInt()];
                    in.readFully(coded);
                    long now = System.nanoTime();
                    if (deadline == Long.MAX_VALUE) {
                        deadline = now + BUFFER;
                    } else if (now > deadline) {
                        interruptions++;
                        deadline = now + BUFFER;
                    }
                    deadline += PERIOD;
                    blocks++;
                    bands += coded.length;
                }
            } catch (IOException e) {
                // The stream has ended; had it been late already?
                if (System.nanoTime() > deadline) {
                    interruptions++;
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
