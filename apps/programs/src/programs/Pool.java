package programs;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.text.BreakIterator;
import java.text.ChoiceFormat;
import java.text.Collator;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.text.RuleBasedCollator;
import java.text.SimpleDateFormat;
import java.text.StringCharacterIterator;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.util.*;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Checksum;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The classes that random calls are of, and the callbacks they are given. */
final class Pool {
    /** Classes of static objects; not those of {@code Set.of} and {@code Map.of}, whose order differs from run to run. */
    static final Class<?>[] TYPES = {
        ArrayList.class, ArrayList.class, LinkedList.class, ArrayDeque.class, HashMap.class, LinkedHashMap.class, TreeMap.class, HashSet.class, LinkedHashSet.class,
        TreeSet.class, PriorityQueue.class, BitSet.class, StringBuilder.class, StringBuilder.class, BigInteger.class, BigDecimal.class, Optional.class, StringJoiner.class,
        Random.class, LocalDate.class, LocalTime.class, LocalDateTime.class, Duration.class, Period.class, YearMonth.class, Pattern.class, ByteBuffer.class,
        CharBuffer.class, IntBuffer.class, Scanner.class, StringTokenizer.class, AtomicInteger.class, AtomicLong.class, AtomicReference.class, AtomicIntegerArray.class,
        LongAdder.class, ConcurrentHashMap.class, ConcurrentLinkedDeque.class, CopyOnWriteArrayList.class, ByteArrayOutputStream.class,
        ByteArrayInputStream.class, StringReader.class, StringWriter.class, BufferedReader.class, PushbackReader.class, DataInputStream.class, DataOutputStream.class,
        CRC32.class, Adler32.class, Properties.class, Vector.class, Stack.class, Hashtable.class, IntSummaryStatistics.class,
        DecimalFormat.class, MessageFormat.class, ChoiceFormat.class, StringCharacterIterator.class, UUID.class, GregorianCalendar.class,
        Locale.class, WeakHashMap.class, OptionalInt.class, SplittableRandom.class, Stream.class, IntStream.class, String.class, List.class,
        StringBuffer.class, SimpleDateFormat.class, NumberFormat.class, Collator.class, BreakIterator.class, OffsetDateTime.class, Instant.class, Year.class, DateTimeFormatter.class,
        StreamTokenizer.class, PushbackInputStream.class, LineNumberReader.class, PrintWriter.class, BufferedWriter.class, CharArrayWriter.class, CharArrayReader.class,
        AtomicBoolean.class, AtomicReferenceArray.class, AtomicLongArray.class, ConcurrentLinkedQueue.class, CopyOnWriteArraySet.class, DoubleSummaryStatistics.class,
        LongAccumulator.class, ShortBuffer.class, LongBuffer.class, URI.class, Date.class, Deflater.class, Inflater.class, SequenceInputStream.class,
        SimpleTimeZone.class, Formatter.class, ZipEntry.class, AbstractMap.SimpleEntry.class,
        ZonedDateTime.class, ZoneOffset.class, OffsetTime.class, MonthDay.class, ArrayBlockingQueue.class, LinkedBlockingDeque.class, PriorityBlockingQueue.class,
        DoubleAdder.class, DoubleAccumulator.class, AtomicStampedReference.class, AtomicMarkableReference.class, DoubleBuffer.class, FloatBuffer.class, Charset.class,
        BufferedInputStream.class, BufferedOutputStream.class, PrintStream.class, InputStreamReader.class, OutputStreamWriter.class, CheckedInputStream.class,
        CheckedOutputStream.class, DeflaterOutputStream.class, InflaterInputStream.class, GZIPOutputStream.class, GZIPInputStream.class, ZipOutputStream.class,
        DateFormatSymbols.class, DecimalFormatSymbols.class, ParsePosition.class, FieldPosition.class, RuleBasedCollator.class, MathContext.class,
        Currency.class, Locale.Builder.class, Calendar.Builder.class, DateTimeFormatterBuilder.class,
        Rectangle.class, Point.class, Dimension.class, Polygon.class, AffineTransform.class, Path2D.Double.class, Line2D.Double.class, Ellipse2D.Double.class,
    };

