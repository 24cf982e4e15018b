// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.CharBuffer;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalQuery;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Dictionary;
import java.util.Enumeration;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;

/** Classes of the program that stand in for those of the JDK, which calls them. */
public class OwnOfTheJdk {
    static int seen;

    static class Sum implements Checksum {
        long sum;

        public void update(int b) {
            sum += b;
            seen++;
        }

        public void update(byte[] b, int off, int len) {
            for (int i = off; i < off + len; i++) {
                update(b[i]);
            }
        }

        public long getValue() {
            return sum;
        }

        public void reset() {
            sum = 0;
        }
    }

    static class Counting implements Appendable {
        int chars;
        int parts;

        public Appendable append(CharSequence s) {
            chars += s.length();
            parts++;
            return this;
        }

        public Appendable append(CharSequence s, int from, int to) {
            chars += to - from;
            return this;
        }

        public Appendable append(char c) {
            chars++;
            return this;
        }
    }

    static class Numbers implements Readable {
        int left;

        Numbers(int left) {
            this.left = left;
        }

        public int read(CharBuffer buffer) throws IOException {
            if (left == 0) {
                return -1;
            }
            String text = left-- + " ";
            buffer.put(text);
            seen++;
            return text.length();
        }
    }

    static class Ticking extends Clock {
        long now;

        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        public Clock withZone(ZoneId zone) {
            return this;
        }

        public Instant instant() {
            now += 40L * 86_400;
            return Instant.ofEpochSecond(now);
        }
    }

    static class Texts extends ListResourceBundle {
        protected Object[][] getContents() {
            seen += 2;
            return new Object[][] {{"a", "first"}, {"b", "second one"}};
        }
    }

    static class Steady extends Random {
        int k;

        @Override
        protected int next(int bits) {
            k++;
            return (k * 7919 & 0x7fffffff) >>> (31 - Math.min(bits, 31));
        }
    }

    static class Halves extends AbstractSequentialList<Integer> {
        final List<Integer> inner = new ArrayList<>();

        public ListIterator<Integer> listIterator(int index) {
            seen++;
            return inner.listIterator(index);
        }

        public int size() {
            return inner.size();
        }
    }

    static class Ring extends AbstractQueue<Integer> {
        final int[] slots = new int[64];
        int head;
        int tail;

        public boolean offer(Integer x) {
            if (tail - head >= 8) {
                return false;
            }
            slots[tail++ % 64] = x;
            return true;
        }

        public Integer poll() {
            return head == tail ? null : slots[head++ % 64];
        }

        public Integer peek() {
            return head == tail ? null : slots[head % 64];
        }

        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = head;

                public boolean hasNext() {
                    return at < tail;
                }

                public Integer next() {
                    return slots[at++ % 64];
                }
            };
        }

        public int size() {
            return tail - head;
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        final int n;

        Squares(int n) {
            this.n = n;
        }

        public Set<Map.Entry<Integer, Integer>> entrySet() {
            return new AbstractSet<>() {
                public Iterator<Map.Entry<Integer, Integer>> iterator() {
                    return new Iterator<>() {
                        int i;

                        public boolean hasNext() {
                            return i < n;
                        }

                        public Map.Entry<Integer, Integer> next() {
                            seen++;
                            return Map.entry(i, i++ * i);
                        }
                    };
                }

                public int size() {
                    return n;
                }
            };
        }
    }

    static class Few extends Dictionary<String, Integer> {
        int asked;

        public int size() {
            return 1;
        }

        public boolean isEmpty() {
            return false;
        }

        public Enumeration<String> keys() {
            return Collections.enumeration(List.of("k"));
        }

        public Enumeration<Integer> elements() {
            return Collections.enumeration(List.of(1));
        }

        public Integer get(Object key) {
            return asked += key.toString().length();
        }

        public Integer put(String key, Integer value) {
            return null;
        }

        public Integer remove(Object key) {
            return null;
        }
    }

    static class Wide implements Formattable {
        public void formatTo(Formatter f, int flags, int width, int precision) {
            seen += width;
            f.format("<%d>", precision);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int s = 0;
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(new byte[] {5, 6, (byte) n}), new Sum());
        while (in.read() >= 0) {
            s++;
        }
        s += (int) in.getChecksum().getValue();
        Counting counting = new Counting();
        try (Formatter f = new Formatter(counting, Locale.ROOT)) {
            f.format("%d and %5s%n", n, "x".repeat(n % 4));
        }
        s += counting.chars * 3 + counting.parts;
        Scanner scanner = new Scanner(new Numbers(n));
        while (scanner.hasNextInt()) {
            s += scanner.nextInt() & 3;
        }
        Ticking clock = new Ticking();
        LocalDate date = LocalDate.now(clock);
        TemporalAdjuster monday = t -> {
            Temporal u = t;
            while (u.get(ChronoField.DAY_OF_WEEK) != DayOfWeek.MONDAY.getValue()) {
                u = u.plus(1, java.time.temporal.ChronoUnit.DAYS);
                seen++;
            }
            return u;
        };
        s += date.plusDays(n).with(monday).getDayOfMonth();
        TemporalQuery<Integer> quarter = t -> (t.get(ChronoField.MONTH_OF_YEAR) - 1) / 3;
        s += LocalDate.now(clock).query(quarter) * 10;
        Texts texts = new Texts();
        s += texts.getString("b").length() + texts.keySet().size();
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        Steady steady = new Steady();
        Collections.shuffle(list, steady);
        s += list.get(0) + steady.k + steady.nextInt(10);
        PrimitiveIterator.OfInt ints = steady.ints(3, 0, 50).iterator();
        while (ints.hasNext()) {
            s += ints.nextInt();
        }
        Halves halves = new Halves();
        halves.add(4);
        halves.addAll(0, list);
        halves.removeIf(x -> x % 2 == 1);
        s += halves.size() + halves.indexOf(4) + (halves.contains(3) ? 100 : 0);
        Ring ring = new Ring();
        try {
            for (int i = 0; i < n; i++) {
                ring.add(i);
            }
        } catch (IllegalStateException e) {
            s += 500;
        }
        ring.remove();
        s += ring.element() + ring.size() + ring.stream().mapToInt(x -> x).sum();
        Squares squares = new Squares(n);
        s += squares.getOrDefault(2, -1) + (squares.containsValue(4) ? 1000 : 0) + squares.hashCode() % 10;
        Few few = new Few();
        s += few.get("abc") + few.get("d");
        s += String.format("%8.2s|%s", new Wide(), "y").length();
        for (int i = 0; i < s % 500; i++) {
            seen += i & 1;
        }
        System.out.println(s + " " + seen);
    }
}
