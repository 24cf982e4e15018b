// args: 2 all | 5 slow | 9 parse
import java.io.*;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** A small test runner: annotated methods with set-up and tear-down, expected exceptions, captured output, given input, failures sorted by their cause. */
public class ConsoleHarness {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Test {
        Class<? extends Throwable> expected() default None.class;

        String prints() default "";

        String[] tags() default {};

        int repeat() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Before {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface After {
    }

    static final class None extends Throwable {
        private static final long serialVersionUID = 1;
    }

    public static class CalculatorTests {
        static int made;
        static int tornDown;
        private final List<Integer> values = new ArrayList<>();
        private int base;

        public CalculatorTests() {
            made++;
        }

        @Before
        public void prepare() {
            base = 40 + made;
            values.add(base);
        }

        @Test(prints = "41\n", tags = "all")
        public void aPrints() {
            System.out.println(values.get(0));
        }

        @Test(expected = IndexOutOfBoundsException.class, tags = {"all", "slow"})
        public void bThrows() {
            values.get(made > 3 ? 0 : 1);
        }

        @Test(repeat = 3, tags = "slow")
        public void cRepeats() {
            if (made % 2 == 0) {
                throw new IllegalStateException("even " + made);
            }
        }

        @Test(prints = "sum 6\nerr", tags = {"parse", "all"})
        public void dReads() {
            int sum = 0;
            Scanner in = new Scanner(System.in);
            while (in.hasNextInt()) {
                sum += in.nextInt();
            }
            System.out.print("sum " + sum + "\n");
            System.err.print("err");
        }

        @Test(expected = NumberFormatException.class, tags = "parse")
        public void eParses() {
            base = Integer.parseInt("" + base + (made > 2 ? "x" : ""));
            values.clear();
        }

        @After
        public void clean() {
            tornDown += values.size();
            if (base % 10 == 7) {
                throw new UncheckedIOException(new IOException("seven"));
            }
        }

        public void notATest() {
            throw new AssertionError();
        }
    }

    int passed;
    final Map<String, Integer> failed = new TreeMap<>();
    int captured;

    static void annotated(Class<? extends Annotation> a, Object o) throws Throwable {
        for (Method m : o.getClass().getMethods()) {
            if (m.isAnnotationPresent(a)) {
                try {
                    m.invoke(o);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        }
    }

    void one(Class<?> c, Method m, Test t) throws ReflectiveOperationException {
        Object o = c.getConstructor().newInstance();
        PrintStream out = System.out;
        PrintStream err = System.err;
        InputStream in = System.in;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Throwable thrown = null;
        try (PrintStream both = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(both);
            System.setErr(both);
            System.setIn(new ByteArrayInputStream("1 2 3 end".getBytes(StandardCharsets.UTF_8)));
            annotated(Before.class, o);
            m.invoke(o);
        } catch (InvocationTargetException e) {
            thrown = e.getTargetException();
        } catch (Throwable e) {
            thrown = e;
        } finally {
            System.setOut(out);
            System.setErr(err);
            System.setIn(in);
            try {
                annotated(After.class, o);
            } catch (Throwable e) {
                if (thrown != null) {
                    thrown.addSuppressed(e);
                } else {
                    thrown = e;
                }
            }
        }
        String text = bytes.toString(StandardCharsets.UTF_8);
        captured += text.length();
        boolean good = t.expected() == None.class ? thrown == null : t.expected().isInstance(thrown);
        if (good && text.equals(t.prints())) {
            passed++;
        } else {
            String why = thrown == null ? "text" : thrown.getClass().getSimpleName() + (thrown.getSuppressed().length > 0 ? "+" : "");
            failed.merge(why, 1, Integer::sum);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[0]);
        ConsoleHarness h = new ConsoleHarness();
        Method[] methods = CalculatorTests.class.getMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        int skipped = 0;
        for (int i = 0; i < n; i++) {
            for (Method m : methods) {
                Test t = m.getAnnotation(Test.class);
                if (t == null) {
                    continue;
                }
                if (!Arrays.asList(t.tags()).contains(args[1])) {
                    skipped++;
                    continue;
                }
                for (int k = 0; k < t.repeat(); k++) {
                    h.one(CalculatorTests.class, m, t);
                }
            }
        }
        int kinds = 0;
        for (Map.Entry<String, Integer> e : h.failed.entrySet()) {
            kinds += e.getKey().length() + e.getValue() * 10;
        }
        int steps = 0;
        for (int i = kinds + h.captured; i > 0; i -= 7) {
            steps++;
        }
        System.out.println(steps + " " + h.passed + " " + h.failed + " " + skipped + " " + CalculatorTests.made + " " + CalculatorTests.tornDown);
    }
}