    /** Classes whose static methods are called. */
    static final Class<?>[] STATICS = {
        Collections.class, Collections.class, Arrays.class, Arrays.class, Objects.class, Math.class, StrictMath.class, Character.class, Integer.class, Long.class,
        Double.class, Boolean.class, String.class, List.class, Stream.class, IntStream.class, LongStream.class, DoubleStream.class, Collectors.class, Pattern.class,
        BigInteger.class, BigDecimal.class, LocalDate.class, Duration.class, Optional.class, Comparator.class, Map.Entry.class, Short.class, Byte.class, DayOfWeek.class,
        Spliterators.class, OptionalDouble.class, Normalizer.class, ChronoUnit.class, TimeUnit.class, Instant.class, Base64.class,
    };

    /** Other types whose values are kept in variables and called. */
    private static final Set<Class<?>> OTHERS = Set.of(Integer.class, Long.class, Double.class, String.class, Iterator.class, ListIterator.class, Map.class, Map.Entry.class, List.class,
            Set.class, Collection.class, SortedMap.class, NavigableMap.class, SortedSet.class, NavigableSet.class, Queue.class, Deque.class, Stream.class, IntStream.class,
            LongStream.class, DoubleStream.class, PathIterator.class, CharsetEncoder.class, CharsetDecoder.class, Rectangle2D.class, Point2D.class, Matcher.class, MatchResult.class, Comparator.class, CharSequence.class, Object[].class, int[].class, byte[].class, char[].class,
            String[].class, Spliterator.class, PrimitiveIterator.OfInt.class, OptionalDouble.class, OptionalLong.class, DayOfWeek.class, Enumeration.class);

    /** Expressions for parameters of other types. */
    private static final Map<Class<?>, String[]> GIVEN = Map.ofEntries(
        Map.entry(TemporalUnit.class, new String[] {"ChronoUnit.DAYS", "ChronoUnit.HOURS", "ChronoUnit.MONTHS"}),
        Map.entry(TemporalField.class, new String[] {"ChronoField.DAY_OF_WEEK", "ChronoField.HOUR_OF_DAY", "ChronoField.MONTH_OF_YEAR", "IsoFields.QUARTER_OF_YEAR"}),
        Map.entry(TemporalAdjuster.class, new String[] {"TemporalAdjusters.firstDayOfMonth()", "DayOfWeek.of(1 + (i & 3))"}),
        Map.entry(TemporalAmount.class, new String[] {"Period.ofDays(i)", "Duration.ofMinutes(i)"}),
        Map.entry(TemporalAccessor.class, new String[] {"LocalDate.of(2020, 1, 1 + (i & 15))", "LocalTime.of(i & 7, 5)"}),
        Map.entry(ZoneId.class, new String[] {"ZoneOffset.ofHours(i & 7)", "ZoneId.of(\"Europe/Paris\")"}),
        Map.entry(ZoneOffset.class, new String[] {"ZoneOffset.ofHours(i & 7)", "ZoneOffset.UTC"}),
        Map.entry(LocalDate.class, new String[] {"LocalDate.ofEpochDay(i * 20)"}),
        Map.entry(LocalTime.class, new String[] {"LocalTime.of(i & 7, 30)"}),
        Map.entry(Instant.class, new String[] {"Instant.ofEpochSecond(i * 5000)"}),
        Map.entry(Locale.class, new String[] {"Locale.ROOT", "Locale.GERMANY", "Locale.ENGLISH"}),
        Map.entry(Charset.class, new String[] {"java.nio.charset.StandardCharsets.UTF_8", "java.nio.charset.StandardCharsets.UTF_16", "java.nio.charset.StandardCharsets.US_ASCII"}),
        Map.entry(MathContext.class, new String[] {"new MathContext(3)", "MathContext.DECIMAL32"}),
        Map.entry(Random.class, new String[] {"new Random(7)"}),
        Map.entry(StringBuilder.class, new String[] {"new StringBuilder(\"sb\")"}),
        Map.entry(StringBuffer.class, new String[] {"new StringBuffer(\"sf\")"}),
        Map.entry(Appendable.class, new String[] {"new StringBuilder(\"ap\")", "new StringWriter()"}),
        Map.entry(Reader.class, new String[] {"new StringReader(\"read\\nme 12\")"}),
        Map.entry(Writer.class, new String[] {"new StringWriter()"}),
        Map.entry(InputStream.class, new String[] {"new ByteArrayInputStream(\"abc\\ndef\".getBytes())"}),
        Map.entry(OutputStream.class, new String[] {"new ByteArrayOutputStream()"}),
        Map.entry(ParsePosition.class, new String[] {"new ParsePosition(i & 1)"}),
        Map.entry(FieldPosition.class, new String[] {"new FieldPosition(i & 1)"}),
        Map.entry(ByteBuffer.class, new String[] {"ByteBuffer.wrap(\"bytes\".getBytes())", "ByteBuffer.allocate(i & 15)"}),
        Map.entry(CharBuffer.class, new String[] {"CharBuffer.wrap(\"chars\")", "CharBuffer.allocate(i & 15)"}),
        Map.entry(Iterator.class, new String[] {"List.of(1, i).iterator()"}),
        Map.entry(Enumeration.class, new String[] {"Collections.enumeration(List.of(4, i))"}),
        Map.entry(Spliterator.class, new String[] {"List.of(1, i).spliterator()"}),
        Map.entry(Stream.class, new String[] {"Stream.of(2, i)"}),
        Map.entry(IntStream.class, new String[] {"IntStream.range(0, i & 7)"}),
        Map.entry(Checksum.class, new String[] {"new CRC32()", "new Adler32()"}),
        Map.entry(Date.class, new String[] {"new Date(i * 1000000L)"}),
        Map.entry(TimeZone.class, new String[] {"new SimpleTimeZone(i * 1000, \"own\")"}),
        Map.entry(BitSet.class, new String[] {"BitSet.valueOf(new long[] {i})"}),
        Map.entry(Point2D.class, new String[] {"new java.awt.Point(i, 2)", "new java.awt.geom.Point2D.Double(0.5, i)"}),
        Map.entry(Rectangle2D.class, new String[] {"new java.awt.Rectangle(i, 1, 4, 3)"}),
        Map.entry(Rectangle.class, new String[] {"new java.awt.Rectangle(1, i, 3, 4)"}),
        Map.entry(Shape.class, new String[] {"new java.awt.Rectangle(2, 2, i, 5)", "new java.awt.geom.Line2D.Double(0, i, 4, 4)"}),
        Map.entry(AffineTransform.class, new String[] {"java.awt.geom.AffineTransform.getScaleInstance(2, i)"}),
        Map.entry(Vector.class, new String[] {"new Vector(List.of(i, 3))"}));

