// args: 3 ab | 10 hello | 25 x
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

/** Writers that are wrapped, encoders that stream, objects that write themselves, atomics with marks, seeded numbers. */
public class ValueDetails {
    public static final class Point implements Externalizable {
        int x;
        String name;

        public Point() {
        }

        Point(int x, String name) {
            this.x = x;
            this.name = name;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(x * 2);
            out.writeUTF(name);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            x = in.readInt() / 2;
            name = in.readUTF();
        }
    }

    static final class Counting extends OutputStream {
        final OutputStream to;
        int bytes;
        int flushed;

        Counting(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int b) throws IOException {
            bytes++;
            to.write(b);
        }

        @Override
        public void flush() {
            flushed++;
        }
    }

    static int writers(int n, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Counting counting = new Counting(bytes);
        CRC32 crc = new CRC32();
        try (PrintStream out = new PrintStream(new CheckedOutputStream(counting, crc), true, StandardCharsets.UTF_8)) {
            for (int i = 0; i < n; i++) {
                out.printf(Locale.ROOT, "%d:%s%n", i, text);
                out.append(text, 0, 1).print('c');
            }
            out.println(new char[] {'a', 'b'});
        }
        StringWriter string = new StringWriter();
        PrintWriter writer = new PrintWriter(string);
        writer.format("%05.1f|%x", n / 2.0, n).append('!').flush();
        int total = counting.bytes + counting.flushed + (int) (crc.getValue() & 15) + bytes.size() + string.toString().length();
        string.getBuffer().setLength(2);
        total += string.toString().length() * 100;
        Formatter formatter = new Formatter(new StringBuilder("pre"), Locale.ROOT);
        for (int i = 0; i < n % 4; i++) {
            formatter.format("%3d", i);
        }
        StringJoiner joiner = new StringJoiner(",", "[", "]");
        joiner.setEmptyValue("none");
        for (int i = 0; i < n - 5; i++) {
            joiner.add("j" + i);
        }
        return total + formatter.toString().length() + formatter.out().toString().indexOf('1') + joiner.length();
    }

    static int coded(int n, String text) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        try (OutputStream out = Base64.getMimeEncoder(8, new byte[] {'\n'}).wrap(kept)) {
            for (int i = 0; i < n; i++) {
                out.write(text.charAt(i % text.length()));
            }
        }
        int total = kept.size();
        try (var in = Base64.getMimeDecoder().wrap(new ByteArrayInputStream(kept.toByteArray()))) {
            for (int b = in.read(); b >= 0; b = in.read()) {
                total += b & 3;
            }
        }
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(data)) {
            out.writeObject(new Point(n, text));
            out.writeObject(new int[] {n, 2});
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(data.toByteArray()))) {
            Point p = (Point) in.readObject();
            total += p.x + p.name.length() + ((int[]) in.readObject())[0];
        }
        return total;
    }

    static int atomics(int n) {
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 0);
        int[] stamp = new int[1];
        for (int i = 0; i < n; i++) {
            String now = stamped.get(stamp);
            stamped.compareAndSet(now, now.length() > 3 ? "b" : now + "c", stamp[0], stamp[0] + (i % 3 == 0 ? 2 : 1));
        }
        int total = stamped.getStamp() + stamped.getReference().length();
        AtomicMarkableReference<Integer> marked = new AtomicMarkableReference<>(1, false);
        boolean[] mark = new boolean[1];
        total += marked.compareAndSet(1, 2, false, n > 5) ? marked.get(mark) : 0;
        total += mark[0] ? 10 : 20;
        LongAccumulator most = new LongAccumulator(Math::max, 0);
        DoubleAdder sum = new DoubleAdder();
        AtomicLong product = new AtomicLong(1);
        for (int i = 1; i < n; i++) {
            most.accumulate(i * 7 % 11);
            sum.add(i / 2.0);
            product.accumulateAndGet(i, (a, b) -> a * b % 10007);
        }
        return total + (int) most.get() + (int) sum.sum() + (int) (product.getAndUpdate(x -> 0) % 50) + product.intValue();
    }

    static int seeded(int n) {
        Random random = new Random(42L + n);
        SplittableRandom split = new SplittableRandom(n);
        SplittableRandom other = split.split();
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += random.nextInt(10) + split.nextInt(3, 9) + other.nextInt(5) + (random.nextGaussian() > 0 ? 1 : 0);
        }
        byte[] noise = new byte[4];
        random.nextBytes(noise);
        total += noise[2] & 7;
        List<Integer> shuffled = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            shuffled.add(i);
        }
        java.util.Collections.shuffle(shuffled, random);
        BigInteger prime = BigInteger.probablePrime(16, random).nextProbablePrime();
        return total + shuffled.get(0) + prime.bitLength() + new BigInteger(20, random).bitCount() + Objects.hashCode(shuffled.get(1));
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int total = writers(n, args[1]) + coded(n, args[1]) + atomics(n) + seeded(n);
        int drawn = ThreadLocalRandom.current().nextInt(2);
        int steps = 0;
        for (int i = 0; i < total % 100; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps + " " + (drawn < 2));
    }
}
