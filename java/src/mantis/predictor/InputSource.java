package mantis.predictor;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Something that the command line leads to and that says something about a run: the text of an argument or
 * option, the files that it names, standard input.
 *
 * <p>A source has a name, which is the same in training and in a prediction:
 * <pre>
 * argument 2                       the second argument
 * option --depth                   what follows --depth= or --depth: or --depth, or is attached to -d
 * standard input
 * entry graph in argument 1        a value of the small text file that argument 1 names
 * files in argument 1              all files that it names
 * file maps/{1}.txt                a file whose name follows from the first argument
 * all files but option -o          all that arguments name, or text files among them
 * </pre>
 *
 * <p>A folder stands for the files below it. Several files are read as if they were one. Everything is
 * computed when it is asked for, and once.
 */
final class InputSource {
    static final String ARGUMENT = "argument ";
    static final String OPTION = "option ";
    static final String STDIN = "standard input";
    static final String ENTRY = "entry ";
    static final String LISTED = "files in ";
    static final String FILE = "file ";
    static final String ALL = "all files";
    static final String IN = " in ";
    static final String BUT = " but ";

    /** At most so many files and folders are looked at below a folder, and so deep. */
    private static final int ENTRIES = 10000;
    private static final int DEPTH = 20;
    /** Where arguments name more files, these are not looked through. */
    private static final int FEW = 4;
    /** Longer numbers are not exact in a model. */
    private static final int DIGITS = 15;

    private final String[] args;
    /** What the argument, option or entry says; null when it is not there. */
    String text;
    /** Standard input. */
    private byte[] data;
    /** Where a relative name that the process does not find may start from. */
    private File base;
    private InputSource parent;
    private boolean whole;
    private boolean found;
    /** What is named, before folders are replaced by what is in them. */
    final List<File> roots = new ArrayList<File>(1);
    final List<File> files = new ArrayList<File>(1);
    private long[] sizes = new long[1];
    long size;
    private long largest;
    private int visited;
    private List<String[]> entries;
    private InputContent content;
    private RandomAccessFile open;
    private int opened = -1;

    private InputSource(String[] args) {
        this.args = args;
    }

    /** The source of this name. {@code stdin} is null when there is none. */
    static InputSource find(String name, String[] args, byte[] stdin) {
        InputSource source = new InputSource(args);
        if (name.equals(STDIN)) {
            source.found = true;
            if (stdin != null) {
                source.text = "";
                source.data = stdin;
                source.size = source.largest = stdin.length;
            }
        } else if (name.startsWith(ARGUMENT)) {
            int number = Integer.parseInt(name.substring(ARGUMENT.length())) - 1;
            source.text = number < args.length ? args[number] : null;
        } else if (name.startsWith(OPTION)) {
            source.text = option(name.substring(OPTION.length()), args);
        } else if (name.startsWith(ENTRY)) {
            int in = name.lastIndexOf(IN);
            source.parent = find(name.substring(in + IN.length()), args, stdin);
            source.entry(name.substring(ENTRY.length(), in));
        } else if (name.startsWith(LISTED)) {
            source.parent = find(name.substring(LISTED.length()), args, stdin);
            source.whole = true;
            source.text = source.parent.listing().isEmpty() ? null : "";
        } else if (name.startsWith(FILE)) {
            source.text = filled(name.substring(FILE.length()), args);
        } else {
            source.text = "";
            source.found = true;
            source.all(name);
        }
        return source;
    }

    /** Whether {@code arg} is an option rather than an operand or a negative number. */
    static boolean isOption(String arg) {
        int at = arg.startsWith("--") ? 2 : 1;
        return arg.length() > at && arg.charAt(0) == '-' && Character.isLetter(arg.charAt(at));
    }

    /**
     * Where the value begins in an option such as {@code --name=value} or {@code -s:file}; -1 when it has
     * none.
     */
    static int valueAt(String arg) {
        int equals = arg.indexOf('=');
        int colon = arg.indexOf(':');
        return 1 + (equals < 0 || colon >= 0 && colon < equals ? colon : equals);
    }

    /** The value of an option, empty when it has none; null when it is not given. */
    private static String option(String name, String[] args) {
        for (int i = 0; i < args.length; i++) {
            if (takes(name, args[i])) {
                String rest = args[i].substring(name.length());
                if (!rest.isEmpty()) {
                    return rest.charAt(0) == '=' || rest.charAt(0) == ':' ? rest.substring(1) : rest;
                }
                return i + 1 < args.length && !isOption(args[i + 1]) ? args[i + 1] : "";
            }
        }
        return null;
    }

