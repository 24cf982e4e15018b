import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Random;

/**
 * Writes inputs for the programs with a weakness: files and a run list. Most inputs are ordinary; every fourth is bad,
 * with the content that an attacker would choose. The same arguments give the same files.
 *
 * <p>Arguments: PROGRAM DIR COUNT SEED [all|ordinary|worst]. {@code worst} writes a single input, the worst of all that the others
 * can be.
 */
public final class WeakInputs {
    private final String program;
    private final Path dir;
    private final Random random;
    private final StringBuilder runs = new StringBuilder();

    private WeakInputs(String program, Path dir, long seed) {
        this.program = program;
        this.dir = dir;
        this.random = new Random(seed);
    }

    private int between(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    private String word(int letters, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append((char) ('a' + random.nextInt(letters)));
        }
        return word.toString();
    }

    /** A word whose letters add up to the same for every number: pairs of letters that move against each other. */
    private static String colliding(int number) {
        StringBuilder word = new StringBuilder();
        for (int rest = number, i = 0; i < 3; i++, rest /= 26) {
            word.append((char) ('a' + rest % 26)).append((char) ('z' - rest % 26));
        }
        return word.toString();
    }

    private static String repeated(char c, int times) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < times; i++) {
            text.append(c);
        }
        return text.toString();
    }

    private void run(String... args) {
        StringBuilder line = new StringBuilder("{\"args\":[");
        for (int i = 0; i < args.length; i++) {
            line.append(i == 0 ? "\"" : ",\"").append(args[i]).append('"');
        }
        runs.append(line).append("]}\n");
    }

    private String file(int number, StringBuilder text) throws IOException {
        String name = program + "-" + number + ".txt";
        Files.write(dir.resolve(name), text.toString().getBytes(StandardCharsets.US_ASCII));
        return name;
    }

    private void registry(int number, boolean worst) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = worst ? 600 : between(20, 600); i > 0; i--) {
            text.append(word(26, between(3, 12))).append(';').append(word(26, 8)).append("@x.org;");
            text.append(random.nextInt(1200)).append('\n');
        }
        run(file(number, text));
    }

    private void dictionary(int number, boolean bad, boolean worst) throws IOException {
        StringBuilder text = new StringBuilder();
        int offset = worst ? 0 : random.nextInt(10000);
        for (int i = 0, words = worst ? 800 : between(40, 800); i < words; i++) {
            text.append(bad ? colliding(offset + i) : word(26, 6)).append(i % 8 == 7 ? '\n' : ' ');
        }
        run(file(number, text));
    }

    private void wildcard(int number, boolean bad, boolean worst) throws IOException {
        StringBuilder text = new StringBuilder();
        int length = worst ? 60 : between(10, 60);
        for (int i = worst ? 20 : between(5, 20); i > 0; i--) {
            text.append(bad ? repeated('a', length) : word(26, length)).append('\n');
        }
        run(worst || number / 4 % 2 == 0 ? "*a*a*b" : "*a*b", file(number, text));
    }

    /** Numbers in random, ascending or descending order. Quicksort swaps more on descending ones. */
    private void numbers(int number, int most, int order, boolean worst) throws IOException {
        StringBuilder text = new StringBuilder();
        int size = worst ? most : between(20, most);
        for (int i = 0; i < size; i++) {
            int value = order == 0 ? random.nextInt(100000) : order > 0 ? 1000 + 7 * i : 1000 + 7 * (size - i);
            text.append(value).append('\n');
        }
        run(file(number, text));
    }

    private void write(int number, boolean bad, boolean worst) throws IOException {
        switch (program) {
            case "registry": registry(number, worst); break;
            case "dictionary": dictionary(number, bad, worst); break;
            case "wildcard": wildcard(number, bad, worst); break;
            case "scores": numbers(number, 800, !bad ? 0 : number % 8 == 3 ? 1 : -1, worst); break;
            case "insertion": numbers(number, 600, bad ? -1 : 0, worst); break;
            case "rods":
                run("" + (worst ? 16 : between(4, 16)), "" + random.nextInt(1000), "" + (worst ? 500 : between(10, 500)));
                break;
            default: throw new IllegalArgumentException("no such program: " + program);
        }
    }

    /** See the class. */
    public static void main(String[] args) throws IOException {
        Path dir = Files.createDirectories(Paths.get(args[1]));
        String kind = args.length > 4 ? args[4] : "all";
        WeakInputs inputs = new WeakInputs(args[0], dir, Long.parseLong(args[3]));
        boolean worst = kind.equals("worst");
        for (int i = 0; i < (worst ? 1 : Integer.parseInt(args[2])); i++) {
            inputs.write(i, worst || i % 4 == 3 && kind.equals("all"), worst);
        }
        try (PrintWriter out = new PrintWriter(dir.resolve("runs.jsonl").toFile(), "US-ASCII")) {
            out.print(inputs.runs);
        }
    }
}
