package mantis.predictor;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

/**
 * What inputs say, for training: the values are those that a predictor finds, because the same classes find
 * them.
 *
 * <p>{@code InputSurvey RUNS} prints for each line of the run list a line of JSON with the sources that its
 * arguments have; {@code InputSurvey RUNS SOURCES} for each of the sources that a file lists, one a line, all
 * that it says, and how many nanoseconds each group of measures took.
 */
public final class InputSurvey {
    private InputSurvey() {}

    /** See above. */
    public static void main(String[] args) throws IOException {
        List<String> wanted = args.length > 1 ? lines(args[1]) : null;
        StringBuilder out = new StringBuilder();
        for (String line : lines(args[0])) {
            RunList run = RunList.parse(line);
            byte[] stdin = null;
            long reading = System.nanoTime();
            if (run.stdin != null) {
                try (InputStream in = new FileInputStream(run.stdin)) {
                    stdin = Inputs.beginning(in);
                }
            }
            reading = System.nanoTime() - reading;
            out.append('[');
            String separator = "";
            for (String name : wanted == null ? names(run.args, stdin) : wanted) {
                out.append(separator).append("{\"source\":");
                Format.quote(out, name);
                long start = System.nanoTime();
                InputSource source = InputSource.find(name, run.args, stdin).files();
                long finding = System.nanoTime() - start + (name.equals(InputSource.STDIN) ? reading : 0);
                where(out, source);
                if (wanted != null && source.text != null) {
                    groups(out, source, finding);
                }
                out.append('}');
                separator = ",";
            }
            out.append("]\n");
        }
        System.out.write(out.toString().getBytes("UTF-8"));
        System.out.flush();
    }

    private static List<String> lines(String file) throws IOException {
        List<String> lines = new ArrayList<String>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream(file), "UTF-8"))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** The names of the sources that these arguments have, but for {@link InputSource#ALL}. */
    private static List<String> names(String[] args, byte[] stdin) {
        List<String> names = new ArrayList<String>();
        if (stdin != null) {
            names.add(InputSource.STDIN);
        }
        for (int i = 0; i < args.length; i++) {
            listed(names, InputSource.ARGUMENT + (i + 1), args);
        }
        for (String arg : args) {
            if (InputSource.isOption(arg)) {
                int value = InputSource.valueAt(arg);
                int end = value > 0 ? value - 1 : isAttached(arg) ? 2 : arg.length();
                option(names, arg.substring(0, end), args);
            }
        }
        return names;
    }

    /** Whether an option is such as {@code -j4} or {@code -Ifile}. */
    private static boolean isAttached(String arg) {
        if (arg.length() == 2 || arg.charAt(1) == '-') {
            return false;
        }
        double number = InputSource.number(arg.substring(2));
        return number == number || new File(arg.substring(2)).exists();
    }

    private static void option(List<String> names, String name, String[] args) {
        if (InputSource.isKey(name)) {
            listed(names, InputSource.OPTION + name, args);
        }
    }

    /** Adds a source and what the small text file that it names leads to. */
    private static void listed(List<String> names, String name, String[] args) {
        if (names.contains(name)) {
            return;
        }
        names.add(name);
        List<String[]> entries = InputSource.find(name, args, null).listing();
        for (String[] entry : entries) {
            String key = InputSource.ENTRY + entry[0] + InputSource.IN + name;
            if (!names.contains(key)) {
                names.add(key);
            }
        }
        if (!entries.isEmpty()) {
            names.add(InputSource.LISTED + name);
        }
    }

    /** Whether a source is there, and the files that it leads to. */
    private static void where(StringBuilder out, InputSource source) {
        long newest = 0;
        boolean folder = false;
        for (File file : source.files) {
            newest = Math.max(newest, file.lastModified());
        }
        out.append(",\"given\":").append(source.text != null).append(",\"roots\":[");
        for (int i = 0; i < source.roots.size(); i++) {
            File root = source.roots.get(i);
            folder |= root.isDirectory();
            out.append(i == 0 ? "" : ",");
            Format.quote(out, root.getAbsolutePath());
        }
        out.append("],\"folder\":").append(folder).append(",\"newest\":").append(newest);
    }

    /**
     * Adds what a source says. Each group has the price that it has alone: finding and reading are in all of
     * them.
     */
    private static void groups(StringBuilder out, InputSource source, long finding) {
        out.append(",\"groups\":[");
        String separator = "";
        int last = source.hasFiles() ? InputMeasures.GROUPS.length : 1;
        long reading = finding;
        for (int group = 0; group < last; group++) {
            long start = System.nanoTime();
            if (group == InputMeasures.BYTES) {
                source.content();
                reading += System.nanoTime() - start;
                start = System.nanoTime();
            }
            double[] values = source.measure(group);
            long nanos = System.nanoTime() - start + (InputMeasures.readsContent(group) ? reading : finding);
            out.append(separator).append("{\"group\":\"").append(InputMeasures.GROUPS[group]);
            out.append("\",\"nanos\":").append(nanos).append(",\"values\":[");
            for (int i = 0; i < values.length; i++) {
                out.append(i == 0 ? "[" : ",[");
                Format.quote(out, InputMeasures.MEASURES[group][i]);
                out.append(',').append(Format.json(values[i])).append(']');
            }
            out.append("]}");
            separator = ",";
        }
        out.append(']');
    }
}
