// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.text.DateFormat;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Date;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.concurrent.CompletableFuture;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.LongStream;

/** Futures of two others, streams that digest, manifests, buffers of numbers, streams of random numbers. */
public class CombinedFutures {
    static int seen;

    static int futures(int n) {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> b = CompletableFuture.completedFuture(n);
        CompletableFuture<Void> both = a.thenAcceptBoth(b, (x, y) -> seen += x * y);
        CompletableFuture<Void> after = a.runAfterBoth(b, () -> seen += 3);
        CompletableFuture<Integer> either = a.applyToEither(b, x -> x + 1);
        a.acceptEither(b, x -> seen += x);
        a.complete(2);
        both.join();
        after.join();
        int s = either.join() + a.thenCombine(b, (x, y) -> x - y).join();
        CompletableFuture<Integer> failed = a.thenApply(x -> {
            if (n > 5) {
                throw new IllegalStateException("many");
            }
            return x;
        });
        s += failed.exceptionally(e -> e.getMessage().length()).join();
        return s + (failed.isCompletedExceptionally() ? 50 : 0) + b.getNow(0);
    }

    static int digests(int n) throws IOException, GeneralSecurityException {
        byte[] data = new byte[n];
        for (int i = 0; i < n; i++) {
            data[i] = (byte) i;
        }
        int s = 0;
        try (DigestInputStream in = new DigestInputStream(new ByteArrayInputStream(data), MessageDigest.getInstance("MD5"))) {
            while (in.read() >= 0) {
                s++;
            }
            s += in.getMessageDigest().digest()[0] & 15;
        }
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        DigestOutputStream out = new DigestOutputStream(kept, MessageDigest.getInstance("SHA-1"));
        out.write(data);
        out.on(false);
        out.write(1);
        return s + (out.getMessageDigest().digest()[1] & 7) + kept.size();
    }

    static int manifests(int n) throws IOException {
        StringBuilder text = new StringBuilder("Manifest-Version: 1.0\nMain-Class: a.B\n\n");
        for (int i = 0; i < n; i++) {
            text.append("Name: e").append(i).append("\nSize: ").append(i * 3).append("\n\n");
        }
        Manifest manifest = new Manifest(new ByteArrayInputStream(text.toString().getBytes()));
        int s = manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS).length();
        for (Attributes entry : manifest.getEntries().values()) {
            s += Integer.parseInt(entry.getValue("Size"));
        }
        Attributes own = new Attributes();
        own.putValue("Depth", String.valueOf(n));
        return s + Integer.parseInt(own.getValue("Depth")) + own.size();
    }

    static int buffers(int n) {
        IntBuffer ints = IntBuffer.wrap(new int[n]);
        while (ints.hasRemaining()) {
            ints.put(ints.position() * 2);
        }
        ints.flip();
        int s = 0;
        while (ints.hasRemaining()) {
            s += ints.get();
        }
        LongBuffer longs = LongBuffer.allocate(n);
        longs.put(0, 5).put(n - 1, 7);
        long[] copy = new long[n];
        longs.get(copy);
        CharBuffer chars = CharBuffer.wrap(new char[n]);
        chars.put(0, 'x').put(n - 1, 'y');
        String text = chars.toString();
        return s + (int) (copy[0] + copy[n - 1]) + text.indexOf('y') + ints.mismatch(IntBuffer.wrap(new int[] {0, 2, 5}));
    }

    static int numbers(int n) throws Exception {
        Random random = new Random(n);
        long s = random.longs(n, 0, 10).sum() + random.ints(n, 0, 10).max().getAsInt();
        long[] all = LongStream.rangeClosed(1, n).map(x -> x * x).toArray();
        s += all[n - 1] + LongStream.of(all).filter(x -> x % 2 == 0).count();
        double[] halves = random.doubles(n).map(x -> x + 0.5).toArray();
        for (double h : halves) {
            s += h > 1 ? 1 : 0;
        }
        DateFormat format = DateFormat.getDateInstance(DateFormat.SHORT, Locale.US);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        s += format.format(new Date(n * 86_400_000L)).length();
        Number parsed = NumberFormat.getInstance(Locale.US).parse(n + ",000");
        ParsePosition at = new ParsePosition(1);
        Number rest = NumberFormat.getInstance(Locale.US).parse("x" + n, at);
        return (int) s + parsed.intValue() + rest.intValue() + at.getIndex();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int total = futures(n) + digests(n) + manifests(n) + buffers(n) + numbers(n);
        int steps = 0;
        for (int i = 0; i < (total + seen) % 100; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + seen + " " + steps);
    }
}
