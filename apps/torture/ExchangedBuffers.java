// args: 3 | 17 4 | 29 2
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;

/** Two threads swap two buffers; what the one wrote as shorts the other reads as bytes, and answers in the same buffer. */
public class ExchangedBuffers {
    static final class Filler implements Runnable {
        private final Exchanger<ByteBuffer> ex;
        private final int n;
        private ByteBuffer mine;
        int swaps;
        int credit;

        Filler(Exchanger<ByteBuffer> ex, int n, int room) {
            this.ex = ex;
            this.n = n;
            this.mine = ByteBuffer.allocate(room * 2 + 8);
        }

        @Override
        public void run() {
            int next = 1;
            int budget = n * 3;
            try {
                while (budget > 0 && swaps < 60) {
                    mine.clear();
                    mine.order(swaps % 2 == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
                    ShortBuffer view = mine.position(4).slice().order(mine.order()).asShortBuffer();
                    int wanted = 1 + credit % 5;
                    while (view.hasRemaining() && wanted-- > 0) {
                        view.put((short) (next = next * 31 + swaps));
                        budget--;
                    }
                    mine.putInt(0, view.position());
                    mine.position(0).limit(4 + view.position() * 2);
                    mine = ex.exchange(mine, 5, TimeUnit.SECONDS);
                    swaps++;
                    credit = mine.getInt(0);
                }
                mine.clear().limit(0);
                ex.exchange(mine, 5, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static long drain(Exchanger<ByteBuffer> ex, int room) throws Exception {
        ByteBuffer spare = ByteBuffer.allocate(room * 2 + 8);
        spare.putInt(0, 2);
        long sum = 7;
        while (true) {
            ByteBuffer got = ex.exchange(spare, 5, TimeUnit.SECONDS);
            if (got.limit() == 0) {
                return sum;
            }
            int count = got.getInt();
            int odd = 0;
            while (got.hasRemaining()) {
                byte b = got.get();
                if ((b & 1) != 0) {
                    odd++;
                }
                sum = sum * 3 + (b & 0xff);
            }
            got.clear();
            got.order(ByteOrder.BIG_ENDIAN);
            got.putInt(0, odd + count);
            spare = got;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int room = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        Exchanger<ByteBuffer> ex = new Exchanger<>();
        Filler filler = new Filler(ex, n, room);
        Thread t = new Thread(filler, "filler");
        t.setDaemon(true);
        t.start();
        long sum = drain(ex, room);
        t.join();
        int rounds = 0;
        for (long left = sum & 0xfff; left > 0; left -= filler.credit + 3) {
            rounds++;
        }
        System.out.println(filler.swaps + " " + filler.credit + " " + rounds);
    }
}
