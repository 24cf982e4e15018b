// args: 4 red | 9 green | 14 blue
import java.io.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Period;
import java.util.*;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Messages travel as bytes: through a pipe between two threads and through queues along a chain of worker threads,
 * which are joined. The messages are throwables (causes, suppressed ones, their own traces), strings longer than
 * 64 KB, dates, decimals, builders whose capacity is written too, locales, classes and boxed values.
 */
public class PipeWorkers {
    static int localized;

    static class Failure extends Exception {
        final int code;
        transient String hint = "hint"; protected Object detail;
        Failure(String m, int code, Throwable cause) { super(m, cause); this.code = code; setStackTrace(frames(code)); }
        Failure(int code) { super("quiet", null, false, false); this.code = code; }
        @Override public String getLocalizedMessage() { localized++; return "#" + super.getMessage(); }
        private static StackTraceElement[] frames(int k) {
            StackTraceElement[] f = new StackTraceElement[k % 5];
            for (int i = 0; i < f.length; i++) f[i] = new StackTraceElement("some.Type" + i, "run", i % 2 == 0 ? null : "Type.java", i * k);
            return f;
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            if (getCause() != null) addSuppressed(new Failure(code + 1));
        }
    }

    static class Parcel implements Serializable {
        final Object load;
        int hops;
        int[] sizes = new int[3];
        Parcel(Object load) { this.load = load; }
    }

    /** Passes on what it is given, as bytes; counts in its own fields. */
    static class Worker extends Thread {
        final BlockingQueue<byte[]> from, to;
        final int number;
        int handled, weight, failed;
        Worker(int number, BlockingQueue<byte[]> from, BlockingQueue<byte[]> to) { this.number = number; this.from = from; this.to = to; }
        @Override public void run() {
            try {
                byte[] b;
                while ((b = from.take()).length > 0) {
                    try {
                        Parcel p = (Parcel) thaw(b);
                        p.sizes[number] = b.length;
                        for (p.hops++; weight % 7 < p.hops; weight++) handled += 100;
                        handled++;
                        weight += b.length % 5;
                        to.put(freeze(p.hops == 2 && p.load instanceof Boolean ? new Parcel(p) : p));
                    } catch (NotSerializableException | ClassCastException e) {
                        failed++;
                    }
                }
                to.put(b);
            } catch (Exception e) { failed += 1000; }
        }
    }

