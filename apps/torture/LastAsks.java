// args: 3 abc | 8 hello.w | 13 one.two
import java.io.*;
import java.nio.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.stream.*;
import javax.xml.parsers.*;
import javax.xml.stream.*;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

/** Parents, readers and calendars that are told apart by what was asked before. */
@SuppressWarnings("all")
public class LastAsks {
    static int pulled;
    static Reader xml() { return new FilterReader(new StringReader("<a><b/>text</a>")) { @Override public void close() { } }; }
    static int left(Reader r) throws IOException { int c = 0; while (r.read() >= 0) c++; return c; }

    static int phaserChild(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Phaser p = new Phaser(1);
            if (i % 2 == 0) { new Phaser(p, 2); }
            for (int k = p.getRegisteredParties(); k > 0; k--) t++;
        }
        return t;
    }
    static int phaserChild0(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Phaser p = new Phaser(1), q = new Phaser(p);
            if (i % 2 == 0) { q.register(); }
            for (int k = p.getRegisteredParties(); k > 0; k--) t++;
        }
        return t;
    }
    static int groupChild(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ThreadGroup g = new ThreadGroup("g"), keep;
            if (i % 2 == 0) { keep = new ThreadGroup(g, "h"); }
            for (int k = g.activeGroupCount(); k > 0; k--) t++;
        }
        return t;
    }
    static int loggerNames(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Logger keep = null;
            if (i % 2 == 0) { keep = Logger.getLogger("zz." + i); }
            if (LogManager.getLogManager().getLogger("zz." + i) != null) for (int k = 0; k < 4; k++) t++; if (keep != null) t++;
        }
        return t;
    }
    static int staxNew(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Reader r = xml();
            if (i % 2 == 0) { XMLInputFactory.newInstance().createXMLStreamReader(r); }
            int c = left(r); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int staxEvent(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Reader r = xml();
            if (i % 2 == 0) { XMLInputFactory.newInstance().createXMLEventReader(r); }
            int c = left(r); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int domParse(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Reader r = xml();
            if (i % 2 == 0) { DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(r)); }
            int c = left(r); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int saxParse(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Reader r = xml();
            if (i % 2 == 0) { SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(r), new DefaultHandler()); }
            int c = left(r); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int transforms(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Reader r = xml(); StringWriter o = new StringWriter();
            if (i % 2 == 0) { TransformerFactory.newInstance().newTransformer().transform(new StreamSource(r), new StreamResult(o)); }
            int c = o.toString().length() + left(r); for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    static int toChars(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            char[] b = new char[4];
            if (i % 2 == 0) { Character.toChars(0x1F600, b, 1); }
            for (char q : b) if (q != 0) t++;
        }
        return t;
    }
    static int hexAppend(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            StringBuilder b = new StringBuilder();
            if (i % 2 == 0) { HexFormat.of().formatHex(b, new byte[] {1, 2}); HexFormat.of().toHexDigits(b, (byte) 3); }
            for (int k = b.length(); k > 0; k--) t++;
        }
        return t;
    }
    static int base64Buffer(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteBuffer b = ByteBuffer.wrap(w.getBytes());
            if (i % 2 == 0) { Base64.getEncoder().encode(b); }
            for (int k = 0; k < b.remaining(); k++) t++;
        }
        return t;
    }
    static int base64Array(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            byte[] b = new byte[60];
            if (i % 2 == 0) { Base64.getEncoder().encode(w.getBytes(), b); }
            for (byte q : b) if (q != 0) t++;
        }
        return t;
    }
    static int base64Wrap(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            ByteArrayInputStream in = new ByteArrayInputStream("YWJj".getBytes());
            if (i % 2 == 0) { Base64.getDecoder().wrap(in).read(); }
            for (int k = in.available(); k > 0; k--) t++;
        }
        return t;
    }
    static int writeCalendar(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31); c.set(Calendar.MONTH, 1);
            if (i % 2 == 0) { new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(c); }
            c.set(Calendar.DAY_OF_MONTH, 1); for (int k = 0; k < c.get(Calendar.MONTH); k++) t++;
        }
        return t;
    }
    static int isSetCalendar(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31);
            if (i % 2 == 0) { c.get(Calendar.DAY_OF_WEEK); }
            if (c.isSet(Calendar.DAY_OF_WEEK)) for (int k = 0; k < 4; k++) t++;
        }
        return t;
    }
    static int isSetAfterTime(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31);
            if (i % 2 == 0) { c.getTime(); }
            for (int f = 0; f < Calendar.FIELD_COUNT; f++) if (c.isSet(f)) t++;
        }
        return t;
    }
    static int isSetAfterWrite(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31);
            if (i % 2 == 0) { new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(c); }
            for (int f = 0; f < Calendar.FIELD_COUNT; f++) if (c.isSet(f)) t++;
        }
        return t;
    }
    static int stringCalendar(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31);
            if (i % 2 == 0) { c.equals(new GregorianCalendar(2001, 1, 1)); c.compareTo(new GregorianCalendar(2001, 1, 1)); c.getActualMaximum(Calendar.DAY_OF_YEAR); c.getWeeksInWeekYear(); }
            for (int f = 0; f < Calendar.FIELD_COUNT; f++) if (c.isSet(f)) t++;
        }
        return t;
    }
    static int formatCalendar(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31);
            if (i % 2 == 0) { String.format("%tY", c); }
            for (int f = 0; f < Calendar.FIELD_COUNT; f++) if (c.isSet(f)) t++;
        }
        return t;
    }
    static int afterCalendar(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US), d = (Calendar) c.clone(); c.clear(); c.set(2001, 0, 31);
            if (i % 2 == 0) { d.setTime(c.getTime()); }
            for (int f = 0; f < Calendar.FIELD_COUNT; f++) if (c.isSet(f)) t++;
        }
        return t;
    }
    static int messageCalendar(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.clear(); c.set(2001, 0, 31); DateFormat d = new SimpleDateFormat("yyyy", Locale.US); d.setCalendar(c);
            if (i % 2 == 0) { d.format(new Date(0)); }
            for (int k = c.get(Calendar.YEAR) - 1960; k > 0; k--) t++;
        }
        return t;
    }
    static int writeList(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Object> l = new ArrayList<>(List.of(1)); Iterator<Object> v = l.iterator();
            if (i % 2 == 0) { new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(l); }
            int c; try { c = v.next().hashCode(); } catch (ConcurrentModificationException e) { c = 8; } for (int k = 0; k < c; k++) t++;
        }
        return t;
    }
    static int writeLru(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k);
            if (i % 2 == 0) { new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(l); l.toString(); l.hashCode(); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int lruEntrySet(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int k = 0; k < 5; k++) l.put(k, "v" + k); Map<Integer, String> z = new ConcurrentHashMap<>(Map.of(0, "v0", 1, "v1", 2, "v2", 3, "v3", 4, "v4"));
            if (i % 2 == 0) { Hashtable<Integer, String> h = new Hashtable<>(Map.of(0, "q")); h.equals(l); new ConcurrentHashMap<>(Map.of(0, "v")).equals(l); }
            int f = l.keySet().iterator().next(); for (int k = 0; k < f; k++) t++;
        }
        return t;
    }
    static int iteratorSplit(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2)); Iterable<Integer> it = l; Spliterator<Integer> s = it.spliterator();
            if (i % 2 == 0) { s.trySplit(); }
            int[] c = {0}; s.forEachRemaining(x -> c[0]++); for (int k = c[0]; k > 0; k--) t++;
        }
        return t;
    }
    static int sortedComparator(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            SortedSet<Integer> l = new TreeSet<>(List.of(1, 2)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.getComparator(); s.characteristics(); }
            l.add(9); int[] c = {0}; try { s.forEachRemaining(x -> c[0]++); } catch (ConcurrentModificationException e) { c[0] = 9; } for (int k = c[0]; k > 0; k--) t++;
        }
        return t;
    }
    static int hashCharacter(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            Set<Integer> l = new HashSet<>(List.of(1, 2)); Spliterator<Integer> s = l.spliterator();
            if (i % 2 == 0) { s.hasCharacteristics(Spliterator.SIZED); }
            l.add(9); int[] c = {0}; try { s.forEachRemaining(x -> c[0]++); } catch (ConcurrentModificationException e) { c[0] = 9; } for (int k = c[0]; k > 0; k--) t++;
        }
        return t;
    }
    static int streamSized(int n, String w) throws Exception {
        int t = 0;
        for (int i = 0; i < n; i++) {
            List<Integer> l = new ArrayList<>(List.of(1, 2)); Stream<Integer> s = l.stream();
            if (i % 2 == 0) { Stream<Integer> z = s.limit(5); s = z; }
            l.add(9); int c; try { c = s.mapToInt(x -> x).sum(); } catch (ConcurrentModificationException e) { c = 3; } for (int k = c; k > 0; k--) t++;
        }
        return t;
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String w = args[1];
        System.out.print(phaserChild(n, w) + " ");
        System.out.print(phaserChild0(n, w) + " ");
        System.out.print(groupChild(n, w) + " ");
        System.out.print(loggerNames(n, w) + " ");
        System.out.print(staxNew(n, w) + " ");
        System.out.print(staxEvent(n, w) + " ");
        System.out.print(domParse(n, w) + " ");
        System.out.print(saxParse(n, w) + " ");
        System.out.print(transforms(n, w) + " ");
        System.out.print(toChars(n, w) + " ");
        System.out.print(hexAppend(n, w) + " ");
        System.out.print(base64Buffer(n, w) + " ");
        System.out.print(base64Array(n, w) + " ");
        System.out.print(base64Wrap(n, w) + " ");
        System.out.print(writeCalendar(n, w) + " ");
        System.out.print(isSetCalendar(n, w) + " ");
        System.out.print(isSetAfterTime(n, w) + " ");
        System.out.print(isSetAfterWrite(n, w) + " ");
        System.out.print(stringCalendar(n, w) + " ");
        System.out.print(formatCalendar(n, w) + " ");
        System.out.print(afterCalendar(n, w) + " ");
        System.out.print(messageCalendar(n, w) + " ");
        System.out.print(writeList(n, w) + " ");
        System.out.print(writeLru(n, w) + " ");
        System.out.print(lruEntrySet(n, w) + " ");
        System.out.print(iteratorSplit(n, w) + " ");
        System.out.print(sortedComparator(n, w) + " ");
        System.out.print(hashCharacter(n, w) + " ");
        System.out.print(streamSized(n, w) + " ");
        System.out.println(pulled);
    }
}