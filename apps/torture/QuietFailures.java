// args: 5 12 | 8 x | 7 0
import java.io.*;
import java.lang.reflect.Array;
import java.math.*;
import java.net.*;
import java.nio.*;
import java.nio.charset.*;
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import java.util.stream.*;

/** Calls whose value nobody uses, but that may fail, and whose failing ends the loop around them. */
@SuppressWarnings("all")
public class QuietFailures {
    static int after, sync;
    static final List<Integer> l = new ArrayList<>(List.of(4, 2, 9));
    static final List<Integer> ro = new ArrayList<>(List.of(1));
    static Iterator<Integer> it;
    static Stack<Integer> stack = new Stack<>();
    static Stream<Integer> st;
    static ByteBuffer bb = ByteBuffer.allocate(3);
    static void synchronizedOn(Object o) { synchronized (o) { sync++; } }
    static int group0(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: Integer.parseInt(s); break;
                    case 1: Long.parseLong(s, 2 + k % 36); break;
                    case 2: l.get(k); break;
                    case 3: l.listIterator(k); break;
                    case 4: l.subList(1, k); break;
                    case 5: it.next(); break;
                    case 6: Optional.ofNullable(k > 2 ? null : s).get(); break;
                    case 7: List.of(1, 2, k);  List.of(1).add(k); break;
                    case 8: ro.add(k); break;
                    case 9: new TreeMap<Object, Integer>(Map.of(k, 1)).put(k > 2 ? s : (Object) 5, 2); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group1(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: new ArrayList<Object>(l).toArray(k > 3 ? (Object[]) new String[0] : new Object[0]); break;
                    case 1: LocalDate.of(2001, 1 + k, 28 + k); break;
                    case 2: Math.addExact(Integer.MAX_VALUE - 3, k); break;
                    case 3: Math.multiplyExact(1L << 60, (long) k); break;
                    case 4: BigDecimal.ONE.divide(BigDecimal.valueOf(k)); break;
                    case 5: Pattern.compile("(".repeat(k % 3) + ")".repeat(k % 2)); break;
                    case 6: String.format("%" + (k % 3 == 0 ? "d" : "s"), k % 2 == 0 ? s : (Object) k); break;
                    case 7: new Scanner(s).nextInt(); break;
                    case 8: Pattern.compile("\\d(\\d)").matcher(s).group(1); break;
                    case 9: stack.pop(); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group2(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: new ArrayDeque<Object>().add(k % 2 == 0 ? null : s); break;
                    case 1: Map.of(k, 1, 3, 2); break;
                    case 2: Stream.of(k, 3, 5).collect(Collectors.toMap(x -> x, x -> x)); break;
                    case 3: st.count(); break;
                    case 4: Thread.State.valueOf(k % 2 == 0 ? "NEW" : s); break;
                    case 5: Integer.class.cast(k % 3 == 0 ? s : (Object) k); break;
                    case 6: Array.newInstance(int.class, 3 - k); break;
                    case 7: s.subSequence(k, 2); break;
                    case 8: Character.toChars(k * 300000); break;
                    case 9: s.repeat(2 - k); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group3(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: Arrays.copyOfRange(new int[3], k, 3); break;
                    case 1: System.arraycopy(k % 2 == 0 ? (Object) new long[9] : new int[9], 0, new int[4], 0, k); break;
                    case 2: bb.get(); break;
                    case 3: bb.asReadOnlyBuffer().put(k % 2, (byte) 1); break;
                    case 4: UUID.fromString(s + "-1-1-1-1"); break;
                    case 5: URI.create(s + (k % 2 == 0 ? " " : "")); break;
                    case 6: Base64.getDecoder().decode(s + "=".repeat(k % 3)); break;
                    case 7: HexFormat.of().parseHex(s); break;
                    case 8: new MessageFormat("{" + s); break;
                    case 9: Currency.getInstance(k % 2 == 0 ? "EUR" : s); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group4(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: Charset.forName(k % 2 == 0 ? "UTF-8" : "no such " + k); break;
                    case 1: new PriorityQueue<Object>(Arrays.asList(k > 2 ? new Object() : 1, 4)); break;
                    case 2: Collections.max(l.subList(0, k % 4)); break;
                    case 3: new StringBuilder(s).deleteCharAt(k); break;
                    case 4: new StringBuilder(s).insert(k, 'x').setLength(3 - k); break;
                    case 5: Duration.parse("PT" + s + "S"); break;
                    case 6: Enum.valueOf(Thread.State.class, s); break;
                    case 7: Objects.checkIndex(k, s.length()); break;
                    case 8: s.charAt(k); break;
                    case 9: s.codePointAt(k - 1); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group5(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: new int[4][k - 2][0].clone(); break;
                    case 1: ((Object[]) (k % 2 == 0 ? new Integer[1] : new Object[1]))[0] = s; break;
                    case 2: synchronizedOn(k % 3 == 0 ? null : s); break;
                    case 3: new Semaphore(1).release(2 - k); break;
                    case 4: new CyclicBarrier(3 - k); break;
                    case 5: Executors.newFixedThreadPool(3 - k).shutdown(); break;
                    case 6: new LinkedHashMap<Integer, Integer>(4 - k); break;
                    case 7: new BitSet(3 - k).get(2 - k); break;
                    case 8: new BitSet().set(k, 3); break;
                    case 9: Collections.nCopies(3 - k, 1); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group6(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: l.iterator().remove(); break;
                    case 1: new LinkedList<>(l.subList(0, k % 3)).getFirst(); break;
                    case 2: new TreeSet<>(l).headSet(5).add(k * 2); break;
                    case 3: new TreeMap<>(Map.of(3, 3)).subMap(k, 4); break;
                    case 4: Locale.forLanguageTag(s).getISO3Country(); break;
                    case 5: new Locale.Builder().setLanguage(s); break;
                    case 6: NumberFormat.getInstance(Locale.US).parse(s); break;
                    case 7: DateTimeFormatter.ofPattern(s); break;
                    case 8: ZoneId.of(k % 2 == 0 ? "UTC" : "Z" + s); break;
                    case 9: new StringTokenizer(s, "12").nextToken(); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group7(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: new StringReader(s).skip(k);  break;
                    case 1: new ByteArrayInputStream(new byte[2]).read(new byte[3], k, 1); break;
                    case 2: new ByteArrayOutputStream(2 - k); break;
                    case 3: Integer.valueOf(s).equals(k); break;
                    case 4: Integer.parseUnsignedInt(s + "9".repeat(k)); break;
                    case 5: Integer.toString(k / (k - 3)); break;
                    case 6: new Random(k).ints(3 - k, 0, 5); break;
                    case 7: new Random(k).nextInt(3 - k); break;
                    case 8: new ArrayBlockingQueue<Integer>(1).addAll(l.subList(0, k % 3)); break;
                    case 9: new ConcurrentHashMap<String, String>().put(s, k % 2 == 0 ? null : s); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group8(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: new CopyOnWriteArrayList<>(l).iterator().remove(); break;
                    case 1: EnumSet.range(Thread.State.values()[k % 6], Thread.State.BLOCKED); break;
                    case 2: EnumSet.copyOf(Arrays.asList(Thread.State.values()).subList(0, k % 3)); break;
                    case 3: Year.of(2000).atDay(365 + k); break;
                    case 4: new SimpleDateFormat(s + "j"); break;
                    case 5: new DecimalFormat("#".repeat(k) + "0,#.0.0".substring(0, k % 7)); break;
                    case 6: DoubleStream.of(k).average().getAsDouble(); IntStream.range(k, 2).max().getAsInt(); break;
                    case 7: Arrays.asList(1, 2).remove(k); break;
                    case 8: Arrays.asList(1, 2).set(k, 3); break;
                    case 9: Collections.emptyList().set(k, null); break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    static int group9(int c, int n, String s) {
        int k = 0;
        it = l.iterator(); st = l.stream(); stack.clear(); stack.push(1); stack.push(2); bb.clear();
        try {
            for (k = 0; k < n; k++) {
                switch (c) {
                    case 0: Collections.unmodifiableMap(new HashMap<>()).computeIfAbsent(k, x -> null); break;
                    case 1: new Vector<>(l).elementAt(k); break;
                    case 2: int[][][] q9 = new int[3][2][0]; q9[k][0] = null; break;
                }
                after++;
            }
        } catch (Exception e) {
            return k + 10;
        }
        return k;
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String s = args[1];
        int t = 0;
        for (int c = 0; c < 10; c++) {
            int r0 = group0(c, n, s); t = t * 31 + r0; for (int i = 0; i < r0; i++) t++;
            int r1 = group1(c, n, s); t = t * 31 + r1; for (int i = 0; i < r1; i++) t++;
            int r2 = group2(c, n, s); t = t * 31 + r2; for (int i = 0; i < r2; i++) t++;
            int r3 = group3(c, n, s); t = t * 31 + r3; for (int i = 0; i < r3; i++) t++;
            int r4 = group4(c, n, s); t = t * 31 + r4; for (int i = 0; i < r4; i++) t++;
            int r5 = group5(c, n, s); t = t * 31 + r5; for (int i = 0; i < r5; i++) t++;
            int r6 = group6(c, n, s); t = t * 31 + r6; for (int i = 0; i < r6; i++) t++;
            int r7 = group7(c, n, s); t = t * 31 + r7; for (int i = 0; i < r7; i++) t++;
            int r8 = group8(c, n, s); t = t * 31 + r8; for (int i = 0; i < r8; i++) t++;
            int r9 = group9(c, n, s); t = t * 31 + r9; for (int i = 0; i < r9; i++) t++;
        }
        System.out.println(t + " " + after + " " + sync);
    }
}