// args: 3 | 10 | 25
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.GregorianCalendar;
import java.util.Properties;
import java.util.Stack;
import java.util.TimeZone;
import java.util.Vector;

/** Fields of JDK classes that programs see: public ones, and protected ones in classes that extend them. */
public class SeenFields {
    static int total;

    static class Raw extends ByteArrayOutputStream {
        byte[] raw() {
            return buf;
        }

        int used() {
            return count;
        }

        void drop(int k) {
            count -= k;
        }
    }

    static class Chars extends CharArrayWriter {
        int capitals() {
            int k = 0;
            for (int i = 0; i < count; i++) {
                if (Character.isUpperCase(buf[i])) {
                    k++;
                }
            }
            return k;
        }
    }

    static class Skipping extends FilterInputStream {
        Skipping(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            in.read();
            return in.read();
        }
    }

    static class At extends ByteArrayInputStream {
        At(byte[] b) {
            super(b);
        }

        int left() {
            return count - pos;
        }

        byte peek() {
            return buf[pos];
        }
    }

    static class Buffered extends BufferedInputStream {
        Buffered(InputStream in) {
            super(in, 4);
        }

        int ready() {
            return count - pos;
        }
    }

    static class Counted extends DataOutputStream {
        Counted(ByteArrayOutputStream out) {
            super(out);
        }

        int bytes() {
            return written;
        }
    }

    static class Peeking<T> extends Vector<T> {
        @SuppressWarnings("unchecked")
        T at(int i) {
            return (T) elementData[i];
        }

        int many() {
            return elementCount;
        }
    }

    static class Few extends Stack<Integer> {
        void cut() {
            elementCount--;
        }
    }

    static class Listed extends ArrayList<Integer> {
        void touch() {
            modCount++;
        }

        int changes() {
            return modCount;
        }
    }

    static class Chained extends Properties {
        int ofDefaults() {
            return defaults == null ? 0 : defaults.size();
        }

        void chain(Properties p) {
            defaults = p;
        }
    }

    static class Calendar2 extends GregorianCalendar {
        Calendar2() {
            super(2020, 1, 1);
        }

        int year() {
            getTimeInMillis();
            get(YEAR);
            return fields[YEAR];
        }
    }

    /** An array that belongs to a stream which only this method knows. */
    static byte[] made(int n) {
        Raw raw = new Raw();
        raw.write(n);
        raw.write(n + 1);
        return raw.raw();
    }

    static int streams(int n) throws IOException {
        Raw raw = new Raw();
        for (int i = 0; i < n; i++) {
            raw.write(i * 5);
        }
        int s = 0;
        byte[] b = raw.raw();
        for (int i = 0; i < raw.used(); i++) {
            s += b[i] & 3;
        }
        raw.drop(2);
        s += raw.size();
        raw.raw()[0] = 77;
        byte[] early = raw.raw();
        raw.reset();
        raw.write(n);
        s += early[0] + made(n)[1];
        s += raw.toByteArray()[0];
        Chars chars = new Chars();
        for (int i = 0; i < n; i++) {
            chars.write(i % 3 == 0 ? 'A' : 'b');
        }
        s += chars.capitals();
        Skipping skipping = new Skipping(new ByteArrayInputStream(raw.toByteArray()));
        while (skipping.read() >= 0) {
            s += 5;
        }
        At at = new At(new byte[] {1, 2, 3, 4});
        at.read();
        s += at.left() * at.peek();
        Buffered buffered = new Buffered(new ByteArrayInputStream(new byte[n]));
        buffered.read();
        s += buffered.ready();
        Counted counted = new Counted(new ByteArrayOutputStream());
        counted.writeLong(n);
        counted.writeUTF("x".repeat(n));
        return s + counted.bytes();
    }

    static int lists(int n) {
        Peeking<Integer> peeking = new Peeking<>();
        for (int i = 0; i < n; i++) {
            peeking.add(0, i);
        }
        int s = peeking.at(0) + peeking.many();
        Few few = new Few();
        for (int i = 0; i < n; i++) {
            few.push(i);
        }
        few.cut();
        s += few.peek() + few.size();
        Listed listed = new Listed();
        listed.add(5);
        listed.add(0, n);
        s += listed.changes() * 3;
        try {
            for (int x : listed) {
                s += x;
                if (x == n && n > 5) {
                    listed.touch();
                }
            }
        } catch (ConcurrentModificationException e) {
            s += 1000;
        }
        Properties p = new Properties();
        p.setProperty("k" + n % 2, "v".repeat(n));
        Chained chained = new Chained();
        s += chained.ofDefaults();
        chained.chain(p);
        s += chained.ofDefaults() * 10;
        s += chained.getProperty("k0", "none").length();
        Calendar2 calendar = new Calendar2();
        calendar.setTimeZone(TimeZone.getTimeZone("UTC"));
        calendar.setTimeInMillis(n * 100_000_000_000L);
        return s + calendar.year();
    }

    static int places(int n) {
        Point p = new Point(n, 2);
        p.x += 3;
        p.translate(1, 1);
        int s = p.x * p.y;
        p.y = 9;
        s += p.equals(new Point(n + 4, 9)) ? 100 : 0;
        Dimension d = new Dimension(p.x, n);
        d.setSize(n, n);
        s += d.height;
        d.width = 5;
        s += (int) d.getWidth();
        Insets i = new Insets(1, 2, 3, 4);
        i.set(n, n, n, n);
        s += i.left;
        Point2D.Double q = new Point2D.Double();
        q.setLocation(n, 7);
        s += (int) (q.x + q.y);
        Rectangle r = new Rectangle(p, d);
        r.x -= 2;
        r.width = n;
        s += r.contains(p.x - 1, p.y) ? 50 : 20;
        return s;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int a = streams(n);
        for (int i = 0; i < a; i++) {
            total += i & 1;
        }
        int b = lists(n);
        for (int i = 0; i < b; i++) {
            total += 2;
        }
        int c = places(n);
        for (int i = 0; i < c; i++) {
            total += 3;
        }
        System.out.println(total);
    }
}