    static byte[] freeze(Object o) throws IOException {
        ByteArrayOutputStream buf = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(buf)) { out.writeObject(o); }
        return buf.toByteArray();
    }
    static Object thaw(byte[] b) throws IOException, ClassNotFoundException { return new ObjectInputStream(new ByteArrayInputStream(b)).readObject(); }

    static Object message(int i, String word) {
        StringBuilder sb = new StringBuilder(word);
        switch (i % 10) {
            case 0: return new Failure(word, i + 3, new Wrapped(new Failure("inner", i + 7, null)));
            case 1: return "\u00e9\0x".repeat(16000 + i * 800) + word;
            case 2: return LocalDate.of(2023, 12, 30).plusDays(i);
            case 3: return new BigDecimal("12.50").setScale(i % 4 + 1);
            case 4: sb.ensureCapacity(i * 20); return sb;
            case 5: return new Object[] {Locale.forLanguageTag("de-CH"), UUID.nameUUIDFromBytes(word.getBytes()), Period.ofDays(i), int[].class, i};
            case 6: return Boolean.TRUE;
            case 7: return new AtomicInteger(i);
            case 8: Failure f = new Failure(i); f.addSuppressed(new Error()); f.detail = f; return f;
            default: return List.of(i, i, (long) i, word);
        }
    }
    static class Wrapped extends IllegalStateException { Wrapped(Throwable t) { super("outer", t); setStackTrace(new StackTraceElement[0]); addSuppressed(t); } }

    static int weigh(Object o) {
        if (o instanceof Failure f) {
            int w = f.code + f.getStackTrace().length * 10 + f.getSuppressed().length * 100 + (f.hint == null ? 1000 : 0) + f.toString().length();
            for (Throwable t = f.getCause(); t != null; t = t.getCause()) w += 5000 + t.getSuppressed().length * 20000;
            return f.detail == f ? w + 3 : w;
        }
        if (o instanceof CharSequence s) return s.length() + (o instanceof StringBuilder b ? b.capacity() : 0);
        if (o instanceof LocalDate d) return d.getDayOfYear() + (d.isLeapYear() ? 1 : 0);
        if (o instanceof BigDecimal d) return d.scale() * 10 + d.precision();
        if (o instanceof Object[] a) return a[0].toString().length() + Math.abs(a[1].hashCode() % 50) + ((Period) a[2]).getDays() + ((Class<?>) a[3]).getName().length() + (Integer) a[4];
        if (o instanceof AtomicInteger x) return x.incrementAndGet();
        if (o instanceof List<?> l) return l.get(0) == l.get(1) ? 40 : l.get(1).equals(l.get(2)) ? 60 : 70;
        return o == Boolean.TRUE ? 1 : Boolean.TRUE.equals(o) ? 2 : 3;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        PipedInputStream sink = new PipedInputStream(512);
        PipedOutputStream source = new PipedOutputStream(sink);
        int[] sent = {0, 0};
        Thread producer = new Thread(() -> {
            try (ObjectOutputStream out = new ObjectOutputStream(source)) {
                for (int i = 0; i < n; i++) {
                    sent[0] += i % 3;
                    out.writeObject(message(i, args[1]));
                    if (i % 4 == 2) out.reset();
                    for (int k = 0; k < i % 3; k++) out.writeInt(k);
                    out.flush();
                }
                out.writeObject(null);
                if (n % 2 == 1) throw new IOException("odd");
                sent[1] = 1;
            } catch (IOException e) { sent[1] = 2; }
        });
        producer.start();
        int loops = 0, ints = 0, total = 0, count = 0;
        List<Object> received = new ArrayList<>();
        try (ObjectInputStream in = new ObjectInputStream(sink)) {
            Object o;
            while ((o = in.readObject()) != null) {
                received.add(o);
                int w = weigh(o);
                total += w;
                for (int k = w; k > 0; k = k * 2 / 3) loops++;
                for (int k = 0; k < count % 3; k++) ints += in.readInt();
                count++;
            }
            while (in.read() >= 0) count += 100;
        }
        producer.join();
        System.out.println(count + " " + total + " " + loops + " " + ints + " " + sent[0] + " " + sent[1]);

        BlockingQueue<byte[]> first = new ArrayBlockingQueue<>(n + 3), a = new ArrayBlockingQueue<>(2), b = new ArrayBlockingQueue<>(2), last = new ArrayBlockingQueue<>(n + 3);
        Worker[] workers = {new Worker(0, first, a), new Worker(1, a, b), new Worker(2, b, last)};
        for (Object o : received) first.put(freeze(o instanceof AtomicInteger x && x.get() > 7 ? x : new Parcel(o)));
        first.put(new byte[0]);
        int handled = 0, weights = 0, failed = 0, hops = 0, grown = 0;
        for (Worker w : workers) w.start();
        for (Worker w : workers) { w.join(); handled = handled * 2 + w.handled; weights += w.weight; failed += w.failed; }
        for (byte[] m; (m = last.take()).length > 0; ) {
            Parcel p = (Parcel) thaw(m);
            for (int i = 0; i < p.hops; i++) hops += p.load instanceof Parcel q ? q.hops * 10 : 1;
            for (int k = p.sizes[0]; k < p.sizes[2]; k++) grown++;
            total += weigh(p.load) % 1000;
        }
        System.out.println(handled + " " + weights + " " + failed + " " + hops + " " + grown + " " + total + " " + localized);
    }
}
