import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import mantis.predictor.Entry;
import mantis.predictor.Perforation;
import mantis.predictor.Stop;

/**
 * Runs programs one after the other in one virtual machine, each with a loader of its own, and tells what
 * they did.
 *
 * <p>A line of the list: {@code original}, {@code load} (an emitted program, its classes verified first),
 * {@code perforated} (with loops that leave out iterations) or {@code verify}, directory, class, slots,
 * arguments; separated by tabs. A line of the answer: how it ended, what it printed, its slots; each escaped,
 * separated by tabs.
 */
public class Driver {
    static final PrintStream REAL = System.out;
    static final long LIMIT_MILLIS = 120_000;
    static final Locale LOCALE = Locale.getDefault();
    static final TimeZone ZONE = TimeZone.getDefault();

    public static void main(String[] list) throws Exception {
        try (BufferedReader lines = new BufferedReader(new FileReader(list[0]))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                new Case(line.split("\t", -1)).go();
            }
        }
        REAL.flush();
        Runtime.getRuntime().halt(0);
    }

    static final class Case extends ThreadGroup implements Runnable {
        final String[] fields;
        final ByteArrayOutputStream printed = new ByteArrayOutputStream();
        final StringBuilder slots = new StringBuilder();
        volatile String outcome = "ended";

        Case(String[] fields) {
            super("case");
            this.fields = fields;
        }

        void go() throws Exception {
            PrintStream out = new PrintStream(printed, true, "UTF-8");
            System.setOut(out);
            Locale.setDefault(LOCALE);
            TimeZone.setDefault(ZONE);
            System.setErr(new PrintStream(new ByteArrayOutputStream()));
            System.setIn(new ByteArrayInputStream("one line\nand another\n".getBytes("UTF-8")));
            Thread main = new Thread(this, this, "main", 64L << 20);
            main.start();
            long deadline = System.currentTimeMillis() + LIMIT_MILLIS;
            for (Thread next = main; next != null; next = running()) {
                next.join(Math.max(1, deadline - System.currentTimeMillis()));
                if (next.isAlive()) {
                    outcome = "hangs";
                    break;
                }
                if (outcome.startsWith("exit ")) {
                    // Whatever else runs, or waits, ends with the program.
                    break;
                }
            }
            REAL.println(escape(outcome) + "\t" + escape(printed.toString("UTF-8")) + "\t" + slots);
            REAL.flush();
            if (outcome.equals("hangs")) {
                // Nothing stops its threads: the cases behind it would suffer.
                Runtime.getRuntime().halt(0);
            }
        }

        Thread running() {
            Thread[] all = new Thread[activeCount() + 8];
            for (int i = 0, n = enumerate(all); i < n; i++) {
                if (!all[i].isDaemon() && all[i].isAlive()) {
                    return all[i];
                }
            }
            return null;
        }

        @Override
        public void run() {
            String[] args = new String[fields.length - 4];
            System.arraycopy(fields, 4, args, 0, args.length);
            try {
                URLClassLoader loader = new URLClassLoader(new URL[] {new File(fields[1]).toURI().toURL()});
                Thread.currentThread().setContextClassLoader(loader);
                if (fields[0].equals("original")) {
                    Class<?> main = Class.forName(fields[2], true, loader);
                    java.lang.reflect.Method method = main.getDeclaredMethod("main", String[].class);
                    method.setAccessible(true);
                    method.invoke(null, (Object) args);
                } else {
                    emitted(loader, args);
                }
            } catch (InvocationTargetException e) {
                uncaughtException(null, e.getCause());
            } catch (Throwable t) {
                uncaughtException(null, t);
            }
        }

        void emitted(ClassLoader loader, String[] args) throws Throwable {
            if (fields[0].equals("load") || fields[0].equals("verify")) {
                // Asking for methods links a class, and so verifies it.
                List<String> names = new ArrayList<>();
                find(new File(fields[1]), "", names);
                for (String name : names) {
                    Class.forName(name, false, loader).getDeclaredMethods();
                }
            }
            if (fields[0].equals("verify")) {
                return;
            }
            Class.forName(fields[2], true, loader);
            Entry entry = Entry.registered;
            if (fields[0].equals("perforated")) {
                perforate(4);
            }
            try {
                entry.run(args);
            } finally {
                perforate(1);
                int count = Integer.parseInt(fields[3]);
                long[] longs = new long[2 * count];
                double[] doubles = new double[count];
                entry.collect(longs, doubles);
                for (int i = 0; i < count; i++) {
                    slots.append(i == 0 ? "" : " ").append(longs[2 * i]).append('/').append(longs[2 * i + 1]);
                    slots.append('/').append(doubles[i]);
                }
            }
        }

        /** Lets every loop leave out iterations, so that one of so many runs. */
        static void perforate(int stride) throws Exception {
            java.lang.reflect.Method begin = Perforation.class.getDeclaredMethod("begin", int[].class);
            begin.setAccessible(true);
            int[] strides = new int[64];
            java.util.Arrays.fill(strides, stride);
            begin.invoke(null, (Object) strides);
        }

        @Override
        public void uncaughtException(Thread thread, Throwable t) {
            if (t instanceof Stop) {
                outcome = t.getMessage();
            } else {
                outcome = "threw " + t;
            }
        }
    }

    static void find(File directory, String prefix, List<String> names) {
        for (File file : directory.listFiles()) {
            if (file.isDirectory()) {
                find(file, prefix + file.getName() + ".", names);
            } else if (file.getName().endsWith(".class")) {
                names.add(prefix + file.getName().substring(0, file.getName().length() - 6));
            }
        }
    }

    static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t");
    }
}
