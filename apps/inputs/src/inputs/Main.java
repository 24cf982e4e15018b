package inputs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Generates inputs of the evaluation programs and the run list that names them. The same arguments give the same files.
 */
public final class Main {
    private static final String USAGE = "usage: inputs PROGRAM --out DIR [--count N] [--seed S] [--range full|middle|small]";
    private static final Map<String, Supplier<Generator>> GENERATORS = new TreeMap<>();

    static {
        GENERATORS.put("routing", Routing::new);
        GENERATORS.put("encryptor", Encryptor::new);
        GENERATORS.put("spamfilter", SpamFilter::new);
        GENERATORS.put("chess", Chess::new);
        GENERATORS.put("chessmt", () -> new Chess("2"));
        GENERATORS.put("ringtone", Ringtone::new);
        GENERATORS.put("face", Face::new);
        GENERATORS.put("facecv", Face::new);
        GENERATORS.put("tar", Tar::new);
        GENERATORS.put("json", Json::new);
        GENERATORS.put("jsonstream", Json::new);
        GENERATORS.put("sat4j", Sat::new);
        GENERATORS.put("ecj", JavaSource::new);
        GENERATORS.put("antlr", Grammar::new);
        GENERATORS.put("xalan", Markup::new);
        GENERATORS.put("yuicompressor", Script::new);
        GENERATORS.put("liblinear", Instances::new);
        GENERATORS.put("pngtastic", Picture::new);
    }

    private Main() {
    }

    /** See {@link #USAGE}. */
    public static void main(String[] args) throws IOException {
        if (args.length % 2 == 0 || !GENERATORS.containsKey(args[0])) {
            fail(USAGE + "\nPROGRAM is one of " + String.join(", ", GENERATORS.keySet()));
        }
        int count = 100;
        long seed = 1;
        Draw.Range range = Draw.Range.FULL;
        Path out = null;
        for (int i = 1; i < args.length; i += 2) {
            String value = args[i + 1];
            switch (args[i]) {
                case "--count":
                    count = Integer.parseInt(value);
                    break;
                case "--seed":
                    seed = Long.parseLong(value);
                    break;
                case "--range":
                    try {
                        range = Draw.Range.valueOf(value.toUpperCase(Locale.ROOT));
                    } catch (IllegalArgumentException e) {
                        fail("--range is full, middle or small, not " + value);
                    }
                    break;
                case "--out":
                    out = Paths.get(value).toAbsolutePath().normalize();
                    break;
                default:
                    fail("unknown option " + args[i] + "\n" + USAGE);
            }
        }
        if (out == null) {
            fail("--out is missing\n" + USAGE);
        }
        generate(GENERATORS.get(args[0]).get(), count, seed, range, out);
    }

    private static void generate(Generator generator, int count, long seed, Draw.Range range, Path out) throws IOException {
        Files.createDirectories(out);
        generator.prepare(out, seed);
        try (PrintWriter runs = new PrintWriter(Files.newBufferedWriter(out.resolve("runs.jsonl")))) {
            for (int i = 0; i < count; i++) {
                long own = seed * 0x9e3779b97f4a7c15L + i * 0xbf58476d1ce4e5b9L;
                runs.println(generator.generate(out, i, new Draw(own ^ (own >>> 31), range)).json());
            }
        }
    }

    private static void fail(String message) {
        System.err.println(message);
        System.exit(2);
    }
}
