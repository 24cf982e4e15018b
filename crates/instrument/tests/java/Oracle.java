import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.util.concurrent.atomic.AtomicLongArray;

/** Counts every instruction by itself: what the spanning-tree counters are compared with. */
public final class Oracle {
    static final AtomicLongArray HITS = new AtomicLongArray(Integer.getInteger("oracle.hits"));
    static final AtomicLongArray SUMS = new AtomicLongArray(Integer.getInteger("oracle.sums"));
    static final double[] FLOATS = new double[SUMS.length()];

    static {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            @Override
            public void run() {
                try (DataOutputStream out = new DataOutputStream(new FileOutputStream(System.getProperty("oracle.file")))) {
                    StringBuilder text = new StringBuilder();
                    for (int i = 0; i < HITS.length(); i++) {
                        text.append(HITS.get(i)).append('\n');
                    }
                    for (int i = 0; i < SUMS.length(); i++) {
                        text.append(SUMS.get(i)).append('\n');
                    }
                    for (double d : FLOATS) {
                        text.append(Double.doubleToRawLongBits(d)).append('\n');
                    }
                    out.write(text.toString().getBytes("US-ASCII"));
                } catch (java.io.IOException e) {
                    e.printStackTrace();
                }
            }
        });
    }

    public static void hit(int i) {
        HITS.incrementAndGet(i);
    }

    public static void add(int v, int i) {
        SUMS.addAndGet(i, v);
    }

    public static void add(long v, int i) {
        SUMS.addAndGet(i, v);
    }

    public static void add(float v, int i) {
        FLOATS[i] += v;
    }

    public static void add(double v, int i) {
        FLOATS[i] += v;
    }
}