    private Pool() {
    }

    /** Whether variables of this type are worth having. */
    static boolean isUsed(Class<?> type) {
        return OTHERS.contains(type) || Arrays.asList(TYPES).contains(type) || type == int.class || type == long.class || type == Object.class;
    }

    /** A type as a program writes it. */
    static String name(Class<?> type) {
        return type.getCanonicalName();
    }

    /** Expressions for a parameter of a type that nothing in scope fits, or null. */
    static String[] given(Class<?> type) {
        if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            String[] names = new String[Math.min(constants.length, 6)];
            Arrays.setAll(names, c -> name(type) + "." + ((Enum<?>) constants[c]).name());
            return names;
        }
        return GIVEN.get(type);
    }

    /** A lambda expression for a functional interface of the JDK that calls methods of the program, or null for another type. */
    static String lambda(Class<?> type) {
        if (!type.getName().startsWith("java.util.function.") && type != Comparator.class && type != Runnable.class && type != Callable.class) {
            return null;
        }
        for (Method method : type.getMethods()) {
            if (!Modifier.isAbstract(method.getModifiers()) || method.getName().equals("equals")) {
                continue;
            }
            List<String> names = new ArrayList<>();
            for (int i = 0; i < method.getParameterCount(); i++) {
                names.add("x" + i);
            }
            String parameters = String.join(", ", names);
            Class<?> result = method.getReturnType();
            String called = type == Comparator.class ? "compare" : result == void.class ? "see" : result == boolean.class ? "test" : result.isPrimitive() ? "number" : "object";
            return "(" + parameters + ") -> " + called + "(" + parameters + ")";
        }
        return null;
    }
}
