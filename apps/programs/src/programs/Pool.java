package programs;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.LineNumberReader;
import java.io.PrintWriter;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.text.BreakIterator;
import java.text.ChoiceFormat;
import java.text.Collator;
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.text.StringCharacterIterator;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
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
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;

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
            LongStream.class, DoubleStream.class, Matcher.class, MatchResult.class, Comparator.class, CharSequence.class, Object[].class, int[].class, byte[].class, char[].class,
            String[].class, Spliterator.class, PrimitiveIterator.OfInt.class, OptionalDouble.class, OptionalLong.class, DayOfWeek.class, Enumeration.class);

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

    /** A lambda expression for a functional interface of the JDK that calls methods of the program, or null for another type. */
    static String lambda(Class<?> type) {
        if (!type.getName().startsWith("java.util.function.") && type != Comparator.class) {
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