    /** Whether {@code arg} is the option {@code name}, with or without a value. */
    private static boolean takes(String name, String arg) {
        if (!arg.startsWith(name)) {
            return false;
        }
        int at = name.length();
        boolean attached = at == 2 && name.charAt(1) != '-';
        return attached || arg.length() == at || arg.charAt(at) == '=' || arg.charAt(at) == ':';
    }

    /** A file name with the arguments of the numbers in it, without their extensions where a dot follows; null when one is missing. */
    private static String filled(String template, String[] args) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
            int close = template.indexOf('}', open);
            boolean stem = template.charAt(close - 1) == '.';
            int number = Integer.parseInt(template.substring(open + 1, stem ? close - 1 : close)) - 1;
            if (number >= args.length) {
                return null;
            }
            out.append(template, from, open).append(stem ? stem(args[number]) : args[number]);
            from = close + 1;
        }
        return out.append(template, from, template.length()).toString();
    }

    /** An argument without its extension. */
    private static String stem(String arg) {
        int dot = arg.lastIndexOf('.');
        return dot > arg.lastIndexOf('/') ? arg.substring(0, dot) : arg;
    }

    private void entry(String key) {
        for (String[] entry : parent.listing()) {
            if (entry[0].equals(key)) {
                text = entry[1];
                base = parent.files.get(0).getParentFile();
                return;
            }
        }
    }

    private void all(String name) {
        String[] but = new String[0];
        int from = name.indexOf(BUT);
        while (from >= 0) {
            int end = name.indexOf(BUT, from + BUT.length());
            but = Arrays.copyOf(but, but.length + 1);
            but[but.length - 1] = name.substring(from + BUT.length(), end < 0 ? name.length() : end);
            from = end;
        }
        for (int i = 0; i < args.length; i++) {
            if (!excepted(but, i)) {
                name(args[i]);
            }
        }
        int named = roots.size();
        for (int i = 0; i < args.length && named <= FEW; i++) {
            if (!excepted(but, i)) {
                InputSource list = find(ARGUMENT + (i + 1), args, null);
                for (String[] entry : list.listing()) {
                    base = list.files.get(0).getParentFile();
                    name(entry[1]);
                }
            }
        }
        base = null;
    }

    private boolean excepted(String[] but, int number) {
        for (String name : but) {
            if (name.startsWith(OPTION)) {
                String option = name.substring(OPTION.length());
                if (takes(option, args[number]) || number > 0 && option.equals(args[number - 1])) {
                    return true;
                }
            } else if (name.equals(ARGUMENT + (number + 1))) {
                return true;
            }
        }
        return false;
    }

    /** Finds the files. */
    InputSource files() {
        if (!found) {
            found = true;
            if (whole) {
                base = parent.files.isEmpty() ? null : parent.files.get(0).getParentFile();
                for (String[] entry : parent.listing()) {
                    name(entry[1]);
                }
            } else if (text != null) {
                name(text);
            }
        }
        return this;
    }

    /** Adds the file that a text names, or names behind what makes it an option. */
    private void name(String value) {
        if (value.isEmpty() || add(value)) {
            return;
        }
        int at = value.charAt(0) == '@' ? 1 : valueAt(value);
        boolean attached = isOption(value) && value.length() > 2;
        if (at > 0 && add(value.substring(at)) || attached && add(value.substring(2))) {
            return;
        }
        int from = Math.max(at, 0);
        for (int i = from; i <= value.length(); i++) {
            if (i == value.length() || value.charAt(i) == ',' || value.charAt(i) == File.pathSeparatorChar) {
                if (i > from) {
                    add(value.substring(from, i));
                }
                from = i + 1;
            }
        }
    }

    private boolean add(String path) {
        File file = new File(path);
        return look(file, 0) || base != null && !file.isAbsolute() && look(new File(base, path), 0);
    }

    /** Adds a file or what is in a folder; false when there is nothing of this name. */
    private boolean look(File file, int depth) {
        if (file.isFile()) {
            if (depth == 0) {
                if (roots.contains(file)) {
                    return true;
                }
                roots.add(file);
            }
            if (files.size() == sizes.length) {
                sizes = Arrays.copyOf(sizes, 2 * sizes.length);
            }
            long length = file.length();
            sizes[files.size()] = length;
            files.add(file);
            size += length;
            largest = Math.max(largest, length);
            return true;
        }
        String[] names = depth < DEPTH ? file.list() : null;
        if (names == null) {
            return false;
        }
        if (depth == 0) {
            if (roots.contains(file)) {
                return true;
            }
            roots.add(file);
        }
        Arrays.sort(names);
        for (int i = 0; i < names.length && visited < ENTRIES; i++) {
            visited++;
            look(new File(file, names[i]), depth + 1);
        }
        return true;
    }

    /** The keys and values of the small text file that this is; empty for all others. */
    List<String[]> listing() {
        if (entries == null) {
            files();
            boolean one = text != null && files.size() == 1 && roots.equals(files);
            entries = one ? InputListing.of(this) : new ArrayList<String[]>(0);
            close();
        }
        return entries;
    }

    /** Whether a text can be the name of an option or key in the name of a source. */
    static boolean isKey(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (!letter && !(c >= '0' && c <= '9') && c != '.' && c != '_' && c != '-') {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /**
     * The number that a text is or that stands behind {@code =} or {@code :} in it; NaN when there is none.
     */
    static double number(String text) {
        double number = plain(text, 0);
        if (number != number) {
            int at = valueAt(text);
            if (at > 0) {
                number = plain(text, at);
            }
        }
        return number;
    }

    private static double plain(String text, int from) {
        int digits = 0;
        int points = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                digits++;
            } else if (c == '.' && digits > 0 && i + 1 < text.length()) {
                points++;
            } else if (c != '-' || i != from) {
                return Double.NaN;
            }
        }
        if (digits == 0 || digits > DIGITS || points > 1) {
            return Double.NaN;
        }
        String digitsOnly = from == 0 ? text : text.substring(from);
        return points == 0 ? Long.parseLong(digitsOnly) : Double.parseDouble(digitsOnly);
    }

    /**
     * What a group of measures says, in the order of {@link InputMeasures#MEASURES}; NaN where a measure does
     * not apply.
     */
    double[] measure(int group) {
        if (group == InputMeasures.TEXT) {
            double none = Double.NaN;
            boolean given = text != null;
            return given ? new double[] {number(text), text.length(), 1} : new double[] {none, none, 0};
        }
        files();
        try {
            switch (group) {
                case InputMeasures.FILES:
                    return new double[] {size, parts(), largest};
                case InputMeasures.BYTES:
                    return content().bytes();
                case InputMeasures.WORDS:
                    return content().words();
                case InputMeasures.LINES:
                    return content().lines();
                case InputMeasures.NUMBERS:
                    return content().numbers();
                case InputMeasures.DEFLATE:
                    return content().deflated();
                case InputMeasures.HEAD:
                    return InputHead.of(this);
                default:
                    return InputFormat.of(this);
            }
        } finally {
            close();
        }
    }

    /** Whether there is anything to read. */
    boolean hasFiles() {
        return data != null || !files().files.isEmpty();
    }

    /** The bytes that measures of content look at. */
    InputContent content() {
        if (content == null) {
            content = new InputContent(files());
        }
        return content;
    }

    /** The one file, or null. */
    File only() {
        return files().files.size() == 1 && data == null ? files.get(0) : null;
    }

    /** Reads what it can of the bytes from a position on; returns how many. */
    int read(long position, byte[] into, int from, int length) {
        if (data != null) {
            return read(0, position, into, from, length);
        }
        int done = 0;
        long begin = 0;
        for (int i = 0; i < files.size() && done < length; i++) {
            long at = position + done - begin;
            if (at < sizes[i]) {
                int wanted = (int) Math.min(length - done, sizes[i] - at);
                int count = read(i, at, into, from + done, wanted);
                done += count;
                if (count < wanted) {
                    return done;
                }
            }
            begin += sizes[i];
        }
        return done;
    }

    /** The same of one file, or of standard input. */
    int read(int number, long at, byte[] into, int from, int length) {
        if (data != null) {
            int count = (int) Math.max(0, Math.min(length, size - at));
            if (count > 0) {
                System.arraycopy(data, (int) at, into, from, count);
            }
            return count;
        }
        int done = 0;
        try {
            if (opened != number) {
                close();
                open = new RandomAccessFile(files.get(number), "r");
                opened = number;
            }
            open.seek(at);
            while (done < length) {
                int count = open.read(into, from + done, length - done);
                if (count < 0) {
                    break;
                }
                done += count;
            }
        } catch (IOException e) {
            // What cannot be read says nothing.
        }
        return done;
    }

    /** How many files are read as if they were one. */
    int parts() {
        return data != null ? 1 : files.size();
    }

    /** The size of one of them. */
    long size(int number) {
        return data != null ? size : sizes[number];
    }

    private void close() {
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                // It was only read.
            }
            open = null;
            opened = -1;
        }
    }
}
