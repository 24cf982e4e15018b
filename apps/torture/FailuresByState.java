// args: 3 7 | 6 2 | 11 5
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.PriorityQueue;
import java.util.Scanner;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.BaseStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Calls of the JDK that fail, or ask the program, because of what was called before, which nothing else of theirs depends on: streams and formatters used once,
 * positions of buffers, lengths of texts, bounds of random numbers, queues of one element, what was closed. Each was wrong in slices that random calls found.
 */
public class FailuresByState {
    static int failed;
    static int asked;
    static Stream<Integer> used = Stream.of(1, 2);
    static Stream<Integer> closing = Stream.of(3);
    static IntStream joined = IntStream.rangeClosed(1, 5);
    static Formatter formatter = new Formatter(new StringBuilder());
    static ByteBuffer bytes = ByteBuffer.allocate(16);
    static StringBuilder text = new StringBuilder();
    static Scanner scanner = new Scanner("1 2 3 4 5 6 7 8 9");
    static SplittableRandom random = new SplittableRandom(5);
    static GregorianCalendar calendar = new GregorianCalendar(2001, 1, 3);
    static AtomicReference<Object> reference = new AtomicReference<>(1);
    static Deflater deflater = new Deflater();
    static Inflater inflater = new Inflater();
    static byte[] packed = new byte[40];
    static Reader reader = new StringReader("a few characters of a text");
    static CharBuffer room = CharBuffer.allocate(12);
    static PriorityQueue<Integer> queue = new PriorityQueue<>((a, b) -> {
        asked++;
        return b - a;
    });

    static void streams(int i) {
        int sum = used == null ? 0 : 1;
        if (i == 0) {
            sum += used.toList().size();
            closing.forEach(x -> asked += x);
        }
        try {
            BaseStream<Integer, Stream<Integer>> other = used.unordered();
            sum += other == null ? 0 : 2;
        } catch (IllegalStateException e) {
            failed++;
        }
        try {
            closing = closing.onClose(() -> asked++);
        } catch (Exception e) {
            failed += 2;
        }
        if (sum > 2) {
            failed++;
        }
    }

    static void concatenated(int i) {
        if (i == 2) {
            try {
                asked += (int) IntStream.concat(joined, IntStream.range(0, 3)).count();
            } catch (IllegalStateException e) {
                failed++;
            }
        }
        boolean there = false;
        try {
            there = joined.max().isPresent();
        } catch (Exception e) {
            failed++;
        }
        if (there) {
            asked++;
        }
    }

    static int multiplied(int i) {
        return Stream.of(i, i + 1).mapMultiToInt((x, sink) -> {
            for (int k = 0; k < (x & 3); k++) {
                sink.accept(k);
            }
        }).sum() + (int) Stream.of(i).mapMultiToLong((x, sink) -> sink.accept(x)).count() + (int) Stream.of(i).mapMultiToDouble((x, sink) -> sink.accept(x * 0.5)).sum();
    }

    static int spread(int i) {
        return IntStream.range(0, i).mapMulti((x, sink) -> {
            if (x % 2 == 0) {
                sink.accept(x);
                sink.accept(i);
            }
        }).sum() % 7;
    }

    static void formatted(int i) {
        if (i == 2) {
            formatter.close();
        }
        Appendable out = null;
        try {
            out = formatter.out();
        } catch (Exception e) {
            failed++;
        }
        if (out != null) {
            asked++;
        }
    }

    static void views(int i) {
        try {
            bytes.putShort((short) i);
        } catch (Exception e) {
            failed++;
        }
        CharBuffer chars = bytes.asCharBuffer();
        if (chars.length() > 4) {
            asked++;
        }
        StringWriter writer = null;
        text.insert(0, i);
        try {
            writer = new StringWriter().append(text, 1, i + 1);
        } catch (IndexOutOfBoundsException e) {
            failed++;
        }
        if (writer != null) {
            asked += 2;
        }
    }

    static void scanned(int i) {
        if (i == 4) {
            scanner.close();
        }
        boolean more = false;
        try {
            more = scanner.hasNextInt();
        } catch (IllegalStateException e) {
            failed++;
        }
        if (more) {
            asked++;
        }
    }

    static void drawn(int i, int k) {
        try {
            random.nextInt(i, k);
        } catch (IllegalArgumentException e) {
            failed++;
        }
        SplittableRandom[] part = new SplittableRandom[1];
        try {
            part[0] = random.split(new SplittableRandom(i));
            asked += (int) random.rngs(2).filter(r -> r.nextInt(9) > 4).count();
        } catch (IllegalArgumentException e) {
            failed++;
        }
        if (random.nextExponential() > 0.7 || random.nextInt() % 3 == 0) {
            asked++;
        }
    }

    static void dated(int i) {
        if (i % 3 == 0) {
            calendar.clear();
        }
        if (calendar.toString().contains("time=?")) {
            asked++;
        }
        if (i % 2 == 0) {
            calendar.getTime();
        }
        if (calendar.toString().contains("areFieldsSet=true")) {
            asked += 2;
        }
    }

    static void referred(int i) {
        reference.setRelease("k" + i);
        Object old = reference.compareAndExchangeAcquire("k3", i);
        if (old instanceof String && ((String) old).length() > 2) {
            asked++;
        }
        if (reference.weakCompareAndSetAcquire(old, 4) || reference.weakCompareAndSetRelease(4, null)) {
            asked++;
        }
    }

    static void filled(int i) {
        if (i == 2) {
            room.clear();
        }
        int count = -1;
        try {
            count = reader.read(room);
        } catch (IOException e) {
            failed++;
        }
        if (count > 0) {
            asked++;
        }
        if (reader instanceof StringReader && room.position() > 5) {
            asked += 2;
        }
    }

    static void compressed(int i) {
        try {
            deflater.setDictionary(new byte[6], 0, 4);
        } catch (NullPointerException e) {
            failed++;
        }
        if (i == 2) {
            deflater.end();
        }
        packed[0] = 0;
        Deflater other = new Deflater();
        other.setInput(new byte[30]);
        other.finish();
        int length = other.deflate(packed);
        inflater.reset();
        inflater.setInput(packed, 0, length);
        if (i % 3 == 1) {
            packed[0] = 1;
        }
        try {
            asked += inflater.inflate(new byte[50]) & 1;
        } catch (DataFormatException e) {
            failed++;
        }
        if (i == 4) {
            inflater.end();
        }
        if (i > 4) {
            asked += (int) inflater.getBytesRead();
        }
    }

    static void queued(int i) {
        Integer last = queue.poll();
        boolean added = false;
        try {
            added = queue.add(i & 3);
        } catch (RuntimeException e) {
            failed++;
        }
        if (added) {
            failed--;
        }
        if (last != null && last > 1) {
            failed += 2;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int k = Integer.parseInt(args[1]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            streams(i);
            concatenated(i);
            sum += multiplied(i);
            sum += spread(i);
            formatted(i);
            views(i);
            scanned(i);
            drawn(i, k);
            dated(i);
            referred(i);
            queued(i);
            filled(i);
            try {
                compressed(i);
            } catch (NullPointerException e) {
                failed += 3;
            }
        }
        for (int i = 0; i < sum % 10; i++) {
            asked++;
        }
        System.out.println(failed + " " + asked + " " + sum);
    }
}
