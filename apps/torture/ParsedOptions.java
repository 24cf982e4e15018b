// args: -n 3 -v a b | --size=10 -- -v x | -n25 --help -q rest
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A parser of command lines: short and long options, values attached or apart, the end of options, unknown ones. */
public class ParsedOptions {
    private final Map<String, String> values = new HashMap<>();
    private final List<String> rest = new ArrayList<>();
    private int unknown;

    static final class Usage extends RuntimeException {
        Usage(String message) {
            super(message);
        }
    }

    void parse(String[] args) {
        for (int i = 0; i < args.length; i++) {
            String a = args[i];
            if (a.equals("--")) {
                while (++i < args.length) {
                    rest.add(args[i]);
                }
            } else if (a.startsWith("--")) {
                int at = a.indexOf('=');
                values.put(at < 0 ? a.substring(2) : a.substring(2, at), at < 0 ? "true" : a.substring(at + 1));
            } else if (a.startsWith("-n")) {
                values.put("size", a.length() > 2 ? a.substring(2) : args[++i]);
            } else if (a.equals("-v")) {
                values.merge("verbose", "1", String::concat);
            } else if (a.startsWith("-")) {
                unknown++;
            } else {
                rest.add(a);
            }
        }
        if (!values.containsKey("size")) {
            throw new Usage("no size");
        }
    }

    public static void main(String[] args) {
        ParsedOptions options = new ParsedOptions();
        try {
            options.parse(args);
            new ParsedOptions().parse(new String[] {"-q"});
        } catch (Usage e) {
            options.unknown += 10;
        }
        int n = Integer.parseInt(options.values.get("size"));
        int total = 0;
        for (int i = 0; i < n; i++) {
            if (options.values.containsKey("verbose")) {
                total += 2;
            }
            total++;
        }
        for (String r : options.rest) {
            total += r.length() * 5;
        }
        if (options.values.containsKey("help")) {
            System.out.println("usage: ParsedOptions -n SIZE");
            total += 100;
        }
        for (int i = 0; i < options.unknown; i++) {
            total++;
        }
        System.out.println(total);
    }
}
